import { expect, vi } from 'vitest';
import { inTransaction } from '../../../platform/db/db.ts';
import { refusalOf } from '../../../testing/api.ts';
import { PASSWORD } from '../../../testing/facts.ts';
import type { TestMarket } from '../../../testing/market.ts';
import { bearer, visitor } from '../../../testing/newcomer.ts';
import type { Person } from '../../../testing/person.ts';
import { type Act, atAccount, outcomesOf, TIME_FOR_ROUNDS } from '../../../testing/race.ts';
import { story } from '../../../testing/story.ts';
import { makeCode } from '../proof/codes.ts';

vi.setConfig(TIME_FOR_ROUNDS);

const OWNERS = 'a new word for the door';
const THIEFS = 'a word of the thief alone';

type Tokens = (string | null)[];

/** The owner sets a new password by a code, which no round waits for the mail to bring. */
async function resets({ product, clock }: TestMarket, { accountId, facts: { email } }: Person): Promise<Act> {
  const asked = { accountId, purpose: 'password', email: null, now: clock.now() } as const;
  const code = await inTransaction(product.market.db, (tx) => makeCode(tx, asked));
  const body = { email, code, new_password: OWNERS, passwordConfirmation: OWNERS };
  return (baseUrl) => visitor({ baseUrl }).resetPassword({ body });
}

/** Somebody with a session and the old password sets another one. */
async function changes(person: Person, password: string): Promise<Act> {
  await person.token();
  const body = { currentPassword: PASSWORD, new_password: password, passwordConfirmation: password };
  return async (baseUrl) => (await person.api({ baseUrl })).updatePassword({ body });
}

/** Somebody with the old password signs in; `tokens` gets what they were given. */
const signsIn =
  ({ facts: { email } }: Person, tokens: Tokens): Act =>
  async (baseUrl) => {
    const { token } = await visitor({ baseUrl }).logIn({ body: { email, password: PASSWORD } });
    tokens.push(token);
  };

/** So many wrong passwords are a guesser's; here they are one round's after the other. */
const forgetTries = ({ product }: TestMarket) => product.database.pool.query('delete from rate_limits');

/** Of the sessions that were begun with the old password none is left. */
async function mustBeOver(market: TestMarket, tokens: Tokens): Promise<void> {
  for (const token of tokens)
    expect(await refusalOf(bearer(market, token).currentUser())).toBe('unauthenticated');
  await forgetTries(market);
}

story(
  'a log-in with the old password that meets a reset leaves no session behind',
  { shows: ['B6', 'R-3-017'] },
  async ({ market, customer }) => {
    const seen = await outcomesOf(market, async (meet) => {
      const carl = await customer();
      const tokens: Tokens = [];
      const said = await meet(atAccount(carl), await resets(market, carl), signsIn(carl, tokens));
      await mustBeOver(market, tokens);
      return said;
    });
    expect(seen).toEqual(['ok, bad_credentials', 'ok, ok']);
  },
);

story(
  'a log-in with the old password that meets a change of it leaves no session behind',
  { shows: ['B6', 'R-6-094'] },
  async ({ market, customer }) => {
    const seen = await outcomesOf(market, async (meet) => {
      const carl = await customer();
      const tokens: Tokens = [];
      const said = await meet(atAccount(carl), await changes(carl, OWNERS), signsIn(carl, tokens));
      await mustBeOver(market, tokens);
      return said;
    });
    expect(seen).toEqual(['ok, bad_credentials', 'ok, ok']);
  },
);

story(
  'of a reset and a change that meet one sets the password, and the other hears that it did not',
  { shows: ['B6', 'R-3-017', 'R-10-037'] },
  async ({ market, customer }) => {
    const seen = await outcomesOf(market, async (meet) => {
      const carl = await customer();
      const reset = await resets(market, carl);
      const said = await meet(atAccount(carl), reset, await changes(carl, THIEFS));
      const password = said.startsWith('ok') ? OWNERS : THIEFS;
      await visitor(market).logIn({ body: { email: carl.facts.email, password } });
      await forgetTries(market);
      return said;
    });
    expect(seen).toContain('ok, current_password_wrong');
    expect(seen.filter((said) => said.split(', ').filter((heard) => heard === 'ok').length !== 1)).toEqual(
      [],
    );
  },
);
