import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db/db.ts';
import type { UserId } from '../../platform/ids.ts';
import { ownedBy } from '../actors.ts';
import { itsEngagement, jobStatus } from '../engagements/index.ts';
import { enquiriesOf } from '../enquiries/index.ts';

/** The newest copy somebody asked for. */
export const newestExport = (db: Reader, accountId: UserId) =>
  db
    .selectFrom('exports')
    .where('account_id', '=', accountId)
    .select(['id', 'asked_at', 'ready_at', 'expires_at', 'size_bytes'])
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
export type ExportRow = NonNullable<Awaited<ReturnType<typeof newestExport>>>;

/** When another copy may be asked for: a day after the last. */
export const mayAskFrom = ({ asked_at }: ExportRow): Date => new Date(asked_at.getTime() + DAY_MS);

type Section = Record<string, unknown>[];

/**
 * What somebody gave and did, section by section. Their own words only: what others wrote to them is the others',
 * who appear as public names where they were given something.
 */
export async function everythingOf(tx: Tx, accountId: UserId): Promise<Record<string, Section>> {
  const filled: Record<string, Section> = {};
  for (const [name, query] of Object.entries(sectionsOf(accountId)))
    filled[name] = (await query.execute(tx)).rows;
  return filled;
}

type Sections = Record<string, RawBuilder<Record<string, unknown>>>;

/** The question each section answers. */
export const sectionsOf = (accountId: UserId): Sections => ({
  ...ofEverybody(accountId),
  ...ofMember(accountId),
  ...ofCustomer(accountId),
  ...ofBusiness(accountId),
  ...ofPayer(accountId),
});

const ofEverybody = (id: UserId): Sections => ({
  account: sql`
    select id, reference, role, email, first_name, last_name, mobile_number, verified_at, created_at
    from accounts where id = ${id}`,
  notificationSettings: sql`
    select by_email, by_sms, messages, new_job_leads, newsletters, special_offers, recommendations
    from notification_settings where account_id = ${id}`,
  consents: sql`
    select purpose, channel, is_given, wording, source, created_at from consents
    where account_id = ${id} order by created_at`,
  devices: sql`
    select device, created_at, seen_at, ended_at from sessions where account_id = ${id} order by created_at`,
  enquiries: sql`
    select e.about, e.name, e.business_name, e.email, e.mobile_number, e.message, e.created_at
    from ${enquiriesOf(id)} order by e.created_at`,
  files: sql`
    select id, kind, name, media_type, bytes, created_at from files
    where (account_id = ${id} and business_id is null or business_id in ${ownedBy(id)})
      and kind <> 'export' and removed_at is null order by created_at`,
  messagesSent: sql`
    select j.job_number, m.body, m.created_at from messages m
    join leads l on l.id = m.lead_id join jobs j on j.id = l.job_id
    where (m.sender = 'customer' and j.customer_id = ${id}) or (m.sender = 'business' and m.author_id = ${id})
      or (m.sender = 'business' and m.author_id is null and l.business_id in ${ownedBy(id)})
    order by m.created_at`,
  whatWeToldYou: sql`
    select kind, channel, status, created_at, decided_at from notices where account_id = ${id}
    union all
    select kind, 'email', status, created_at, decided_at from account_mails where account_id = ${id}
    union all
    select kind, 'email', status, created_at, decided_at from billing_mails where business_id in ${ownedBy(id)}
    order by created_at`,
  whatYouDid: sql`
    select h.event, j.job_number, h.created_at from history h left join jobs j on j.id = h.job_id
    where h.actor_id = ${id} and h.admin_id is null order by h.created_at`,
});

const ofMember = (id: UserId): Sections => ({
  teams: sql`
    select b.name as business, m.role, m.created_at from memberships m join businesses b on b.id = m.business_id
    where m.account_id = ${id} order by m.created_at`,
  invitationsSent: sql`
    select i.email, i.role, i.created_at, i.accepted_at, i.revoked_at from invitations i
    where i.invited_by = ${id} order by i.created_at`,
});

