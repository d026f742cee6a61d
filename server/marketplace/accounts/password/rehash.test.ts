import { argon2Sync, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { refusalOf } from '../../../testing/api.ts';
import { PASSWORD } from '../../../testing/facts.ts';
import type { TestMarket } from '../../../testing/market.ts';
import { visitor } from '../../../testing/newcomer.ts';
import type { Person } from '../../../testing/person.ts';
import { story } from '../../../testing/story.ts';

/** A hash as it was made when machines were slower. */
function oldHash(password = PASSWORD): string {
  const salt = randomBytes(16);
  const cost = { memory: 8192, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync('argon2id', { message: password, nonce: salt, ...cost });
  const [saltText, tagText] = [salt, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=8192,t=1,p=1$${saltText}$${tagText}`;
}

const hashOf = async ({ product }: TestMarket, { id }: Person): Promise<string> =>
  (await product.database.pool.query(`select password_hash from accounts where id = '${id}'`)).rows[0]
    .password_hash;

const logIn = (market: TestMarket, { facts }: Person, password = PASSWORD) =>
  visitor(market).logIn({ body: { email: facts.email, password } });

story(
  'a password whose hash has become cheap gets a dearer one at the next log-in, and stays the same',
  { shows: ['B2', 'R-16-030'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const old = oldHash();
    await market.product.database.pool.query('update accounts set password_hash = $1', [old]);
    expect(await refusalOf(logIn(market, carl, 'not his'))).toBe('bad_credentials');
    expect(await hashOf(market, carl)).toBe(old);
    await Promise.all([logIn(market, carl), logIn(market, carl)]);
    const renewed = await hashOf(market, carl);
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await logIn(market, carl);
    expect(await hashOf(market, carl)).toBe(renewed);
    expect(await refusalOf(logIn(market, carl, 'not his'))).toBe('bad_credentials');
  },
);

story(
  'a password is the same however its letters are typed, and an old hash of either form is met',
  { shows: ['R-3-001'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const typed = 'pass-\u00e9\u00fc-w\u00f6rd9';
    const forms = [typed, typed.normalize('NFD')] as const;
    expect(forms[0]).not.toBe(forms[1]);
    const change = { currentPassword: PASSWORD, new_password: forms[1], passwordConfirmation: forms[0] };
    await (await carl.api()).updatePassword({ body: change });
    for (const form of forms) await logIn(market, carl, form);
    for (const hashed of forms) {
      await market.product.database.pool.query('update accounts set password_hash = $1', [oldHash(hashed)]);
      for (const form of forms) await logIn(market, carl, form);
    }
    expect(await refusalOf(logIn(market, carl, 'pass-eu-word9'))).toBe('bad_credentials');
  },
);
