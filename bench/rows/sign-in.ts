import { hashPassword } from '../../server/marketplace/accounts/password/password.ts';
import { active, type People } from '../testbed/people.ts';
import type { Asked } from '../testbed/load/calls.ts';
import type { Row } from './row.ts';

const PASSWORD = 'a password of the bench';
const PEOPLE = 100;

export const signIn: Row = {
  name: 'sign-in, the hash apart',
  asks,
  goals: {},
  product: { preload: 'without-hash.mjs' },
  // Of one network, 25 may try at once.
  connections: 8,
};

/** Customers with one password, whose hash is worked out once. */
async function asks({ client }: People): Promise<Asked[]> {
  const { rows } = await client.query<{ email: string }>(
    `update accounts set password_hash = $1
     where id in (select account_id from (${active('customer')}) c order by md5(account_id::text) limit $2)
     returning email`,
    [await hashPassword(PASSWORD), PEOPLE],
  );
  return rows.map(({ email }) => ({
    method: 'POST',
    path: '/api/auth/login',
    body: { email, password: PASSWORD },
  }));
}
