import { type RawBuilder, sql } from 'kysely';

/** SQL: the name of a row that was deleted since says so: nobody finds it in a list any more. */
const named = (name: RawBuilder<unknown>) =>
  sql`${name} || case when s.deleted_at is null then '' else ' (deleted)' end`;

const OF_BUSINESS_AND_JOB = sql`concat_ws(', ', b.name, j.job_number)`;

/**
 * SQL: what an entry is about, as people call it; null where it has no name. A promo code goes without a trace but in
 * the log, so that its name is read from there.
 */
export const subjectName = sql<string | null>`case l.subject
  when 'account' then (
    select concat_ws(', ', nullif(trim(s.first_name || ' ' || s.last_name), ''), b.name, s.reference)
    from accounts s left join businesses b on b.owner_id = s.id where s.id = l.subject_id)
  when 'admin' then (select s.first_name || ' ' || s.last_name from accounts s where s.id = l.subject_id)
  when 'job' then (
    select ${named(sql`s.job_number || ', ' || s.title`)} from jobs s where s.id = l.subject_id)
  when 'conversation' then (
    select ${OF_BUSINESS_AND_JOB} from leads s join jobs j on j.id = s.job_id
    join businesses b on b.id = s.business_id where s.id = l.subject_id)
  when 'review' then (
    select ${named(OF_BUSINESS_AND_JOB)} from reviews s join jobs j on j.id = s.job_id
    left join businesses b on b.id = s.business_id where s.id = l.subject_id)
  when 'review_answer' then (
    select ${OF_BUSINESS_AND_JOB} from reviews s join jobs j on j.id = s.job_id
    left join businesses b on b.id = s.business_id where s.id = l.subject_id)
  when 'work_picture' then d.before ->> 'business_name'
  when 'report' then (
    select ${OF_BUSINESS_AND_JOB} from reports s join leads l2 on l2.id = s.lead_id
    join jobs j on j.id = l2.job_id join businesses b on b.id = l2.business_id where s.id = l.subject_id)
  when 'category' then (select ${named(sql`s.name`)} from work_categories s where s.id = l.subject_id)
  when 'service' then (
    select ${named(sql`s.name || ', ' || c.name`)} from services s join work_categories c on c.id = s.category_id
    where s.id = l.subject_id)
  when 'package' then (select s.title from packages s where s.id = l.subject_id)
  when 'payment_flag' then (
    select b.name from payment_flags s join businesses b on b.id = s.business_id where s.id = l.subject_id)
  when 'promo_code' then coalesce(
    (select s.name from promo_codes s where s.id = l.subject_id),
    d.before ->> 'name',
    (select e.before ->> 'name' from audit_log g join audit_details e on e.entry_id = g.id
      where g.subject = 'promo_code' and g.subject_id = l.subject_id and g.act = 'delete'))
  end`;
