import type pg from 'pg';

/** What every act takes: nobody acts in the name of an account that goes meanwhile. */
export const HOLD_ACCOUNT = `select from accounts where id = $1 and is_active for share`;

const SIGNALS = `select pg_notify('fettle_live', signal) from unnest($1::text[]) as n (signal)`;

/** Tells the open pages, once the act has committed. */
export async function signal(client: pg.PoolClient, signals: object[]): Promise<void> {
  await client.query({
    name: 'signals',
    text: SIGNALS,
    values: [signals.map((each) => JSON.stringify(each))],
  });
}

const columns = `expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy,
    dead_letter, heartbeat_seconds`;

/** SQL: puts jobs (their data and moments) into a queue, and wakes who works on it, as pg-boss does. */
export const queueInto = (queue: string): string => `
  with queued as (
    insert into pgboss.job_common (name, data, start_after, keep_until, ${columns})
    select name, data, moment, moment + retention_seconds * interval '1s', ${columns}
    from pgboss.queue, unnest($1::jsonb[], $2::timestamptz[]) as j (data, moment) where name = '${queue}'
    returning start_after)
  select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), '${queue}')
  from queued where start_after <= now() limit 1`;
