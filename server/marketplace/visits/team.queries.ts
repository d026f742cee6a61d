import { sql } from 'kysely';
import { fieldSentences as say } from '../../../contract/copy.ts';
import type { MemberRole } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Reader, Tx } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { invalid } from '../../platform/refusal.ts';
import type { LeadRow } from '../leads/index.ts';
import { rolesThatGo } from './arranging.ts';

const member = {
  id: sql<UserId>`m.account_id`,
  name: sql<string>`a.first_name || ' ' || a.last_name`,
};

type Team = { businessId: BusinessId; roles: readonly MemberRole[] };

const goers = preparedOnce(
  'who-may-go',
  ({ businessId, roles }: Slots<Team>) => select(member)`
    from members m join accounts a on a.id = m.account_id
    where m.business_id = ${businessId} and m.role = any(${roles}::text[]) and a.is_active
    order by m.role <> 'owner', m.created_at, m.account_id`,
);

/** Who of the business may be chosen for a visit on this lead. */
export const whoMayGo = (db: Reader, lead: LeadRow) =>
  goers(db, { businessId: lead.businessId, roles: rolesThatGo(lead) });

type Wish = { actor: Actor; lead: LeadRow; wanted: string | undefined };

/**
 * Who comes: whom a member of the business chooses, or the one who acts. They stay in the business until this act is done.
 * @throws Refusal 'invalid' if they may not be chosen, or if a customer chooses
 */
export async function chosenFor(tx: Tx, { actor, lead, wanted }: Wish): Promise<UserId | null> {
  if (actor.role === 'customer') {
    if (wanted === undefined) return null;
    throw invalid({ member: [say.visitor] });
  }
  const id = wanted ?? actor.userId;
  if (id !== actor.userId)
    await sql`select from memberships where business_id = ${lead.businessId} and account_id = ${id} for share`.execute(
      tx,
    );
  const found = (await whoMayGo(tx, lead)).find((one) => one.id === id);
  if (!found) throw invalid({ member: [say.visitor] });
  return found.id;
}
