import * as fc from 'fast-check';
import { expect } from 'vitest';
import { fieldSentences as say } from '../../../contract/copy.ts';
import type { Extra } from '../../../contract/extras.ts';
import { Refused, refusalOf } from '../../testing/api.ts';
import type { Correspondent } from '../../testing/correspondent.ts';
import {
  approvesExtra,
  proposesExtra,
  readsExtras,
  refusesExtra,
  withdrawsExtra,
} from '../../testing/extra-acts.ts';
import { KEY, rows, thrice } from '../../testing/thrice.ts';
import { type Stage, story } from '../../testing/story.ts';

const C5 = { shows: ['C5'] };
const REASON = 'The pipe behind it is rotten. Ring 07700 900123';

/** Anna mends Carl's tap, for 120 pounds unless she charges otherwise. */
async function working({ customer, business }: Stage, rate: 'Flat' | 'Hourly' = 'Flat') {
  const [carl, anna] = [await customer({ name: 'Carl Moss' }), await business({ name: 'Anna Bell' })];
  const job = await carl.posts({ title: 'The tap' });
  const lead = await anna.lead('The tap');
  await carl.accepts(await anna.quotes(lead, { cost: 120, rate }));
  return { carl, anna, job, lead };
}

const subjects = async ({ market }: Stage, { facts }: Correspondent) =>
  (await market.mailTo(facts.email)).map(({ subject }) => subject).filter((one) => /[Ee]xtra/.test(one));

async function rung(who: Correspondent): Promise<string[]> {
  const { groups } = await (await who.api()).bell();
  return groups
    .flatMap(({ entries }) => entries.map(({ kind }) => kind))
    .filter((kind) => kind.startsWith('extra-'));
}

const faultOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof Refused ? (error.errors.amount?.[0] ?? error.code) : 'failed'),
  );

story(
  'a business proposes an extra, its customer approves it, and the sum is the quote with it',
  C5,
  async (stage) => {
    const { carl, anna, job, lead } = await working(stage);
    const sum = { agreed: 120, rate_type: 'Flat', extras: 0, due: 120, isEndedEarly: false };
    const none = { extras: [], sum };
    expect(await readsExtras(anna, job)).toEqual({ ...none, mayPropose: true });
    expect(await readsExtras(carl, job)).toEqual({ ...none, mayPropose: false });

    const extra = await proposesExtra(anna, job, { amount: 45.5, reason: REASON, days: 2 });
    expect(extra).toMatchObject({
      status: 'proposed',
      amount: 45.5,
      days: 2,
      reason: REASON,
      can: ['withdraw'],
    });
    const seen = await readsExtras(carl, job);
    expect(seen).toMatchObject({
      extras: [{ id: extra.id, reason: REASON, can: ['approve', 'refuse'] }],
      sum: none.sum,
    });
    expect((await carl.job(job)).extras).toEqual({ approved: 0, isOpen: true });
    expect((await readsExtras(anna, job)).mayPropose).toBe(false);

    // A mail that is overtaken is not sent, so Carl waits for his before he decides.
    await stage.market.settled();
    await approvesExtra(carl, extra);
    await approvesExtra(carl, extra);
    expect((await readsExtras(carl, job)).sum).toEqual({
      agreed: 120,
      rate_type: 'Flat',
      extras: 45.5,
      due: 165.5,
      isEndedEarly: false,
    });
    for (const shown of [await carl.job(job), (await anna.jobs())[0]])
      expect(shown).toMatchObject({ cost: 120, extras: { approved: 45.5, isOpen: false } });

    await stage.market.settled();
    expect(await subjects(stage, carl)).toEqual(['An extra to decide on: The tap']);
    expect(await subjects(stage, anna)).toEqual(['Extra approved: The tap']);
    const [mail] = await stage.market.mailTo(carl.facts.email);
    expect(mail?.text).toContain('proposes £45.50 more and 2 days more than you agreed on');
    expect(mail?.text).not.toContain('rotten');
    expect([await rung(carl), await rung(anna)]).toEqual([['extra-proposed'], ['extra-approved']]);
    for (const who of [carl, anna]) {
      const { items } = await (await who.api()).conversation({ params: { id: lead.id }, query: {} });
      expect(items.slice(-2)).toMatchObject([
        { event: 'extra_proposed', cost: 45.5, rate_type: null },
        { event: 'extra_approved', cost: 45.5, rate_type: null },
      ]);
    }
  },
);

story('a customer refuses an extra with a word, and what was agreed stays', C5, async (stage) => {
  const { carl, anna, job } = await working(stage);
  const extra = await proposesExtra(anna, job);
  await refusesExtra(carl, extra, ' Not now.\n ');
  await refusesExtra(carl, extra, 'Said later');
  const { extras, sum, mayPropose } = await readsExtras(anna, job);
  expect(extras).toMatchObject([{ status: 'refused', words: 'Not now.', can: [] }]);
  expect([sum.due, mayPropose]).toEqual([120, true]);
  expect(await refusalOf(approvesExtra(carl, extra))).toBe('extra_no_longer_open');
  await stage.market.settled();
  expect(await subjects(stage, anna)).toEqual(['Extra refused: The tap']);
});

