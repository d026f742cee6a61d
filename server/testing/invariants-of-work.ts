import { sql } from 'kysely';

/**
 * What must be true of agreed work: of its end, early ends, extras, snags and visits that were missed. Each finds what
 * breaks it, as `invariants.ts` says.
 */
export const RULES_OF_WORK = [
  // A proposal to end the work waits while it goes on, and the work ends early with a yes to one or by an admin.
  sql`
    select format('the end %s is %s, and the work is %s', n.id, n.status, e.status)
    from early_ends n join engagements e on e.id = n.engagement_id
    where (n.status = 'proposed' and e.status <> 'progress') or (n.status = 'agreed' and e.status <> 'cancelled')`,
  // Nobody breaks work off alone: two agreed to, or an admin acted or an account is gone.
  sql`
    select format('the work on job %s was broken off, and nobody agreed to that', e.job_id)
    from engagements e join jobs j on j.id = e.job_id
    where e.status = 'cancelled' and j.deleted_at is null
      and not exists (select from early_ends n where n.engagement_id = e.id and n.status = 'agreed')
      and not exists (
        select from history h join accounts a on a.id = h.actor_id
        where h.job_id = e.job_id and h.event = 'job.cancelled' and a.role = 'admin')
      and exists (select from found_accounts a where a.account_id = e.customer_id)
      and exists (select from businesses b join found_accounts a on a.account_id = b.owner_id where b.id = e.business_id)`,
  // An extra waits for its answer while the work goes on, and never is less than nothing due.
  sql`
    select format('extra %s is %s, and the work is %s', x.id, x.status, e.status)
    from extras x join engagements e on e.id = x.engagement_id where x.status = 'proposed' and e.status <> 'progress'`,
  sql`
    select format('%s pence are due for the job %s', q.cost_pence + sum(x.amount_pence), q.job_id)
    from extras x join engagements e on e.id = x.engagement_id join quotes q on q.id = e.quote_id
    where x.status = 'approved' and q.rate_code = 'flat'
    group by q.id having q.cost_pence + sum(x.amount_pence) < 0`,
  // Photos of the result and a time come with the end alone, and a time only where the work is paid by time.
  sql`
    select format('the work on job %s is %s at %s, and has a time or photos of its result', e.job_id, e.status, q.rate_code)
    from engagements e join quotes q on q.id = e.quote_id
    where e.status <> 'finished' and (e.worked_hundredths is not null or e.result_photos_count > 0)
      or q.rate_code = 'flat' and e.worked_hundredths is not null`,
  sql`
    select format('the photo %s shows the result of work that is %s', p.file_id, e.status)
    from result_photos p join engagements e on e.job_id = p.job_id join files f on f.id = p.file_id
    where e.status <> 'finished' or f.attached_at is null`,
  // A snag is listed after the end, which it does not change, and its history says how it stands.
  sql`
    select format('snag %s is on the list of work that is %s', s.id, e.status)
    from snags s join engagements e on e.job_id = s.job_id where e.status <> 'finished'`,
  sql`
    select format('snag %s is %s, which its history does not say', s.id, s.status)
    from snags s cross join lateral (
      select count(*) filter (where h.event = 'snag.ticked') - count(*) filter (where h.event = 'snag.unticked') as done,
        count(*) filter (where h.event = 'snag.removed') as removed
      from history h where h.facts ->> 'snagId' = s.id::text
    ) said where (said.done, said.removed) is distinct from ((s.status = 'done')::int, (s.status = 'removed')::int)`,
  // Nobody misses a visit that nobody agreed on, or before it begins.
  sql`
    select format('a no-show is %s of a visit that is %s', n.status, v.status)
    from no_shows n join visits v on v.id = n.visit_id where v.status <> 'agreed' or v.starts_at > n.said_at`,
];
