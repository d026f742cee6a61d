import { sql } from 'kysely';
import type { BellKind } from '../../../../contract/words.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Slots } from '../../../platform/db/prepared-statements.ts';
import type { BusinessId, UserId } from '../../../platform/ids.ts';
import { kindsFor } from './bell-kinds.ts';

export type Whose = { accountId: UserId; businessId: BusinessId | null; kinds: readonly BellKind[] };

/** Whose bell: a person's own, or as somebody of the business they act for now, with what their role hears of. */
export const bellOf = (actor: Actor): Whose => ({
  accountId: actor.userId,
  businessId: actor.businessId,
  kinds: kindsFor(actor),
});

/** SQL: the entry stands in this bell: it is the person's own, or of the business. */
export function isTheirs({ accountId, businessId, kinds }: Slots<Whose> | Whose, alias: 'n' | 'later' = 'n') {
  const entry = sql.raw(alias);
  return sql`
    ${entry}.account_id = ${accountId} and (${entry}.business_id is null or ${entry}.business_id = ${businessId}::uuid)
    and ${entry}.kind = any(${kinds}::text[])`;
}

/** SQL: what an entry is grouped by: its job, if it has one. */
export const group = sql<string>`coalesce(n.job_id, n.id)`;
