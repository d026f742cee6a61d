import { sql } from 'kysely';
import type { LeadStatus } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Reader } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { atOnce } from '../../platform/db/sent-together.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Context } from '../action.ts';
import { isApart } from '../blocked.ts';
import { goneColumns } from '../gone.ts';
import { isUnderWay, itsEngagement, jobStatus } from '../engagements/index.ts';
import { isInReach, isInterestAlive, isOpen, type LockedJob, lockJobOfLead } from '../jobs/index.ts';
import { type LeadAct, mayOnLead } from './lead.policy.ts';

const columns = {
  id: sql<string>`l.id`,
  job_id: sql<string>`l.job_id`,
  customer_id: sql<UserId>`j.customer_id`,
  business_id: sql<BusinessId>`l.business_id`,
  status: sql<LeadStatus>`l.status`,
  is_interested: isInterestAlive,
  dismissed_at: sql<Date | null>`l.dismissed_at`,
  created_at: sql<Date>`l.created_at`,
  customer_name: sql<string>`c.first_name || ' ' || c.last_name`,
  mobile_number: sql<string>`c.mobile_number`,
  winner_id: sql<BusinessId | null>`e.business_id`,
  job_status: jobStatus,
  is_offered: sql<boolean>`j.is_offered`,
  ended_at: sql<Date | null>`e.ended_at`,
  is_apart: isApart,
  ...goneColumns({ customer: 'j.customer_id', business: 'l.business_id' }),
};

export type LeadRow = RowOf<typeof columns> & { customerId: UserId; businessId: BusinessId };

type Asked = { leadId: string; to: LeadAct };

/** A lead that the viewer is a side of, and may act on so; a stranger's lead does not exist for him. */
export const leadFor = async (db: Reader, actor: Actor, { leadId, to }: Asked): Promise<LeadRow> =>
  asSide(actor, to, await findLead(db, { leadId }));

const sides = sql`leads l join jobs j on j.id = l.job_id ${itsEngagement} join accounts c on c.id = j.customer_id`;

const findLead = preparedOnce(
  'lead',
  ({ leadId }: Slots<{ leadId: string }>) =>
    select(columns)`from ${sides} where l.id = ${leadId} and j.deleted_at is null`,
);

function asSide<Row extends RowOf<typeof columns>>(actor: Actor, to: LeadAct, [row]: Row[]) {
  const lead = row && { ...row, customerId: row.customer_id, businessId: row.business_id };
  if (!lead || !mayOnLead.may(to, actor, lead) || !isInField(actor, lead)) throw notFound();
  return lead;
}

/** A field member has to do with the work that is going on, and with nothing before or after it. */
const isInField = ({ memberRole }: Actor, lead: LeadRow): boolean =>
  memberRole !== 'field' || (lead.winner_id === lead.businessId && isUnderWay(lead.job_status));

export type LeadForAct = LeadRow & { is_in_reach: boolean };

/** The same for an act on the lead: its job is locked first, then the lead is read as it is now. */
export async function leadForAct(
  { tx, actor, now }: Context,
  { leadId, to }: Asked,
): Promise<{ lead: LeadForAct; job: LockedJob }> {
  const { userId: customerId, businessId } = actor;
  const [job, rows] = await atOnce(
    lockJobOfLead(tx, { leadId, customerId, businessId }),
    findLeadForAct(tx, { leadId, now }),
  );
  const lead = asSide(actor, to, rows);
  if (!job) throw notFound();
  return { lead, job };
}

const findLeadForAct = preparedOnce(
  'lead-for-act',
  ({ leadId, now }: Slots<{ leadId: string; now: Date }>) =>
    select({ ...columns, is_in_reach: isInReach(now) })`
      from ${sides} where l.id = ${leadId} and j.deleted_at is null`,
);

/**
 * Whether the lead is still this business's to take up: the job reaches it now, or it took it up before.
 * A card once seen is no ticket: who moved away must not come back for the number.
 */
export const isStillTheirs = (lead: LeadForAct): boolean => lead.is_interested || lead.is_in_reach;

/** Whether this business may still answer the job. A blocked business is answered as if the job were switched off. */
export const isOpenTo = (lead: LeadRow, job: { status: string; is_offered: boolean }): boolean =>
  isOpen(job) && !lead.is_apart;
