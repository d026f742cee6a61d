import { type RawBuilder, sql } from 'kysely';
import { select } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import type { Context } from '../action.ts';
import { ownedBy } from '../actors.ts';
import type { Events } from '../events.ts';
import { signalAccount, signalBusinesses } from '../live-signals.ts';
import { visitLifecycle } from './visit.lifecycle.ts';

/** What becomes of a job, a lead or one of the two sides ends what was arranged between them. */
export const endVisits = {
  ofJob: (context: Context, { jobId }: { jobId: string }): Promise<void> =>
    end(context, sql`l.job_id = ${jobId}`),

  /** One business is hired: the others do not come. */
  ofOthers: (context: Context, { jobId, leadId }: Events['quote.accepted']): Promise<void> =>
    end(context, sql`l.job_id = ${jobId} and l.id <> ${leadId}`),

  /** The business removed its lead. */
  ofLead: (context: Context, { leadId }: { leadId: string }): Promise<void> =>
    end(context, sql`l.id = ${leadId}`),

  /** Runs after a block has parted the leads between the two; work that goes on keeps its days. */
  between: (context: Context, { customerId, businessId }: Events['block.made']): Promise<void> =>
    end(
      context,
      sql`l.business_id = ${businessId} and j.customer_id = ${customerId} and l.parted_at is not null`,
    ),

  /** Runs before the account is erased. The jobs of a customer have ended by then, and their visits with them. */
  async ofAccount(context: Context, { accountId }: { accountId: UserId }): Promise<void> {
    await end(context, sql`(j.customer_id = ${accountId} or l.business_id in ${ownedBy(accountId)})`);
    await free(context, sql`v.member_id = ${accountId}`);
  },
};

/** Who left a business comes in its name no longer; the visit stands, and the business chooses somebody else. */
export const freeMember = (context: Context, { businessId, accountId }: Events['member.left']) =>
  free(context, sql`v.member_id = ${accountId} and l.business_id = ${businessId}`);

const toEnd = {
  visitId: sql<string>`v.id`,
  leadId: sql<string>`l.id`,
  jobId: sql<string>`l.job_id`,
  proposalId: sql<string>`v.proposal_id`,
  customerId: sql<UserId>`j.customer_id`,
  businessId: sql<BusinessId>`l.business_id`,
  startsAt: sql<Date | null>`case when v.status = ${sql.lit(visitLifecycle.moves.pick.to)} then v.starts_at end`,
};

/** Visits that have begun stay as they were. Of one that was agreed on both sides hear. */
async function end(context: Context, which: RawBuilder<unknown>): Promise<void> {
  const { tx, now } = context;
  const { rows } = await select(toEnd)`
    from visits v join leads l on l.id = v.lead_id join jobs j on j.id = l.job_id
    where ${which} and (v.status = 'proposed' or v.status = 'agreed' and v.starts_at > ${now})
    order by v.id`.execute(tx);
  for (const { startsAt, ...facts } of rows) {
    const { to } = startsAt ? visitLifecycle.moves.cancel : visitLifecycle.moves.withdraw;
    await sql`
      update visits set status = ${to}, ended_by = 'system', revision = revision + 1, changed_at = ${now}
      where id = ${facts.visitId}`.execute(tx);
    await tx.deleteFrom('visit_bookings').where('visit_id', '=', facts.visitId).execute();
    if (startsAt) await context.record('visit.ended', { ...facts, startsAt: startsAt.toISOString() });
    else await signalBoth(context, facts);
  }
}

/** Nobody is told that times can be picked no longer: what ended them is told. */
async function signalBoth({ tx }: Context, sides: { customerId: UserId; businessId: BusinessId }) {
  await signalAccount(tx, sides.customerId, ['visits']);
  await signalBusinesses(tx, [sides.businessId], ['visits']);
}

const freed = { id: sql<string>`v.id`, businessId: sql<BusinessId>`l.business_id` };

async function free({ tx, now }: Context, whose: RawBuilder<unknown>): Promise<void> {
  const { rows } = await select(freed)`
    from visits v join leads l on l.id = v.lead_id
    where ${whose} and (v.status = 'proposed' or v.status = 'agreed' and v.ends_at > ${now})
    order by v.id`.execute(tx);
  for (const { id } of rows) {
    await sql`
      update visits set member_id = null, revision = revision + 1, changed_at = ${now} where id = ${id}`.execute(
      tx,
    );
    await tx.deleteFrom('visit_bookings').where('visit_id', '=', id).execute();
  }
  await signalBusinesses(tx, [...new Set(rows.map(({ businessId }) => businessId))], ['visits']);
}
