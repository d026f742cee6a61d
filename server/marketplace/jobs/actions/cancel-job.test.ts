import { expect } from 'vitest';
import { refusalOf } from '../../../testing/api.ts';
import { story } from '../../../testing/story.ts';

story(
  'a cancelled job closes its quotes and stays in the history of who had quoted',
  { shows: ['R-4-030', 'R-9-057', 'R-11-016', 'R-11-023', 'R-11-037', 'R-5-105', 'R-10-063'] },
  async ({ customer, business, market }) => {
    const carl = await customer();
    const [anna, bob, cora] = [await business(), await business(), await business()];
    const job = await carl.posts();
    const quote = await anna.quotes(await anna.lead(), { cost: 80 });
    const bobs = await bob.lead();
    await bob.withdraws(await bob.quotes(bobs, { cost: 50 }));
    await cora.lead();

    await carl.cancels(job);

    expect(await carl.job(job)).toMatchObject({ status: 'cancelled', can: [], business: null, cost: null });
    expect(await anna.jobs('cancelled')).toMatchObject([
      { id: job.id, cost: 80, location: 'SE1', user: { mobile_number: null }, can: [] },
    ]);
    expect(await bob.jobs('cancelled')).toEqual([]);
    expect(await cora.leads()).toEqual([]);
    expect(await anna.openQuotes()).toEqual([]);
    expect(await refusalOf(carl.accepts(quote))).toBe('quote_no_longer_open');
    expect(await refusalOf(anna.withdraws(quote))).toBe('quote_no_longer_open');
    // A withdrawn quote makes room for another only while the job is active.
    expect(await refusalOf(bob.quotes(bobs, { cost: 40 }))).toBe('job_not_available');
    await market.settled();
    expect((await market.mailTo(anna.facts.email))[0]?.subject).toBe(
      'Job cancelled: Kitchen tap will not stop dripping',
    );
    expect((await market.mailTo(bob.facts.email)).map((mail) => mail.subject)).not.toContainEqual(
      expect.stringContaining('cancelled'),
    );
  },
);

story(
  'cancelling again changes nothing and answers the same',
  { shows: ['R-10-073'] },
  async ({ customer, market }) => {
    const carl = await customer();
    const job = await carl.posts();
    expect(await carl.cancels(job)).toEqual([]);
    expect(await carl.cancels(job)).toEqual([]);
    expect(await refusalOf(carl.finishes(job))).toBe('job_cannot_change');
    const { rows } = await market.product.database.pool.query(
      `select 1 from history where event = 'job.cancelled'`,
    );
    expect(rows).toHaveLength(1);
  },
);

story(
  'what is in progress or over cannot be cancelled',
  { shows: ['R-4-048', 'R-10-073', 'R-11-021'] },
  async ({ customer, business }) => {
    const carl = await customer();
    const anna = await business();
    const job = await carl.posts();
    expect(await refusalOf(carl.finishes(job))).toBe('job_cannot_change');
    await carl.accepts(await anna.quotes(await anna.lead(), { cost: 80 }));
    expect(await refusalOf(carl.cancels(job))).toBe('job_cannot_change');
    const asAnna = await anna.api();
    const cancelled = asAnna.updateJobStatus({ params: { id: job.id }, body: { status: 'cancelled' } });
    expect(await refusalOf(cancelled)).toBe('forbidden');
    expect(await carl.finishes(job)).toEqual([]);
    expect(await refusalOf(carl.cancels(job))).toBe('job_cannot_change');
    expect(await carl.finishes(job)).toEqual([]);
    const asCarl = await carl.api();
    const nonsense = asCarl.updateJobStatus({
      params: { id: job.id },
      body: { status: 'active' as 'finished' },
    });
    expect(await refusalOf(nonsense)).toBe('invalid');
  },
);

story(
  'a reason of cancelling is kept, read by its customer, listed and counted; without one nothing is said',
  { shows: ['C2'] },
  async ({ admin, customer }) => {
    const [carl, adam] = [await customer(), await admin()];
    const api = await adam.api();
    const wishes = {
      'A first tap': 'hired_elsewhere',
      'A second tap': 'not_needed',
      'A third tap': undefined,
    } as const;
    for (const [title, reason] of Object.entries(wishes)) {
      const job = await carl.posts({ title });
      await carl.cancels(job, reason);
      // A repeat changes nothing, whatever it says.
      await carl.cancels(job, 'not_needed');
      expect((await carl.job(job)).closed_reason).toBe(reason ?? null);
    }
    for (const status of ['hired_elsewhere', 'not_needed'] as const) {
      const { jobs, jobsCount } = await api.adminJobs({ query: { status } });
      expect([jobsCount, ...jobs.map(({ closed_reason }) => closed_reason)]).toEqual([1, status]);
    }
    const { cards } = await api.adminFigures({ query: {} });
    const totals = Object.fromEntries(cards.map(({ key, total }) => [key, total]));
    expect(totals).toMatchObject({ hired_elsewhere: 1, not_needed: 1, unanswered: 0 });
    const job = await carl.posts({ title: 'A fourth tap' });
    const body = { status: 'finished' as const, reason: 'not_needed' as const };
    expect(await refusalOf((await carl.api()).updateJobStatus({ params: { id: job.id }, body }))).toBe(
      'invalid',
    );
  },
);
