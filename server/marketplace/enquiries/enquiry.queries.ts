import { sql } from 'kysely';
import type { UserId } from '../../platform/ids.ts';

/** SQL: what somebody has written to us under the address of an account that has proved it is theirs. */
export const enquiriesOf = (accountId: UserId) => sql`
  enquiries e join accounts a on a.email_key = lower(normalize(e.email, nfkc)) and a.verified_at is not null where a.id = ${accountId}`;
