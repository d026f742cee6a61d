import { expect } from 'vitest';
import { sweep } from '../../testing/sweep.ts';
import { story } from '../../testing/story.ts';

story('the queue itself deletes what ended a week ago, and nothing younger', async ({ market }) => {
  const { pool } = market.product.database;
  await sweep(market);
  await sweep(market);
  const { rows } = await pool.query<{ id: string }>(
    "select id from pgboss.job where name = 'sweep-old-rows' and state = 'completed'",
  );
  const [old, young] = rows.map(({ id }) => id);
  const ended = `update pgboss.job set completed_on = now() - make_interval(days => $2) where id = $1`;
  await pool.query(ended, [old, 8]);
  await pool.query(ended, [young, 6]);
  // It looks once an hour.
  await pool.query('update pgboss.queue set maintain_on = null');
  const left = async () => {
    const jobs = await pool.query<{ id: string }>('select id from pgboss.job where id = any($1)', [
      [old, young],
    ]);
    return jobs.rows.map(({ id }) => id);
  };
  await expect.poll(left, { interval: 200 }).toEqual([young]);
});
