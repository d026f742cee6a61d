import { sql } from 'kysely';
import type { UserId } from '../../platform/ids.ts';
import { ownedBy } from '../actors.ts';
import { becomes, type Declared, each, exported, gone, kept, ofAccount } from '../personal-data.ts';
import { days } from '../retention.ts';

const FIGURE = exported(kept('that the two met, and when: the other side has it too'));

/** SQL: the leads that somebody is a side of. */
const ownLeads = (id: UserId) => sql`(
  select l.id from leads l join jobs j on j.id = l.job_id
  where j.customer_id = ${id} or l.business_id in ${ownedBy(id)})`;

export const visitData: Declared<'visit_bookings' | 'visit_proposals' | 'visits'> = {
  /** What was said when it ended is about the two: it goes with the first of them. */
  visits: {
    of: { rows: ({ id }) => sql`lead_id in ${ownLeads(id)}` },
    onErasure: 'rows stay',
    columns: {
      words: exported(becomes(sql`null`)),
      ...each(['kind', 'status', 'starts_at', 'ends_at', 'on_way_at', 'created_at'], FIGURE),
      ended_by: kept('which side ended it'),
    },
    copy: {
      section: 'visits',
      as: 'v',
      looksUp: { job_number: sql`j.job_number` },
      from: (id) => sql`visits v join leads l on l.id = v.lead_id join jobs j on j.id = l.job_id
        where v.lead_id in ${ownLeads(id)}`,
      order: sql`v.created_at`,
    },
    retention: { keeps: 'for ever', because: 'with its job: who agreed on what, and when' },
  },
  visit_proposals: {
    of: {
      rows: ({ id }) => sql`visit_id in (
        select v.id from visits v join leads l on l.id = v.lead_id join jobs j on j.id = l.job_id
        where (visit_proposals.side = 'customer' and j.customer_id = ${id})
          or (visit_proposals.side = 'business' and l.business_id in ${ownedBy(id)}))`,
    },
    onErasure: 'rows stay',
    columns: {
      words: exported(becomes(sql`null`)),
      side: kept('which side proposed it'),
      ...each(['starts_at', 'ends_at', 'created_at'], FIGURE),
    },
    copy: {
      section: 'visitsProposed',
      as: 'p',
      looksUp: { job_number: sql`j.job_number` },
      from: (id) => sql`visit_proposals p join visits v on v.id = p.visit_id
        join leads l on l.id = v.lead_id join jobs j on j.id = l.job_id where p.proposed_by = ${id}`,
      order: sql`p.created_at`,
    },
    retention: { keeps: 'for ever', because: 'with its visit' },
  },
  visit_bookings: {
    of: ofAccount('account_id'),
    onErasure: 'rows go',
    columns: each(['starts_at', 'ends_at'], gone),
    retention: {
      keeps: days(30),
      since: 'ends_at',
      because: 'it only keeps somebody from being booked twice',
    },
  },
};
