import { sql } from 'kysely';
import type { UserId } from '../../platform/ids.ts';
import type { Market } from '../action.ts';

export const SWEEP_ENQUIRIES = 'sweep-enquiries';

/** Long enough for a question to come back; the privacy policy says so too. */
const KEPT_MONTHS = 12;

/** Removes what was written to us and brought to our people so long ago. Run again it does no harm. */
export async function sweepEnquiries({ db, clock }: Market): Promise<void> {
  await sql`
    delete from enquiries
    where mailed_at is not null and created_at < ${clock.now()}::timestamptz - make_interval(months => ${KEPT_MONTHS})
  `.execute(db);
}

/** SQL: what somebody has written to us under the address of an account that has proved it is theirs. */
export const enquiriesOf = (accountId: UserId) => sql`
  enquiries e join accounts a on a.email_key = lower(normalize(e.email, nfkc)) and a.verified_at is not null where a.id = ${accountId}`;
