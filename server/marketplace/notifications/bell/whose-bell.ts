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

/** SQL: the entry `n` stands in this bell: it is the person's own, or of the business. */
export const isTheirs = ({ accountId, businessId, kinds }: Slots<Whose> | Whose) => sql`
  n.account_id = ${accountId} and (n.business_id is null or n.business_id = ${businessId}::uuid)
  and n.kind = any(${kinds}::text[])`;

/** SQL: what an entry is grouped by: its job, if it has one. */
export const group = sql<string>`coalesce(n.job_id, n.id)`;
