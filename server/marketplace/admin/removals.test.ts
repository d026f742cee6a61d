import { expect } from 'vitest';
import type { AdminJobsQuery } from '../../../contract/admin-lists.ts';
import { refusalOf } from '../../testing/api.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import type { TestMarket } from '../../testing/market.ts';
import type { Person } from '../../testing/person.ts';
import { type Stage, story } from '../../testing/story.ts';

const subjectsTo = async (market: TestMarket, { facts }: Person) =>
  (await market.mailTo(facts.email)).map(({ subject }) => subject);

/** The newest mail about the account itself, and not about quotes. */
async function mailedTo({ market }: Stage, { facts }: Person) {
  await market.settled();
  return (await market.mailTo(facts.email)).find(({ subject }) => subject.startsWith('Your job'));
}

async function workUnderWay({ customer, business, admin }: Stage) {
  const [adam, carl, anna, bob] = await Promise.all([admin(), customer(), business(), business()]);
  const job = await carl.posts();
  const lead = await anna.lead();
  await bob.quotes(await bob.lead(), { cost: 150 });
  const quote = await anna.quotes(lead, { cost: 120 });
  await carl.accepts(quote);
  return { api: await adam.api(), adam, carl, anna, bob, job, lead, quote };
}

story(
  'a deleted customer takes the work under way along',
  { shows: ['R-10-134', 'R-10-135', 'R-11-021', 'R-16-033', 'A-47'] },
  async (stage) => {
    const { market } = stage;
    const { api, carl, anna, job } = await workUnderWay(stage);
    const params = { id: carl.id };
    expect(await api.removeAccount({ params, body: { reason: 'Fraud' } })).toEqual([]);
    expect(await api.removeAccount({ params })).toEqual([]);
    await market.settled();
    await expect(carl.jobs()).rejects.toMatchObject({ code: 'unauthenticated' });
    const [cancelled] = await anna.jobs('cancelled');
    expect(cancelled).toMatchObject({ id: job.id, user: { name: 'Deleted user' } });
    expect(await subjectsTo(market, anna)).toContain('Job cancelled: Fix a leak or burst pipe');
    const [last] = await market.mailTo(carl.facts.email);
    expect(last).toMatchObject({ subject: 'Your account is deleted' });
    expect(last?.text).toContain('The reason: Fraud');
    expect((await api.adminCustomers({ query: {} })).count).toBe(0);
    await expect(api.adminCustomer({ params })).rejects.toMatchObject({ code: 'not_found' });
    expect(await brokenInvariants(market.product.market.db)).toEqual([]);
    // Of the log stays who did what; what describes the person is gone.
    const { rows } = await market.product.database.pool.query(
      'select act, reason from audit_log l left join audit_details d on d.entry_id = l.id',
    );
    expect(rows).toEqual([{ act: 'delete', reason: null }]);
  },
);

story('a deleted business leaves its customers told', { shows: ['R-10-135', 'A-47'] }, async (stage) => {
  const { market } = stage;
  const { api, carl, anna, bob, job } = await workUnderWay(stage);
  const other = await carl.posts({ title: 'Another tap' });
  await anna.quotes(await anna.lead('Another tap'), { cost: 80 });
  await api.removeAccount({ params: { id: anna.id } });
  await market.settled();
  expect(await subjectsTo(market, carl)).toEqual(
    expect.arrayContaining([
      'Job cancelled: Kitchen tap will not stop dripping',
      'A quote is no longer there: Another tap',
    ]),
  );
  expect((await carl.job(job)).status).toBe('cancelled');
  expect((await carl.job(other)).status).toBe('active');
  expect(await subjectsTo(market, bob)).not.toContain('Job cancelled: Kitchen tap will not stop dripping');
  expect((await api.adminBusinesses({ query: {} })).businessCount).toBe(1);
  expect(await brokenInvariants(market.product.market.db)).toEqual([]);
});

