import type pg from 'pg';
import { newId } from '../platform/ids.ts';

type Id = { id: string };

/**
 * A process of the release before engagements, as far as the database can tell: the statements by which it read and
 * moved jobs, word for word. It knows jobs.status and jobs.business_id and nothing of what came later.
 */
export class ReleaseBefore {
  private readonly pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  /** Another job like one that is there. */
  async posts(like: Id): Promise<Id> {
    const { rows } = await this.pool.query<Id>(
      `insert into jobs (id, job_number, customer_id, category_id, service_id, title, description, answers, property,
        tier, urgency, wanted_at, postcode, outward, town, lat, lng, outward_lat, outward_lng, cell, status, is_offered,
        open_to_all_from, created_at)
      select $2, 'J' || to_char(nextval('job_numbers'), 'FM99999999000000'), customer_id, category_id, service_id, title,
        description, answers, property, tier, urgency, wanted_at, postcode, outward, town, lat, lng, outward_lat,
        outward_lng, cell, 'active', is_offered, open_to_all_from, created_at + interval '1 second'
      from jobs where id = $1 returning id`,
      [like.id, newId()],
    );
    const [job] = rows;
    if (!job) throw new Error('there is no such job');
    return job;
  }

  async accepts({ id }: Id): Promise<void> {
    await this.inTransaction([
      [
        `update quotes set decided_at = now(), status = 'accepted' where id = $1 and status = any('{pending}')`,
        id,
      ],
      [
        `update quotes o set status = 'rejected', decided_at = now() from quotes q
        where q.id = $1 and o.job_id = q.job_id and o.id <> q.id and o.status = any('{pending}')`,
        id,
      ],
      [
        `update jobs j set business_id = q.business_id, started_at = now(), status = 'progress' from quotes q
        where q.id = $1 and j.id = q.job_id and j.status = any('{active}')`,
        id,
      ],
    ]);
  }

  async finishes({ id }: Id): Promise<void> {
    await this.inTransaction([
      [
        `update jobs set ended_at = now(), status = 'finished' where id = $1 and status = any('{progress}')`,
        id,
      ],
    ]);
  }

  async cancels({ id }: Id, from = '{active}'): Promise<void> {
    await this.inTransaction([
      [
        `update jobs set ended_at = now(), status = 'cancelled' where id = $1 and status = any('${from}')`,
        id,
      ],
      [
        `update quotes set status = 'closed', decided_at = now()
        where job_id = $1 and status = any('{pending,accepted}')`,
        id,
      ],
    ]);
  }

  /** As an admin does who deletes a job or one of its sides. */
  abandons(job: Id): Promise<void> {
    return this.cancels(job, '{active,progress}');
  }

  /** What it takes for the status and the winner of a job, and whether both moments are there that belong to them. */
  async sees({ id }: Id): Promise<string> {
    const { rows } = await this.pool.query<{ seen: string }>(
      `select concat_ws(' ', status, case when business_id is not null then 'won' end,
        case when started_at is not null then 'started' end, case when ended_at is not null then 'ended' end) as seen
      from jobs where id = $1`,
      [id],
    );
    return rows[0]?.seen ?? 'nothing';
  }

  private async inTransaction(statements: [sql: string, id: string][]): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      for (const [sql, id] of statements)
        if ((await client.query(sql, [id])).rowCount === 0 && sql.startsWith('update jobs'))
          throw new Error('the job was not where it was thought to be');
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }
}
