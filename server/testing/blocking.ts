import { sql } from 'kysely';
import { expect } from 'vitest';
import type { UserId } from '../platform/ids.ts';
import type { Correspondent } from './correspondent.ts';
import type { TestMarket } from './market.ts';

type Ref = { id: string };
type Two = { one: Correspondent; other: Correspondent };

/** The last block that somebody's side has made is lifted; without one nothing is. */
export async function liftsLast(one: Correspondent): Promise<void> {
  const api = await one.api();
  const [last] = (await api.blocks()).blocks;
  if (last) await api.unblockOther({ params: { id: last.id } });
}

/**
 * Blocks the other side of a lead. Work that is agreed is as it was before, and the other side is told nothing; a customer
 * hears at most that quotes were withdrawn, as of any business.
 */
export async function blocksUnnoticed(market: TestMarket, { one, other }: Two, lead: Ref): Promise<void> {
  // What happened before may still have to be told.
  await market.settled();
  const before = await seenOf(market, other.accountId);
  await (await one.api()).blockOther({ params: { id: lead.id } });
  await market.settled();
  const after = await seenOf(market, other.accountId);
  expect(after.work).toEqual(before.work);
  const told = after.told.filter((line) => !before.told.includes(line));
  const isWithdrawn = after.withdrawn > before.withdrawn;
  expect(told.filter((line) => !(isWithdrawn && line.startsWith('quote-withdrawn ')))).toEqual([]);
}

/** All work that is agreed or over, and all that an account was told of. */
async function seenOf({ product }: TestMarket, account: UserId) {
  const lines = async (query: ReturnType<typeof sql<{ line: string }>>) =>
    (await query.execute(product.market.db)).rows.map(({ line }) => line);
  return {
    work: await lines(sql`select id || ' ' || status as line from engagements order by id`),
    withdrawn: (await lines(sql`select id::text as line from quotes where status = 'cancelled'`)).length,
    told: await lines(sql`
      select kind || ' ' || channel || ' ' || id as line from notices where account_id = ${account}
      union all select kind || ' bell ' || id from bell_entries where account_id = ${account}`),
  };
}

/** What was written or offered after a block, though no work went on between the two; as sentences. */
export async function broughtPastBlocks({ product }: TestMarket): Promise<string[]> {
  const { rows } = await sql<{ broken: string }>`
    with apart as (
      select l.id as lead_id, k.created_at as since from blocks k join jobs j on j.customer_id = k.customer_id
        join leads l on l.job_id = j.id and l.business_id = k.business_id
      union select id, parted_at from leads where parted_at is not null
    )
    select format('message %s was written after a block', m.id) as broken
    from apart a join leads l on l.id = a.lead_id
    join messages m on m.lead_id = l.id and m.created_at > a.since
    left join engagements e on e.job_id = l.job_id and e.business_id = l.business_id
    where e.id is null or e.started_at > m.created_at or e.ended_at < m.created_at
    union all
    select format('quote %s was sent after a block', q.id)
    from apart a join quotes q on q.lead_id = a.lead_id and q.created_at > a.since`.execute(
    product.market.db,
  );
  return rows.map(({ broken }) => broken);
}
