import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { refusalOf } from '../../testing/api.ts';
import { addsSnag, ticksSnag } from '../../testing/snag-acts.ts';
import { agreesToEarlyEnd, declinesEarlyEnd, proposesEarlyEnd } from '../../testing/early-end-acts.ts';
import { approvesExtra, proposesExtra, refusesExtra } from '../../testing/extra-acts.ts';
import { inAnyOrder } from '../../testing/in-any-order.ts';
import type { TestMarket } from '../../testing/market.ts';
import { type Stage, story } from '../../testing/story.ts';
import { becomes, waitingAgain } from '../../testing/waiting-again.ts';

const TITLE = 'Kitchen tap will not stop dripping';

/** Anna is to mend Carl's tap for 120 pounds; Bob had offered, too. */
async function agreed({ customer, business }: Stage, wish?: { starts_at_once: boolean }) {
  const [carl, anna, bob] = await Promise.all([customer(), business(), business()]);
  const job = await carl.posts({ title: TITLE });
  const lead = await anna.lead();
  await bob.quotes(await bob.lead(), { cost: 90 });
  await carl.accepts(await anna.quotes(lead, { cost: 120, comments: 'With a new washer' }), wish);
  return { carl, anna, bob, job, lead };
}

type Kept = { terms: string; hash: string; customer_words: string | null; words: string | null } & {
  customer_words_hash: string;
  words_hash: string;
};