story(
  'the admin area lists agreed work by its status and switch, newest first, until it is deleted',
  async (stage) => {
    const { api, carl, anna, job } = await workUnderWay(stage);
    const listed = async (query: AdminJobsQuery) => {
      const { jobs, jobsCount } = await api.adminJobs({ query });
      expect(jobsCount).toBe(jobs.length);
      return jobs.map(({ title }) => title);
    };
    const second = await carl.posts({ title: 'Another tap' });
    await carl.accepts(await anna.quotes(await anna.lead('Another tap'), { cost: 80 }));
    const both = ['Another tap', 'Kitchen tap will not stop dripping'];
    expect(await listed({ status: 'progress' })).toEqual(both);
    expect(await listed({ status: 'finished' })).toEqual([]);
    for (const one of [job, second]) await anna.finishes(one);
    expect(await listed({ status: 'progress' })).toEqual([]);
    expect(await listed({ status: 'finished' })).toEqual(both);
    expect(await listed({ status: 'finished', sort: 'oldest' })).toEqual(both.toReversed());
    const month = (await carl.job(job)).createdAt.slice(0, 7);
    expect(await listed({ status: 'finished', month })).toEqual(both);
    expect(await listed({ status: 'finished', month: '2020-01' })).toEqual([]);

    await api.switchJob({ params: { id: job.id }, body: { is_active: 0, reason: 'Asked for' } });
    expect(await listed({ status: 'finished', state: 'inactive' })).toEqual([both[1]]);
    expect(await listed({ status: 'finished', state: 'active' })).toEqual([both[0]]);
    await api.removeJob({ params: { id: job.id } });
    expect(await listed({ status: 'finished' })).toEqual([both[0]]);
    expect(await listed({ status: 'finished', state: 'inactive' })).toEqual([]);
  },
);

