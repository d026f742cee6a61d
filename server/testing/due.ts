import type { TestMarket } from './market.ts';

/** Where the workers of the queue listen, as pg-boss names it. */
const WAKING = `'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24)`;

type Waiting = { name?: string; states?: ('created' | 'retry')[] };

/** What waits in the queue for a later moment or a next try is due now, and the workers are woken for it. */
export async function dueNow({ look }: TestMarket, { name, states = ['created', 'retry'] }: Waiting = {}) {
  await look(
    `with due as (
      update pgboss.job set start_after = now()
      where state::text = any($1) and ($2::text is null or name = $2) returning name
    )
    select pg_notify(${WAKING}, name) from (select distinct name from due) woken`,
    [states, name ?? null],
  );
}