async function kept({ product }: TestMarket, job: { id: string }): Promise<Kept | undefined> {
  const { rows } = await product.database.pool.query<Kept>(
    'select * from agreements a join agreement_offers o using (engagement_id) where a.job_id = $1',
    [job.id],
  );
  return rows[0];
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Of what is kept, as anybody can work it out. */
const hashOf = ({ terms, customer_words_hash, words_hash }: Kept): string =>
  sha256([terms, customer_words_hash, words_hash].join('\n'));

story('both sides read what was agreed, and nobody else finds it', { shows: ['C5'] }, async (stage) => {
  const { carl, anna, bob, job } = await agreed(stage, { starts_at_once: true });
  const agreement = await carl.agreement(job);
  expect(agreement).toMatchObject({
    jobNumber: (await carl.job(job)).jobNumber,
    service: (await carl.job(job)).service.name,
    cost: 120,
    rate_type: 'Flat',
    customer: { name: `${carl.facts.firstName} ${carl.facts.lastName}`, title: TITLE, photos: [] },
    business: { comments: 'With a new washer', detail: null },
    cancelling: { startsAtOnce: true, right: 'for what is done' },
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(agreement?.customer?.location).toMatch(/^[A-Z]+\d+[A-Z]? \d[A-Z]{2}$/);
  const theirs = (who: { api: typeof anna.api }) =>
    who.api().then((api) => api.agreement({ params: { id: job.id } }));
  expect((await theirs(anna)).agreement).toEqual(agreement);
  const dana = await stage.customer();
  for (const stranger of [bob, dana]) expect(await refusalOf(theirs(stranger))).toBe('not_found');
  const open = await dana.posts({ title: 'Nobody has won this' });
  expect(await refusalOf(dana.agreement(open))).toBe('not_found');
});

story('the lines of a detailed quote stand in the agreement as they were sent', async (stage) => {
  const [carl, anna] = await Promise.all([stage.customer(), stage.business()]);
  const job = await carl.posts({ title: TITLE });
  const line = { kind: 'labour', text: 'Fit the tap', quantity: 1.5, unit: 'hour', unit_price: 48 } as const;
  const detail = { lines: [line], vat: 'included_20', deposit_percent: 10 } as const;
  await carl.accepts(await anna.quotes(await anna.lead(), { detail: { ...detail, lines: [line] } }));
  expect((await carl.agreement(job))?.business?.detail).toMatchObject({
    lines: [{ ...line, sum: 72 }],
    vat: 'included_20',
    vat_amount: 12,
    deposit_amount: 7.2,
  });
});

story('an acceptance that says nothing asks for no work within the fourteen days', async (stage) => {
  const { carl, anna, job } = await agreed(stage);
  const madeAt = (await carl.agreement(job))?.madeAt;
  expect((await carl.agreement(job))?.cancelling).toMatchObject({ startsAtOnce: false, right: 'free' });
  await anna.finishes(job);
  expect((await carl.agreement(job))?.cancelling.right).toBe('free');
  await stage.market.advance({ days: 15 });
  expect((await carl.agreement(job))?.cancelling.right).toBe('over');
  expect((await carl.agreement(job))?.madeAt).toBe(madeAt);
});

story('no later act changes an agreement, in whatever order they come', { shows: ['C5'] }, async (stage) => {
  await inAnyOrder(4, async (order) => {
    const { carl, anna, job, lead } = await agreed(stage);
    const before = await kept(stage.market, job);
    const shown = await carl.agreement(job);
    if (!before || !shown) throw new Error('there is no agreement');
    expect(before.hash).toBe(hashOf(before));
    expect([before.customer_words_hash, before.words_hash]).toEqual(
      [before.customer_words, before.words].map((words) => sha256(words ?? '')),
    );
    const { market } = stage;
    const acts: (() => Promise<unknown>)[] = [
      () => carl.writes(lead, 'When do you come?'),
      () => anna.writes(lead, 'On Monday'),
      // Before the end or after it: then they are refused.
      () =>
        proposesExtra(anna, job, { amount: 30 }).then(
          (extra) => approvesExtra(carl, extra),
          () => undefined,
        ),
      () =>
        proposesExtra(anna, job, { amount: -5 }).then(
          (extra) => refusesExtra(carl, extra),
          () => undefined,
        ),
      () =>
        proposesEarlyEnd(anna, job).then(
          (end) => declinesEarlyEnd(carl, end),
          () => undefined,
        ),
      () => anna.finishes(job).then(() => carl.reviews(job, { rating: 4, comment: 'Good' })),
      // After the end, or before it: then it is refused.
      () =>
        addsSnag(carl, job).then(
          (snag) => ticksSnag(anna, snag),
          () => undefined,
        ),
      () =>
        market.product.database.pool.query(`update businesses set name = 'Another name' where id = $1`, [
          anna.id,
        ]),
      () =>
        market.product.database.pool.query(`update jobs set title = 'Another title' where id = $1`, [job.id]),
    ];
    for (const act of order(acts)) {
      await act();
      expect(await kept(market, job)).toEqual(before);
      expect({ ...(await carl.agreement(job)), cancelling: null }).toEqual({ ...shown, cancelling: null });
    }
  });
});

story(
  'a job that both sides end early leaves the agreement as it was, to be read by both',
  { shows: ['C5'] },
  async (stage) => {
    const { carl, anna, job } = await agreed(stage);
    const before = await kept(stage.market, job);
    const shown = await carl.agreement(job);
    await agreesToEarlyEnd(anna, await proposesEarlyEnd(carl, job));
    expect(await kept(stage.market, job)).toEqual(before);
    for (const who of [carl, anna]) {
      const { agreement } = await (await who.api()).agreement({ params: { id: job.id } });
      expect({ ...agreement, cancelling: null }).toEqual({ ...shown, cancelling: null });
    }
  },
);

story('an agreement cannot be rewritten, not even in the database', async (stage) => {
  const { job } = await agreed(stage);
  const { pool } = stage.market.product.database;
  for (const change of [
    `terms = replace(terms, '12000', '13000')`,
    `customer_words = '{}'`,
    `hash = repeat('0', 64)`,
    `made_at = made_at + interval '1 day'`,
  ])
    await expect(pool.query(`update agreements set ${change} where job_id = $1`, [job.id])).rejects.toThrow(
      'never rewritten',
    );
});

story(
  'with an account go its names and words; the figures and the hash stay for the other side',
  { shows: ['C5'] },
  async (stage) => {
    const { carl, anna, job } = await agreed(stage);
    const before = await kept(stage.market, job);
    await anna.finishes(job);
    await (await carl.api()).deleteAccount();
    await stage.market.settled();
    const after = await kept(stage.market, job);
    expect(after).toEqual({ ...before, customer_words: null });
    const { agreement } = await (await anna.api()).agreement({ params: { id: job.id } });
    expect(agreement).toMatchObject({
      customer: null,
      cost: 120,
      business: { comments: 'With a new washer' },
      hash: before?.hash,
    });
  },
);

story(
  'the customer has what was agreed in a mail of their own, whatever becomes of the work meanwhile',
  { shows: ['C5'] },
  async (stage) => {
    const { market } = stage;
    const { carl, anna, bob, job } = await agreed(stage);
    await market.settled();
    const mails = (await market.mailTo(carl.facts.email)).filter(({ subject }) =>
      /agreed/.test(subject ?? ''),
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      `What was agreed: Fix a leak or burst pipe, ${job.jobNumber}`,
    ]);
    const text = mails[0]?.text ?? '';
    for (const said of [
      '£120 for the job',
      'The Local Pro does the work above for the price above, with reasonable care and skill.',
      `/jobs/${job.id}/agreement`,
    ])
      expect(text).toContain(said);
    expect(text).toMatch(
      /may cancel without a reason until the end of \d+ [A-Z][a-z]+ 2026, and pays nothing\./,
    );
    for (const { facts } of [anna, bob])
      expect((await market.mailTo(facts.email)).map(({ subject }) => subject)).not.toContainEqual(
        expect.stringContaining('What was agreed'),
      );
    const sent = { kind: 'agreement-made', accountId: carl.id };
    const waiting = await waitingAgain(market, sent);
    await anna.finishes(job);
    await market.settled();
    expect(await becomes(market, waiting)).toBe('sent');
    const late = await waitingAgain(market, sent);
    await market.look('update accounts set is_active = false, deleted_at = created_at where id = $1', [
      carl.id,
    ]);
    expect(await becomes(market, late)).toBe('dropped');
  },
);
