import { expect } from 'vitest';
import { HOUR_MS } from '../../platform/clock.ts';
import { apiAt, refusalOf } from '../../testing/api.ts';
import { type Stage, story } from '../../testing/story.ts';

/** Anna's work for Carl is done and reviewed. */
async function reviewed({ customer, business }: Stage) {
  const [carl, anna] = [await customer({ name: 'Carl Moss' }), await business({ name: 'Anna Bell' })];
  const job = await carl.posts({ title: 'The tap' });
  const lead = await anna.lead('The tap');
  await carl.accepts(await anna.quotes(lead, { cost: 80 }));
  await carl.finishes(job);
  return { carl, anna, job, lead, review: await carl.reviews(job, { rating: 3, comment: 'A day late.' }) };
}

const profileOf = async ({ market }: Stage, { id }: { id: string }) =>
  apiAt(market.baseUrl, () => ({})).publicBusiness({ params: { id } });

const mailsAbout = async ({ market }: Stage, address: string) =>
  (await market.mailTo(address)).filter(({ subject }) => subject.startsWith('Your review was answered'));

story(
  'a business answers a review once for everybody to read, and changes its words for 48 hours',
  { shows: ['C8'] },
  async (stage) => {
    const { market } = stage;
    const { carl, anna, job, review } = await reviewed(stage);
    expect((await anna.jobs('finished'))[0]).toMatchObject({ can: ['answer'], reviews: [{ answer: null }] });
    const answer = await anna.answers(review, 'Sorry.\nCall 07700 900123 or ring at SE1 9SG.');
    expect(answer.text).toBe('Sorry.\nCall [contact details hidden] or ring at SE1.');
    expect(Date.parse(answer.changesUntil) - Date.parse(answer.createdAt)).toBe(48 * HOUR_MS);
    expect((await profileOf(stage, anna)).reviews).toMatchObject([{ comment: 'A day late.', answer }]);
    expect((await carl.job(job)).reviews).toMatchObject([{ answer }]);

    await market.advance({ hours: 48, minutes: -1 });
    const changed = await anna.answers(review, 'Sorry.');
    expect(changed).toEqual({ ...answer, text: 'Sorry.' });
    await market.advance({ minutes: 1 });
    expect(await refusalOf(anna.answers(review, 'Not sorry.'))).toBe('answer_stays');
    // The same words change nothing.
    expect(await anna.answers(review, 'Sorry.')).toEqual(changed);
    expect((await profileOf(stage, anna)).reviews).toMatchObject([{ answer: changed }]);
    await market.settled();
    expect(await mailsAbout(stage, carl.facts.email)).toHaveLength(1);
    const { groups } = await (await carl.api()).bell();
    const told = groups.flatMap(({ entries }) => entries).filter(({ kind }) => kind === 'review-answered');
    expect(told).toMatchObject([{ name: 'Bell & Co' }]);
  },
);

story(
  'nobody answers a review of the work of others, one that is hidden, or with nothing',
  { shows: ['C8'] },
  async (stage) => {
    const { anna, review } = await reviewed(stage);
    const [ben, olga, fred] = [
      await stage.business(),
      await stage.member(anna, 'office'),
      await stage.member(anna, 'field'),
    ];
    expect(await refusalOf(ben.answers(review, 'Not mine'))).toBe('not_found');
    expect(await refusalOf(anna.answers({ id: anna.id }, 'No review'))).toBe('not_found');
    expect(await refusalOf(fred.answers(review, 'By Fred'))).toBe('forbidden');
    for (const nothing of ['', ' \n ', 'x'.repeat(1001)])
      expect(await refusalOf(anna.answers(review, nothing))).toBe('invalid');
    expect((await olga.answers(review, 'By Olga')).text).toBe('By Olga');

    const api = await (await stage.admin()).api();
    await api.switchReview({ params: { id: review.id }, body: { is_active: 0, reason: 'not_genuine' } });
    expect(await refusalOf(anna.answers(review, 'Still here'))).toBe('not_found');
    expect((await anna.jobs('finished'))[0]?.can).toEqual([]);
    expect((await profileOf(stage, anna)).reviews).toEqual([]);
    await api.switchReview({ params: { id: review.id }, body: { is_active: 1 } });
    expect((await profileOf(stage, anna)).reviews).toMatchObject([{ answer: { text: 'By Olga' } }]);
  },
);

