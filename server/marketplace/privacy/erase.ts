import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import type { UserId, BusinessId } from '../../platform/ids.ts';
import { businessesOf } from '../actors.ts';
import { refreshAccessOf } from '../billing/index.ts';
import type { Context } from '../action.ts';
import type { Events } from '../events.ts';
import { eraseEnquiries } from '../enquiries/index.ts';
import { forgetFilesOf } from '../files/index.ts';
import { forgetCopiesOf } from './make-export.ts';
import { withoutPerson } from './without-person.ts';

type Deleted = Events['account.deleted'];

/** What others read where the name was (R-16-033). */
const NOBODY = { first: 'Deleted', last: 'user' };
const GONE = 'This message was deleted with the account.';

/**
 * Removes from every table what names or describes the person. Rows that others need stay with their ids and figures:
 * who did what for how much, not what the person wrote.
 */
export async function erase(context: Context, deleted: Deleted): Promise<void> {
  const { tx } = context;
  const person = await personOf(tx, deleted.accountId);
  if (deleted.role === 'customer') await eraseCustomer(tx, person);
  else for (const id of await businessesOf(tx, person.id)) await eraseBusiness(tx, id);
  // By its address, which the account is about to lose.
  await eraseEnquiries(tx, person.id);
  await eraseTraces(context, person);
  await eraseAccount(context, person);
  // The log itself stays: who did what when, in ids.
  await tx.deleteFrom('audit_details').where('account_id', '=', person.id).execute();
  if (deleted.role === 'business') await refreshAccessOf(tx, person.id);
}

const personOf = (tx: Tx, accountId: UserId) =>
  tx
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .select(['id', 'email_key', 'first_name', 'last_name', 'mobile_number'])
    .executeTakeFirstOrThrow();
type Person = Awaited<ReturnType<typeof personOf>>;

/** Of a job stays what work it was, in which district, when and for how much. */
async function eraseCustomer(tx: Tx, person: Person): Promise<void> {
  await sql`
    update jobs j set title = s.name, description = '', answers = '[]', postcode = j.outward,
      lat = j.outward_lat, lng = j.outward_lng
    from services s where s.id = j.service_id and j.customer_id = ${person.id}
  `.execute(tx);
  await sql`
    update messages m set body = ${GONE} from leads l join jobs j on j.id = l.job_id
    where l.id = m.lead_id and j.customer_id = ${person.id} and m.sender = 'customer'
  `.execute(tx);
  await depersonaliseReviews(tx, person);
}

/** A review was written to be read by everybody, and stays the business's (security.md 3.5); its author does not. */
async function depersonaliseReviews(tx: Tx, person: Person): Promise<void> {
  const reviews = await tx
    .selectFrom('reviews')
    .where('customer_id', '=', person.id)
    .select(['id', 'comment'])
    .execute();
  for (const { id, comment } of reviews)
    await tx
      .updateTable('reviews')
      .set({ comment: withoutPerson(comment, person) })
      .where('id', '=', id)
      .execute();
}

async function eraseBusiness(tx: Tx, id: BusinessId): Promise<void> {
  await sql`
    update businesses set name = ${`${NOBODY.first} ${NOBODY.last}`}, description = null, mobile_number = null,
      landline = null, address = null, website = null, abn = null, logo = null, category_id = null,
      postcode = '', town = '', lat = 0, lng = 0, outward_lat = 0, outward_lng = 0, outward_cell = 0
    where id = ${id}
  `.execute(tx);
  await tx.deleteFrom('memberships').where('business_id', '=', id).execute();
  await tx.deleteFrom('invitations').where('business_id', '=', id).execute();
  await tx.deleteFrom('business_services').where('business_id', '=', id).execute();
  await tx.updateTable('quotes').set({ comments: null }).where('business_id', '=', id).execute();
  await sql`
    update messages m set body = ${GONE} from leads l
    where l.id = m.lead_id and l.business_id = ${id} and m.sender = 'business'
  `.execute(tx);
}

const TRACES = [
  'memberships',
  'sessions',
  'known_devices',
  'idempotency_keys',
  'unsubscribe_links',
  'account_mails',
  'account_codes',
  'account_links',
] as const;

/** What stands beside the account: files, sessions, answers kept for repeats, counted tries, links. */
async function eraseTraces(context: Context, { id, email_key, mobile_number }: Person): Promise<void> {
  const { tx } = context;
  await forgetCopiesOf(context, id);
  await forgetFilesOf(context, id);
  await tx.deleteFrom('invitations').where('email_key', '=', email_key).execute();
  for (const table of TRACES) await tx.deleteFrom(table).where('account_id', '=', id).execute();
  await tx
    .updateTable('notification_settings')
    .set({ by_email: false, by_sms: false, messages: false, new_job_leads: false })
    .set({ newsletters: false, special_offers: false, recommendations: false })
    .where('account_id', '=', id)
    .execute();
  // Keys of limits end with what is counted.
  const counted = [email_key, mobile_number].filter((text) => text !== '');
  await sql`
    delete from rate_limits where exists (
      select from unnest(${counted}::text[]) as counted (text) where right(key, length(text) + 1) = ':' || text)
  `.execute(tx);
}

/** The row stays as a stone with the id on it; the address is free for a new account. */
async function eraseAccount({ tx, now }: Context, { id, email_key }: Person): Promise<void> {
  const nowhere = `deleted-${id}@deleted.invalid`;
  await tx
    .updateTable('accounts')
    .set({
      email: nowhere,
      email_key: nowhere,
      email_hash: createHash('sha256').update(email_key).digest(),
      first_name: NOBODY.first,
      last_name: NOBODY.last,
      mobile_number: '',
      password_hash: '',
      avatar: null,
      is_active: false,
      deleted_at: now,
    })
    .where('id', '=', id)
    .execute();
}
