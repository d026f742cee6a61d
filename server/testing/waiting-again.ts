import type { TestMarket } from './market.ts';
import { noting } from './noting.ts';
import { outboxWorker } from './outbox-worker.ts';

type Sent = { kind: string; accountId?: string; businessId?: string };

/** The newest mail of a kind to somebody waits again, as if no worker had come to it yet; answers its id. */
export async function waitingAgain(
  market: TestMarket,
  { kind, accountId, businessId }: Sent,
): Promise<string> {
  await market.settled();
  const [again] = await market.look<{ id: string }>(
    `with taken as (delete from caught_messages)
    update notices set status = 'queued', decided_at = null where id = (
      select id from notices where kind = $1 and channel = 'email' and account_id is not distinct from coalesce($2, account_id)
        and business_id is not distinct from coalesce($3, business_id)
      order by id desc limit 1
    ) returning id`,
    [kind, accountId ?? null, businessId ?? null],
  );
  if (!again) throw new Error(`nobody was mailed anything of the kind ${kind}`);
  return again.id;
}

/** A worker comes to a mail that waits; answers what became of it. */
export async function becomes(market: TestMarket, id: string): Promise<string | undefined> {
  await outboxWorker(market, noting().messenger)(id);
  const [notice] = await market.look<{ status: string }>('select status from notices where id = $1', [id]);
  return notice?.status;
}