story('of two answers at once one is written first, and the customer hears of one', async (stage) => {
  const { market, member } = stage;
  const { carl, anna, review } = await reviewed(stage);
  const olga = await member(anna, 'office');
  await Promise.all([anna.answers(review, 'By Anna'), olga.answers(review, 'By Olga')]);
  await market.settled();
  // Who came first may have begun later, so the moments say nothing of the order.
  const { rows } = await market.product.database.pool.query(
    `select event from history where event like 'review.answer%' order by event desc`,
  );
  expect(rows.map(({ event }) => event)).toEqual(['review.answered', 'review.answer-changed']);
  expect(await mailsAbout(stage, carl.facts.email)).toHaveLength(1);
});

story('an answer is changed by a call that began before it was written', async (stage) => {
  const { anna, review } = await reviewed(stage);
  await anna.answers(review, 'Thank you');
  await stage.market.advance({ minutes: -1 });
  await anna.answers(review, 'Thank you all the same');
  expect((await profileOf(stage, anna)).reviews).toMatchObject([
    { answer: { text: 'Thank you all the same' } },
  ]);
});

story(
  'who has blocked a business hears nothing of its answer, which stands for everybody else',
  async (stage) => {
    const { market } = stage;
    const { carl, anna, lead, review } = await reviewed(stage);
    await (await carl.api()).blockOther({ params: { id: lead.id } });
    await anna.answers(review, 'Thank you all the same');
    await market.settled();
    expect(await mailsAbout(stage, carl.facts.email)).toEqual([]);
    const { groups } = await (await carl.api()).bell();
    expect(groups.flatMap(({ entries }) => entries.map(({ kind }) => kind))).not.toContain('review-answered');
    expect((await profileOf(stage, anna)).reviews).toMatchObject([
      { answer: { text: 'Thank you all the same' } },
    ]);
  },
);

story('the answers of a business go with the account of its owner', { shows: ['T26'] }, async (stage) => {
  const { market } = stage;
  const { carl, anna, job, review } = await reviewed(stage);
  await anna.answers(review, 'Thank you from Anna');
  await (await anna.api()).deleteAccount();
  await market.settled();
  expect((await carl.job(job)).reviews).toMatchObject([{ comment: 'A day late.', answer: null }]);
});

story(
  'an admin takes an answer away for good; the business is told why, and the review stays',
  { shows: ['C8'] },
  async (stage) => {
    const { market } = stage;
    const { anna, job, review } = await reviewed(stage);
    const api = await (await stage.admin()).api();
    const params = { id: review.id };
    const body = { reason: 'It names a child' };
    expect(await refusalOf(api.takeAnswerAway({ params, body }))).toBe('not_found');
    await anna.answers(review, 'Little Tim broke it');
    expect((await api.adminReviews({ query: {} })).reviews).toMatchObject([
      { answer: 'Little Tim broke it' },
    ]);
    expect(await api.takeAnswerAway({ params, body })).toEqual([]);
    expect(await api.takeAnswerAway({ params, body })).toEqual([]);
    await market.settled();
    const mails = (await market.mailTo(anna.facts.email)).filter(({ subject }) => /answer/.test(subject));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`The job: ${job.jobNumber}. The reason: It names a child`);
    expect((await profileOf(stage, anna)).reviews).toMatchObject([{ comment: 'A day late.', answer: null }]);
    expect((await anna.jobs('finished'))[0]?.can).toEqual([]);
    for (const words of ['Little Tim broke it', 'Something else'])
      expect(await refusalOf(anna.answers(review, words))).toBe('answer_stays');
    expect((await api.adminReviews({ query: {} })).reviews).toMatchObject([{ answer: null }]);
  },
);
