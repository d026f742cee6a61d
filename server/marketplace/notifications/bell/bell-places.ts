import { type RawBuilder, sql } from 'kysely';
import type { BellPlace } from '../../../../contract/bell.ts';
import type { SeenTab } from '../../../../contract/words.ts';
import type { BusinessId } from '../../../platform/ids.ts';

/** What stands on each tab; the cancelled jobs are a part of the history. */
export const PLACES_ON: Record<SeenTab, readonly BellPlace[]> = {
  jobs: ['jobs'],
  leads: ['leads'],
  quoted: ['quoted'],
  progress: ['progress'],
  history: ['history', 'cancelled'],
};

/** SQL: the entry `n` is about a message. */
export const isOfMessage = sql<boolean>`n.kind = 'message-received'`;

/** SQL: the entry `n` is about a visit. */
export const isOfVisit = sql<boolean>`n.kind like 'visit-%'`;

/** SQL: it leads to a conversation, and is read there and on no tab. */
export const isOfConversation = sql<boolean>`(${isOfMessage} or ${isOfVisit})`;

/** SQL: the lead of the visit that the entry `n` is about. */
export const leadOfVisit = sql<string | null>`(
  select v.lead_id from visits v
  where v.id = n.subject_id or v.id = (select p.visit_id from visit_proposals p where p.id = n.subject_id))`;

/** SQL: where a customer finds the job `j`, with its work `e`, now. */
export const customersPlace = sql<BellPlace | null>`case
  when j.id is null or j.deleted_at is not null then null
  when e.status = 'progress' then 'progress' when e.status = 'finished' then 'history'
  when e.status = 'cancelled' or j.ask_status = 'cancelled' then 'cancelled'
  when exists (select from quotes q where q.job_id = j.id and q.status = 'pending') then 'quoted'
  when j.ask_status = 'active' then 'jobs' end`;

/** SQL: where a business finds it, if it does. */
export const businessPlace = (
  businessId: RawBuilder<BusinessId | null> | BusinessId,
) => sql<BellPlace | null>`case
  when j.id is null or j.deleted_at is not null then null
  when e.business_id = ${businessId}::uuid then
    case e.status when 'progress' then 'progress' when 'finished' then 'history' else 'cancelled' end
  when j.ask_status = 'active' and j.is_offered then (
    select case l.status when 'quoted' then 'quoted' when 'open' then 'leads' end from leads l
    where l.job_id = j.id and l.business_id = ${businessId}::uuid and l.parted_at is null)
  when j.ask_status = 'cancelled' and exists (
    select from quotes q where q.job_id = j.id and q.business_id = ${businessId}::uuid and q.status = 'closed'
  ) then 'cancelled' end`;