const ofCustomer = (id: string): Sections => ({
  jobs: sql`
    select j.job_number, c.name as category, s.name as service, j.title, j.description, j.answers, j.property,
      j.urgency, j.wanted_at, j.postcode, j.town, ${jobStatus} as status, j.created_at, e.started_at,
      coalesce(e.ended_at, j.cancelled_at) as ended_at
    from jobs j ${itsEngagement} join services s on s.id = j.service_id join work_categories c on c.id = j.category_id
    where j.customer_id = ${id} order by j.created_at`,
  whoHasYourNumber: sql`
    select j.job_number, b.name as business, p.reason, p.created_at from phone_releases p
    join jobs j on j.id = p.job_id join businesses b on b.id = p.business_id
    where j.customer_id = ${id} order by p.created_at`,
  reviewsWritten: sql`
    select j.job_number, r.rating, r.comment, r.created_at from reviews r join jobs j on j.id = r.job_id
    where r.customer_id = ${id} order by r.created_at`,
});

const ofBusiness = (id: UserId): Sections => ({
  business: sql`
    select b.name, b.description, b.mobile_number, b.landline, b.address, b.website, b.abn, b.postcode, b.town,
      b.lat, b.lng, c.name as category, b.created_at,
      array(select s.name from business_services o join services s on s.id = o.service_id
        where o.business_id = b.id order by s.name) as services
    from businesses b left join work_categories c on c.id = b.category_id where b.owner_id = ${id}`,
  leads: sql`
    select j.job_number, l.status, l.interested_at, l.created_at from leads l join jobs j on j.id = l.job_id
    where l.business_id in ${ownedBy(id)} order by l.created_at`,
  quotesSent: sql`
    select j.job_number, q.cost_pence, q.rate_type, q.comments, q.status, q.created_at, q.decided_at
    from quotes q join jobs j on j.id = q.job_id where q.business_id in ${ownedBy(id)} order by q.created_at`,
});

const ofPayer = (id: UserId): Sections => ({
  subscriptions: sql`
    select package, next_package, status, method, net_pence, vat_pence, gross_pence, vat_rate, promo_code,
      promo_percentage, paid_through, next_payment_at, past_due_since, cancels_at, accepted_terms_at, created_at
    from subscriptions where business_id in ${ownedBy(id)} order by created_at`,
  subscriptionHistory: sql`
    select h.from_status, h.to_status, h.package, h.reason, h.created_at
    from subscription_history h join subscriptions s on s.id = h.subscription_id
    where s.business_id in ${ownedBy(id)} order by h.created_at, h.id`,
  purchases: sql`
    select purpose, what, package, method, net_pence, vat_pence, gross_pence, vat_rate, promo_code, promo_percentage,
      status, created_at, decided_at
    from payment_intents where business_id in ${ownedBy(id)} order by created_at`,
  payments: sql`
    select p.what, p.status, p.net_pence, p.vat_pence, p.gross_pence, p.vat_rate, p.promo_code, p.taken_at,
      (select coalesce(sum(e.pence), 0)::int from ledger_entries e where e.payment_id = p.id) as held_pence
    from payments p where p.business_id in ${ownedBy(id)} order by p.taken_at, p.id`,
  invoices: sql`
    select 'INV-' || repeat('0', 6 - length(i.number::text)) || i.number as number, i.issued_at, i.sold_to,
      p.what, p.net_pence, p.vat_pence, p.gross_pence, p.vat_rate
    from invoices i join payments p on p.id = i.payment_id where i.business_id in ${ownedBy(id)} order by i.number`,
  creditNotes: sql`
    select 'CN-' || repeat('0', 6 - length(n.number::text)) || n.number as number, n.issued_at, n.reason,
      n.net_pence, n.vat_pence, n.gross_pence
    from credit_notes n where n.business_id in ${ownedBy(id)} order by n.number`,
});