story('no admin is deleted here, and nobody who is not there', { shows: ['R-10-135'] }, async ({ admin }) => {
  const [adam, other] = await Promise.all([admin(), admin()]);
  const api = await adam.api();
  await expect(api.removeAccount({ params: { id: other.id } })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(
    api.removeAccount({ params: { id: '00000000-0000-7000-8000-000000000000' } }),
  ).rejects.toMatchObject({ code: 'not_found' });
});

story(
  'a job that is off is no lead',
  { shows: ['R-10-125', 'R-11-031', 'R-11-038', 'R-11-043', 'A-74'] },
  async (stage) => {
    const { customer, business, admin } = stage;
    const [adam, carl, anna] = await Promise.all([admin(), customer(), business()]);
    const api = await adam.api();
    const job = await carl.posts();
    const quote = await anna.quotes(await anna.lead(), { cost: 90 });
    const late = await stage.business();
    const lead = await late.lead();
    await api.switchJob({ params: { id: job.id }, body: { is_active: 0, reason: 'Not a job' } });
    expect(await mailedTo(stage, carl)).toMatchObject({
      subject: 'Your job is not shown any more',
      text: expect.stringContaining(`The job: ${job.jobNumber}. The reason: Not a job`),
    });
    expect(await late.leads()).toEqual([]);
    await expect(late.quotes(lead, { cost: 70 })).rejects.toMatchObject({ code: 'job_not_available' });
    await expect(carl.accepts(quote)).rejects.toMatchObject({ status: 409 });
    expect((await carl.job(job)).is_active).toBe(0);
    const off = { job: { is_active: 0 } };
    expect([await carl.quotes(), await anna.openQuotes()]).toMatchObject([[off], [off]]);
    await api.switchJob({ params: { id: job.id }, body: { is_active: 1 } });
    const told = await mailedTo(stage, carl);
    expect(told).toMatchObject({
      subject: 'Your job is shown again',
      text: expect.stringContaining(`The job: ${job.jobNumber}.`),
    });
    expect(told?.text).not.toContain('The reason');
    expect(await late.leads()).toHaveLength(1);
    await carl.accepts(quote);
    await api.switchJob({ params: { id: job.id }, body: { is_active: 0 } });
    expect([await carl.jobs('in_progress'), await anna.jobs('in_progress')]).toMatchObject([
      [{ is_active: 0 }],
      [{ is_active: 0 }],
    ]);
  },
);

story(
  'a job that is switched on stays no lead while its customer is not let in',
  { shows: ['R-11-043'] },
  async (stage) => {
    const { customer, business, admin } = stage;
    const [adam, carl, uma, anna] = await Promise.all([
      admin(),
      customer(),
      customer({ verified: false }),
      business(),
    ]);
    const api = await adam.api();
    const [carls, umas] = [await carl.posts(), await uma.posts()];
    await api.changeCustomer({ params: { id: carl.id }, body: { is_active: 0 } });
    for (const { id } of [carls, umas])
      for (const is_active of [0, 1] as const) await api.switchJob({ params: { id }, body: { is_active } });
    expect(await anna.leads()).toEqual([]);
    await api.changeCustomer({ params: { id: carl.id }, body: { is_active: 1 } });
    expect(await anna.leads()).toHaveLength(1);
  },
);

story(
  'no job is switched that was deleted or never was',
  { shows: ['R-10-125', 'R-10-126'] },
  async (stage) => {
    const [adam, carl] = [await stage.admin(), await stage.customer()];
    const api = await adam.api();
    const { id } = await carl.posts();
    await api.removeJob({ params: { id } });
    const nowhere = '00000000-0000-7000-8000-000000000000';
    for (const call of [
      () => api.switchJob({ params: { id }, body: { is_active: 0 } }),
      () => api.switchJob({ params: { id: nowhere }, body: { is_active: 0 } }),
      () => api.removeJob({ params: { id: nowhere } }),
    ])
      expect(await refusalOf(call())).toBe('not_found');
  },
);

story(
  'a deleted job is in no list, and both sides are told',
  { shows: ['R-10-124', 'R-10-126', 'R-16-032'] },
  async (stage) => {
    const { market } = stage;
    const { api, carl, anna, job } = await workUnderWay(stage);
    const listed = await api.adminJobs({ query: {} });
    expect(listed).toMatchObject({
      jobsCount: 1,
      jobs: [
        {
          id: job.id,
          jobNumber: job.jobNumber,
          status: 'progress',
          user: { name: carl.name },
          quotesCount: 1,
        },
      ],
    });
    const second = await api.adminJobs({ query: { pageIndex: '2' } });
    expect(second).toMatchObject({ jobs: [], jobsCount: 1 });
    expect(listed.jobs[0]?.leads.map((lead) => lead.business_name)).toHaveLength(2);
    expect(await api.removeJob({ params: { id: job.id }, body: { reason: 'Twice the same' } })).toEqual([]);
    expect(await api.removeJob({ params: { id: job.id } })).toEqual([]);
    await market.settled();
    expect(await api.adminJobs({ query: {} })).toEqual({ jobs: [], jobsCount: 0 });
    for (const person of [carl, anna]) {
      expect(await person.jobs('cancelled')).toEqual([]);
      expect(await subjectsTo(market, person)).toContain('Job cancelled: Kitchen tap will not stop dripping');
    }
    const [told, ...more] = (await market.mailTo(carl.facts.email)).filter(
      ({ subject }) => subject === 'Your job was deleted',
    );
    expect(more).toEqual([]);
    expect(told?.text).toContain(`The job: ${job.jobNumber}. The reason: Twice the same`);
    const kept = await market.product.database.pool.query(
      'select ended_at from engagements where job_id = $1',
      [job.id],
    );
    expect(kept.rows).toEqual([{ ended_at: expect.any(Date) }]);
    expect(await brokenInvariants(market.product.market.db)).toEqual([]);
  },
);

story(
  'a finished job that was deleted is read, answered and reviewed by nobody',
  { shows: ['R-16-032'] },
  async (stage) => {
    const { api, carl, anna, job, lead, quote } = await workUnderWay(stage);
    await anna.finishes(job);
    await api.removeJob({ params: { id: job.id } });
    expect((await mailedTo(stage, carl))?.text.split('\n')).toContainEqual(
      expect.stringMatching(`The job: ${job.jobNumber}.\\s*$`),
    );
    const acts = [
      () => carl.reviews(job, { rating: 1 }),
      () => carl.responses(job),
      () => carl.accepts(quote),
      () => carl.writes(lead, 'Are you there?'),
      () => anna.writes(lead, 'I am.'),
      () => anna.reads(lead),
      () => anna.withdraws(quote),
    ];
    for (const act of acts) expect(await refusalOf(act())).toBe('not_found');
  },
);

story('the audit log takes no change and no deletion, even from the owner of its tables', async (stage) => {
  const { api, carl } = await workUnderWay(stage);
  await api.changeCustomer({ params: { id: carl.id }, body: { firstName: 'Kay' } });
  for (const statement of [
    `update audit_log set act = 'nothing'`,
    'delete from audit_log',
    'truncate audit_log cascade',
    `update audit_details set after = null`,
    'delete from audit_details',
  ])
    await expect(stage.market.asOwner(statement), statement).rejects.toThrow(/never changed|and not before/);
});
