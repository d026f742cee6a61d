import type pg from 'pg';

/** What admins did, and how many entries of it there are. */
export const AUDITED = 200_000;

const REVIEWED_SHARE = 0.6;
const HIDDEN_SHARE = 0.01;
const INACTIVE_SHARE = 0.01;
const UNVERIFIED_SHARE = 0.05;

/** What only admins see: reviews, some of them hidden; accounts and jobs that are switched off; the audit log. */
export async function fillAdmin(client: pg.Client): Promise<void> {
  for (const statement of [ADMIN, REVIEWS, HIDDEN, ...SWITCHED_OFF, AUDIT]) await client.query(statement);
}

/** Who signs in without a password, as everybody does here. */
const ADMIN = `
  insert into accounts (id, reference, role, email, email_key, first_name, last_name, mobile_number, password_hash,
    verified_at, created_at)
  values (gen_random_uuid(), 'A-000001', 'admin', 'admin@fettle.test', 'admin@fettle.test', 'Ada', 'Fairley',
    '01632960001', '-', now(), now())`;

/** The same at every run: chance by the id. */
const isLucky = (share: number, salt: string) =>
  `(hashtext('${salt}' || id) & 1048575) < ${Math.round(share * 1_048_576)}`;

const REVIEWS = `
  insert into reviews (id, job_id, business_id, customer_id, rating, comment, created_at)
  select gen_random_uuid(), job_id, business_id, customer_id, 3 + (hashtext(job_id::text) & 1),
    'Came when agreed, did what was agreed, and left the place clean.', ended_at
  from engagements where status = 'finished' and ${isLucky(REVIEWED_SHARE, 'review')}`;

const HIDDEN = `
  update reviews set is_visible = false, hidden_reason = 'offensive' where ${isLucky(HIDDEN_SHARE, 'hidden')}`;

const SWITCHED_OFF = [
  `update accounts set is_active = false where role <> 'admin' and ${isLucky(INACTIVE_SHARE, 'off')}`,
  `update accounts set verified_at = null where role <> 'admin' and ${isLucky(UNVERIFIED_SHARE, 'new')}`,
  `update jobs set is_active = false, is_offered = false where ${isLucky(INACTIVE_SHARE, 'off')}`,
];

const AUDIT = `
  insert into audit_log (id, admin_id, account_id, act, subject, subject_id, created_at)
  select gen_random_uuid(), id, id, 'deactivate', 'account', id, created_at
  from accounts order by id limit ${AUDITED}`;
