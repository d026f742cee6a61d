import { createHash } from 'node:crypto';

/** SQL: the account of the session whose token is hashed in `$1`. */
export const OF_SESSION = `
  sessions s join accounts a on a.id = s.account_id
  where s.token_hash = $1 and s.ended_at is null and s.expires_at > now() and a.is_active`;

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
