import { expect } from 'vitest';
import { JOB_STAGES, JOB_STATES } from '../../../contract/admin-pages.ts';
import { seedDemo } from '../../seed/demo/index.ts';
import { inTransaction } from '../../platform/db/db.ts';
import type { TestMarket } from '../../testing/market.ts';
import { story } from '../../testing/story.ts';

const demoWorld = async ({ product }: TestMarket) => {
  const { db, clock } = product.market;
  await inTransaction(db, (tx) => seedDemo(tx, clock.now()));
};

const aDayAgo = ({ clock }: TestMarket) => new Date(clock.now().getTime() - 24 * 3_600_000).toISOString();

/** What is true of a job of each stage, read from the tables in another way. */
const stages = (market: TestMarket): Record<string, string> => ({
  active: "j.ask_status = 'active'",
  progress: "e.status = 'progress'",
  finished: "e.status = 'finished'",
  cancelled: "'cancelled' in (j.ask_status, e.status)",
  hired: 'e.id is not null',
  hired_elsewhere: "j.closed_reason = 'hired_elsewhere'",
  not_needed: "j.closed_reason = 'not_needed'",
  unanswered: "j.closed_reason = 'unanswered'",
  quoted: 'exists (select from quotes q where q.job_id = j.id)',
  quoted_in_a_day: `j.created_at <= '${aDayAgo(market)}' and exists (
    select from quotes q where q.job_id = j.id and q.created_at <= j.created_at + interval '24 hours')`,
});

async function countedJobs(market: TestMarket, stage: string | undefined, more: string): Promise<number> {
  const { rows } = await market.product.database.pool.query<{ count: number }>(
    `select count(*) as count from jobs j left join engagements e on e.job_id = j.id
     where j.deleted_at is null and ${(stage && stages(market)[stage]) ?? 'true'} ${more}`,
  );
  return rows[0]?.count ?? -1;
}

story(
  'every list of jobs counts what is in it, of those switched off and beside deleted ones too, on the demo world',
  { shows: ['R-8-010'] },
  async ({ admin, market }) => {
    await demoWorld(market);
    const api = await (await admin()).api();
    const { pool } = market.product.database;
    await pool.query(`update jobs set closed_reason = 'not_needed' where ask_status = 'cancelled'`);
    const { rows } = await pool.query<{ id: string; nth: number }>(`
      select id, nth::int from (
        select j.id, row_number() over (partition by coalesce(e.status, j.ask_status) order by j.id) as nth
        from jobs j left join engagements e on e.job_id = j.id
      ) numbered where nth <= 4`);
    // Of each status the first two are switched off, and the second and third deleted.
    for (const { id, nth } of rows) {
      if (nth <= 2) await api.switchJob({ params: { id }, body: { is_active: 0 } });
      if (nth === 2 || nth === 3) await api.removeJob({ params: { id }, body: {} });
    }
    await market.settled();
    const month = market.clock.now().toISOString().slice(0, 7);
    const isOfMonth = `and to_char(j.created_at at time zone 'UTC', 'YYYY-MM') = '${month}'`;
    const switched = { active: 'and j.is_active', inactive: 'and not j.is_active' };
    for (const status of [undefined, ...JOB_STAGES])
      for (const state of [undefined, ...JOB_STATES])
        for (const months of [undefined, month]) {
          const query = {
            ...(status && { status }),
            ...(state && { state }),
            ...(months && { month: months }),
          };
          const { jobs, jobsCount } = await api.adminJobs({ query });
          const more = `${state ? switched[state] : ''} ${months ? isOfMonth : ''}`;
          expect([query, jobsCount]).toEqual([query, await countedJobs(market, status, more)]);
          expect([query, jobs.length]).toEqual([query, Math.min(jobsCount, 10)]);
        }
  },
);
