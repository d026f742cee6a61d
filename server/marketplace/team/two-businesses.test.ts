import { expect } from 'vitest';
import { daysPass } from '../../testing/bank.ts';
import type { Business } from '../../testing/business.ts';
import { theDay } from '../../testing/daytime.ts';
import { invitationTo } from '../../testing/member.ts';
import { type Stage, story } from '../../testing/story.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { ANNOUNCE_JOB } from '../notifications/index.ts';

// Ben owns one business, and is in the office of another.

async function bothOf(stage: Stage) {
  const { market, business } = stage;
  const premium = { package: 'premium' } as const;
  const [anna, ben] = [
    await business({ ...premium, name: 'Anna Bell' }),
    await business({ ...premium, name: 'Ben Stone' }),
  ];
  const { email } = ben.facts;
  await (await anna.api()).inviteMember({ body: { email, role: 'office' } });
  await (await ben.api()).acceptInvitation({ params: { token: await invitationTo(market, email) } });
  return { anna, ben };
}

/** The newest mails of somebody, but for those about the team itself: what each says above, and where it leads. */
async function told({ market }: Stage, { facts }: Business) {
  await market.settled();
  const mails = await market.mailTo(facts.email);
  return mails
    .filter(({ subject }) => !subject.startsWith('Join'))
    .map(({ subject, text }) => ({
      subject,
      opens: /business=([\w-]+)/.exec(text)?.[1] ?? 'the current one',
    }));
}

const bySubject = <T extends { subject: string }>(mails: T[]) =>
  mails.toSorted((one, other) => one.subject.localeCompare(other.subject));

story('who is in two businesses is told for each of them, and reads for which', async (stage) => {
  const { market, customer } = stage;
  const { anna, ben } = await bothOf(stage);
  const carl = await customer();
  const job = await carl.posts();
  expect(bySubject(await told(stage, ben))).toEqual([
    { subject: expect.stringMatching(/^Bell & Co: New lead: /), opens: anna.id },
    { subject: expect.stringMatching(/^Stone & Co: New lead: /), opens: ben.id },
  ]);
  // Above what is said of the job.
  for (const { subject, text } of (await market.mailTo(ben.facts.email)).slice(0, 2))
    expect(text).toContain(`\nBusiness: ${subject.split(':')[0]}\nWork: `);
  expect(await told(stage, anna)).toEqual([
    { subject: expect.stringMatching(/^New lead: /), opens: 'the current one' },
  ]);
  // Told once for each, however often the job is announced.
  const { db, queue } = market.product.market;
  await inTransaction(db, (tx) => queue.send(tx, ANNOUNCE_JOB, { jobs: [{ jobId: job.id }] }));
  expect(await told(stage, ben)).toHaveLength(2);
});

story(
  'a link in a mail opens the business that it is about, and its leads are those of that one',
  async (stage) => {
    const { customer } = stage;
    const { anna, ben } = await bothOf(stage);
    const carl = await customer();
    await carl.posts();
    await carl.accepts(await anna.quotes(await anna.lead(), { cost: 90 }));
    const accepted = (await told(stage, ben)).filter(({ subject }) => subject.includes('accepted'));
    expect(accepted).toEqual([{ subject: expect.stringMatching(/^Bell & Co: /), opens: anna.id }]);
    const api = await ben.api();
    const jobsFor = async (id: string) => {
      await api.chooseBusiness({ params: { id } });
      return (await ben.jobs()).length;
    };
    expect([await jobsFor(ben.id), await jobsFor(accepted[0]?.opens ?? '')]).toEqual([0, 1]);
  },
);

story('a text message to who is in two businesses says for which it is', async (stage) => {
  const { market, customer } = stage;
  theDay(market.clock);
  const { anna, ben } = await bothOf(stage);
  for (const person of [anna, ben]) await person.wants({ sms: true, email: false });
  await (await customer()).posts();
  await market.settled();
  const texts = async ({ facts }: Business) => (await market.mailTo(facts.mobile)).map(({ text }) => text);
  expect((await texts(ben)).toSorted()).toEqual([
    expect.stringMatching(new RegExp(`^Bell & Co: New lead.*business=${anna.id}$`)),
    expect.stringMatching(new RegExp(`^Stone & Co: New lead.*business=${ben.id}$`)),
  ]);
  expect(await texts(anna)).toEqual([expect.not.stringContaining('Bell & Co')]);
});

story(
  'who left one of two businesses reads no name of the other any more, and is told for that one alone',
  async (stage) => {
    const { customer } = stage;
    const { anna, ben } = await bothOf(stage);
    await (await ben.api()).leaveTeam({ params: { id: anna.id } });
    await (await customer()).posts();
    expect(await told(stage, ben)).toEqual([
      { subject: expect.stringMatching(/^New lead: /), opens: 'the current one' },
    ]);
  },
);

story(
  'a mail about money says which business it is about, and leads to the billing of that one',
  async (stage) => {
    const { market } = stage;
    const { anna, ben } = await bothOf(stage);
    await (await ben.api()).chooseBusiness({ params: { id: ben.id } });
    await ben.cancelsSubscription();
    await daysPass(market, 0);
    expect(await told(stage, ben)).toContainEqual({
      subject: expect.stringMatching(/^Stone & Co: /),
      opens: ben.id,
    });
    expect((await market.mailTo(ben.facts.email))[0]?.text).toMatch(/tab=settings&panel=billing&business=/);
    expect(await told(stage, anna)).toEqual([]);
  },
);
