import { expect } from 'vitest';
import { story } from '../../testing/story.ts';

story(
  'a job that an admin deletes ends then: the ask is cancelled, or else the work that was agreed on',
  async ({ market, admin, customer, business }) => {
    const [adam, carl, anna] = await Promise.all([admin(), customer(), business()]);
    const agreed = await carl.posts({ title: 'Agreed' });
    await carl.accepts(await anna.quotes(await anna.lead('Agreed'), { cost: 90 }));
    const open = await carl.posts({ title: 'Open' });
    await market.advance({ hours: 1 });
    const now = market.clock.now();
    const api = await adam.api();
    for (const { id } of [agreed, open]) await api.removeJob({ params: { id } });
    const { pool } = market.product.database;
    const { rows: asks } = await pool.query(
      'select title, ask_status, cancelled_at >= $1 as "isNow" from jobs order by title',
      [now],
    );
    expect(asks).toEqual([
      { title: 'Agreed', ask_status: 'awarded', isNow: null },
      { title: 'Open', ask_status: 'cancelled', isNow: true },
    ]);
    const { rows: work } = await pool.query(
      'select job_id, status, ended_at >= $1 as "isNow" from engagements',
      [now],
    );
    expect(work).toEqual([{ job_id: agreed.id, status: 'cancelled', isNow: true }]);
    const { rows: said } = await pool.query(
      `select job_id, facts ->> 'customerId' as customer from history where event = 'job.cancelled' order by id`,
    );
    expect(said).toEqual([agreed, open].map(({ id }) => ({ job_id: id, customer: carl.id })));
  },
);
