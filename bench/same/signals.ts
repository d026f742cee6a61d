import type pg from 'pg';

/** What every act takes: nobody acts in the name of an account that goes meanwhile. */
export const HOLD_ACCOUNT = `select from accounts where id = $1 and is_active for share`;

const NOTIFY = `
  select pg_notify('fettle_live', signal) from unnest($1::text[]) as n (signal)
  union all
  select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), queue) from unnest($2::text[]) as q (queue)`;

/** Tells the open pages and wakes who works on the queues, once the act has committed. */
export async function signal(client: pg.PoolClient, signals: object[], queues: string[]): Promise<void> {
  await client.query({
    name: 'signals',
    text: NOTIFY,
    values: [signals.map((each) => JSON.stringify(each)), queues],
  });
}

const columns = `expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy,
    dead_letter, heartbeat_seconds`;

/** SQL: puts jobs (their data and moments) into a queue. */
export const queueInto = (queue: string): string => `
  insert into pgboss.job_common (name, data, start_after, keep_until, ${columns})
  select name, data, moment, moment + retention_seconds * interval '1s', ${columns}
  from pgboss.queue, unnest($1::jsonb[], $2::timestamptz[]) as j (data, moment) where name = '${queue}'`;