story('one extra is open at a time, and none after the end', C5, async (stage) => {
  const { carl, anna, job } = await working(stage);
  const first = await proposesExtra(anna, job);
  expect(await refusalOf(proposesExtra(anna, job, { amount: 10 }))).toBe('extra_already_proposed');
  await withdrawsExtra(anna, first);
  expect(await refusalOf(approvesExtra(carl, first))).toBe('extra_no_longer_open');
  const second = await proposesExtra(anna, job, { amount: -20, reason: 'Less to do' });
  await anna.finishes(job);
  expect(await refusalOf(approvesExtra(carl, second))).toBe('extra_no_longer_open');
  expect(await refusalOf(proposesExtra(anna, job))).toBe('job_cannot_change');
  const { extras, sum, mayPropose } = await readsExtras(carl, job);
  expect([extras.map(({ status }) => status), sum.due, mayPropose]).toEqual([
    ['withdrawn', 'closed'],
    120,
    false,
  ]);
});

story('work by the hour has extras and no sum', C5, async (stage) => {
  const { carl, anna, job } = await working(stage, 'Hourly');
  await approvesExtra(carl, await proposesExtra(anna, job, { amount: -200, reason: 'A discount' }));
  expect((await readsExtras(carl, job)).sum).toEqual({
    agreed: 120,
    rate_type: 'Hourly',
    extras: -200,
    due: null,
    isEndedEarly: false,
  });
});

story('an extra is no nothing, has a bound, and takes off no more than is due', C5, async (stage) => {
  const { anna, job } = await working(stage);
  const faults = [0, 1_000_000.01, -1_000_001, 1.005].map((amount) =>
    faultOf(proposesExtra(anna, job, { amount })),
  );
  expect(await Promise.all(faults)).toEqual([
    say.extraAmount,
    say.extraAmount,
    say.extraAmount,
    say.extraAmount,
  ]);
  expect(await faultOf(proposesExtra(anna, job, { amount: -120.01 }))).toBe(say.extraTooLow);
  expect(await faultOf(proposesExtra(anna, job, { amount: -120 }))).toBeUndefined();
});

story('nobody but the two finds an extra, and each does what is theirs', C5, async (stage) => {
  const { anna, job } = await working(stage);
  const [dana, ben] = [await stage.customer(), await stage.business()];
  const extra = await proposesExtra(anna, job);
  for (const stranger of [dana, ben]) expect(await refusalOf(readsExtras(stranger, job))).toBe('not_found');
  expect(await refusalOf(proposesExtra(ben, job))).toBe('not_found');
  expect(await refusalOf(approvesExtra(dana, extra))).toBe('not_found');
  expect(await refusalOf(withdrawsExtra(ben, extra))).toBe('not_found');
  const open = await dana.posts({ title: 'Nobody has won this' });
  expect(await refusalOf(readsExtras(dana, open))).toBe('not_found');
});

story(
  'an extra that is sent three times with one key is one extra',
  { shows: ['C5', 'ruling 50'] },
  async (stage) => {
    const { anna, job } = await working(stage);
    const api = await anna.api({ headers: KEY });
    await thrice(() => api.proposeExtra({ params: { id: job.id }, body: { amount: 5, reason: 'A washer' } }));
    expect(await rows(stage, 'extras')).toBe(1);
  },
);

type Open = Pick<Extra, 'id' | 'amount'> | null;
const anyAct = fc.oneof(
  fc.record({ act: fc.constant('propose' as const), pence: fc.integer({ min: -9_000, max: 9_000 }) }),
  fc.record({ act: fc.constantFrom('approve' as const, 'refuse' as const, 'withdraw' as const) }),
);

story(
  'in whatever order extras are decided on, what is due is the quote with those that were approved',
  C5,
  async (stage) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { minLength: 4, maxLength: 10 }), async (acts) => {
        await stage.market.settled();
        await stage.market.reset();
        const { carl, anna, job } = await working(stage);
        let [due, open]: [number, Open] = [12_000, null];
        for (const step of acts) {
          if (step.act === 'propose') {
            const isFit = open === null && step.pence !== 0 && due + step.pence >= 0;
            const extra: Open = await proposesExtra(anna, job, { amount: step.pence / 100 }).catch(
              () => null,
            );
            expect(extra !== null).toBe(isFit);
            open = extra ?? open;
          } else if (open) {
            if (step.act === 'approve') due += Math.round(open.amount * 100);
            const decide = {
              approve: () => approvesExtra(carl, open as Extra),
              refuse: () => refusesExtra(carl, open as Extra),
              withdraw: () => withdrawsExtra(anna, open as Extra),
            };
            await decide[step.act]();
            open = null;
          }
          const { sum } = await readsExtras(carl, job);
          expect([sum.due, sum.extras]).toEqual([due / 100, (due - 12_000) / 100]);
        }
      }),
      { numRuns: 8 },
    );
  },
);
