import { expect } from 'vitest';
import { refusalOf, Refused } from '../../../testing/api.ts';
import { PASSWORD } from '../../../testing/facts.ts';
import { openSecondProduct, type TestMarket } from '../../../testing/market.ts';
import { bearer, lastMail, mailedCode, visitor } from '../../../testing/newcomer.ts';
import type { Person } from '../../../testing/person.ts';
import { story } from '../../../testing/story.ts';

const NEW = 'a new word for the door';

const change = (wish: object = {}) => ({
  body: { currentPassword: PASSWORD, new_password: NEW, passwordConfirmation: NEW, ...wish },
});
const logIn = (market: TestMarket, person: Person, password: string) =>
  visitor(market).logIn({ body: { email: person.facts.email, password } });
const ask = (market: TestMarket, email: string) => visitor(market).sendSecurityCode({ params: { email } });
/** With the new password, unless another is wished for. */
const reset = (market: TestMarket, email: string, given: string | [code: string, password: string]) => {
  const [code, password = NEW] = [given].flat();
  const passwords = { new_password: password, passwordConfirmation: password };
  return visitor(market).resetPassword({ body: { email, code: code ?? '', ...passwords } });
};
const otherThan = (code: string, turn = 1) => String((Number(code) + turn) % 1_000_000).padStart(6, '0');

story(
  'Carl changes his password: here he stays, everywhere else he is out',
  { shows: ['R-10-036', 'R-6-090', 'R-6-094'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const here = await carl.api();
    const { token } = await logIn(market, carl, PASSWORD);
    expect(await here.updatePassword(change())).toEqual([]);
    expect((await here.currentUser()).data.id).toBe(carl.id);
    expect(await refusalOf(bearer(market, token).currentUser())).toBe('unauthenticated');
    expect(await refusalOf(logIn(market, carl, PASSWORD))).toBe('bad_credentials');
    await logIn(market, carl, NEW);
    expect((await lastMail(market, carl.facts.email)).subject).toBe('Your password was changed');
  },
);

story('an address as long as there may be is answered like any other', async ({ market }) => {
  // Wide letters are plain ones.
  for (const email of [`${'a'.repeat(241)}@example.test`, `a@${'\uff42'.repeat(240)}.test`]) {
    expect(await refusalOf(visitor(market).logIn({ body: { email, password: 'x' } }))).toBe(
      'bad_credentials',
    );
    expect(await ask(market, email)).toEqual([]);
    expect(await refusalOf(reset(market, email, '123456'))).toBe('security_code_invalid');
  }
});

story(
  'whatever is wrong is said with status 400, and nothing changes',
  { shows: ['R-10-037', 'R-12-003', 'R-12-004', 'R-14-013'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const api = await carl.api();
    const wrong: [object, string][] = [
      [{ currentPassword: 'not his' }, 'Your current password is incorrect.'],
      [{ passwordConfirmation: `${NEW}!` }, 'The two passwords do not match.'],
      [
        { new_password: 'seven77', passwordConfirmation: 'seven77' },
        'Your new password must have 8 characters or more.',
      ],
      [
        { new_password: 'password123', passwordConfirmation: 'password123' },
        'This password is easy to guess. Please choose another one.',
      ],
    ];
    for (const [wish, sentence] of wrong) {
      const refused = await api.updatePassword(change(wish)).catch((error: unknown) => error);
      if (!(refused instanceof Refused)) throw new Error('it was taken');
      expect([refused.status, refused.message.includes(sentence)]).toEqual([400, true]);
    }
    for (const empty of ['currentPassword', 'new_password'])
      expect(await refusalOf(api.updatePassword(change({ [empty]: '' })))).toBe('invalid');
    await logIn(market, carl, PASSWORD);
    const eight = change({ new_password: 'd1fferen', passwordConfirmation: 'd1fferen' });
    expect(await api.updatePassword(eight)).toEqual([]);
  },
);

story(
  'five new passwords and five codes an hour are all that an account is mailed about',
  { shows: ['R-16-031', 'T11', 'B4'] },
  async ({ market, customer }) => {
    const [carl, dana] = [await customer(), await customer()];
    const api = await carl.api();
    const words = [PASSWORD, ...Array.from({ length: 6 }, (_, turn) => `${NEW} ${turn}`)];
    const changes = (turn: number) => {
      const [currentPassword, next] = words.slice(turn);
      return api.updatePassword(change({ currentPassword, new_password: next, passwordConfirmation: next }));
    };
    for (let turn = 0; turn < 5; turn++) expect(await changes(turn)).toEqual([]);
    expect(await refusalOf(changes(5))).toBe('too_many_requests');
    const asks = () => ask(market, dana.facts.email);
    for (let turn = 0; turn < 3; turn++) await asks();
    for (let turn = 0; turn < 3; turn++) expect(await refusalOf(asks())).toBe('too_many_requests');
    const quarterOver = `delete from rate_limits where key like 'security-code:%'`;
    await market.product.database.pool.query(quarterOver);
    // Those that were refused for coming too soon cost none of the hour's.
    for (let turn = 0; turn < 2; turn++) await asks();
    await market.product.database.pool.query(quarterOver);
    expect(await refusalOf(asks())).toBe('too_many_requests');
  },
);

story(
  'a wrong current password counts as a failed log-in',
  { shows: ['R-16-031'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const api = await carl.api();
    for (let turn = 0; turn < 10; turn++)
      expect(await refusalOf(api.updatePassword(change({ currentPassword: `wrong ${turn}` })))).toBe(
        'current_password_wrong',
      );
    expect(await refusalOf(api.updatePassword(change()))).toBe('too_many_requests');
    expect(await refusalOf(logIn(market, carl, PASSWORD))).toBe('too_many_requests');
  },
);

story(
  'Carl has forgotten his password and sets a new one by the mailed code',
  { shows: ['R-3-011', 'R-3-017', 'R-10-030', 'R-10-039', 'R-10-040', 'R-16-030'] },
  async ({ market, customer }) => {
    const carl = await customer({ email: 'carl+home@example.test' });
    const here = await carl.api();
    expect(await ask(market, 'CARL+home@example.test')).toEqual([]);
    const code = await mailedCode(market, carl.facts.email);
    const { rows } = await market.product.database.pool.query('select code_hash from account_codes');
    expect(rows).toEqual([{ code_hash: expect.stringMatching(/^\$argon2id\$/) }]);
    expect(await reset(market, carl.facts.email, `${code.slice(0, 3)} ${code.slice(3)}`)).toEqual([]);
    expect(await refusalOf(here.currentUser())).toBe('unauthenticated');
    expect(await refusalOf(logIn(market, carl, PASSWORD))).toBe('bad_credentials');
    await logIn(market, carl, NEW);
    expect((await lastMail(market, carl.facts.email)).subject).toBe('Your password was changed');
    expect(await refusalOf(reset(market, carl.facts.email, code))).toBe('security_code_invalid');
  },
);

story(
  'nobody learns whether an address is registered, and only its owner gets mail',
  { shows: ['R-3-013', 'R-10-031', 'B5', 'T13'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const answers = [];
    for (const email of [carl.facts.email, 'nobody@example.test'])
      for (let turn = 0; turn < 4; turn++)
        answers.push(
          await ask(market, email).then(
            (answer) => answer,
            (error: Refused) => error.code,
          ),
        );
    const each = [[], [], [], 'too_many_requests'];
    expect(answers).toEqual([...each, ...each]);
    await market.settled();
    expect(await market.mailTo('nobody@example.test')).toEqual([]);
    expect((await lastMail(market, carl.facts.email)).subject).toBe('Your security code');
    const wrong = await Promise.all(
      [carl.facts.email, 'nobody@example.test'].map((email) =>
        reset(market, email, '000000').catch((error: Refused) => [error.status, error.message]),
      ),
    );
    expect(wrong[0]).toEqual(wrong[1]);
  },
);

story(
  'a code dies after five wrong tries, parallel ones counted, over all processes',
  { shows: ['R-3-018', 'R-3-016', 'B4'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const other = await openSecondProduct(market);
    await ask(market, carl.facts.email);
    const code = await mailedCode(market, carl.facts.email);
    const tries = Array.from({ length: 5 }, (_, turn) =>
      refusalOf(reset(turn % 2 ? other : market, carl.facts.email, otherThan(code, turn + 1))),
    );
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['security_code_invalid']));
    expect(await refusalOf(reset(market, carl.facts.email, code))).toBe('security_code_invalid');
    await logIn(market, carl, PASSWORD);
    await ask(market, carl.facts.email);
    const fresh = await mailedCode(market, carl.facts.email);
    for (let turn = 1; turn <= 4; turn++)
      await refusalOf(reset(market, carl.facts.email, otherThan(fresh, turn)));
    expect(await reset(market, carl.facts.email, fresh)).toEqual([]);
    await other.product.stop();
  },
);

story(
  'a code lives 15 minutes, a newer one replaces it, and another account’s is none',
  { shows: ['R-3-018', 'T15'] },
  async ({ market, customer }) => {
    const [carl, dana] = [await customer(), await customer()];
    await ask(market, carl.facts.email);
    const old = await mailedCode(market, carl.facts.email);
    await ask(market, carl.facts.email);
    const newer = await mailedCode(market, carl.facts.email);
    if (newer !== old)
      expect(await refusalOf(reset(market, carl.facts.email, old))).toBe('security_code_invalid');
    await ask(market, dana.facts.email);
    expect(await refusalOf(reset(market, dana.facts.email, newer))).toBe('security_code_invalid');
    const danas = await mailedCode(market, dana.facts.email);
    await market.advance({ minutes: 14.9 });
    expect(await reset(market, dana.facts.email, danas)).toEqual([]);
    await market.advance({ minutes: 0.1 });
    expect(await refusalOf(reset(market, carl.facts.email, newer))).toBe('security_code_invalid');
  },
);

story(
  'a password that is no good is refused as among the settings, and leaves the code as it was',
  { shows: ['R-3-015', 'R-12-034'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const { email } = carl.facts;
    await ask(market, email);
    const code = await mailedCode(market, email);
    for (const weak of ['short', 'password123', 'qwertyuiop'])
      for (let turn = 0; turn < 2; turn++)
        expect(await refusalOf(reset(market, email, [code, weak]))).toBe('invalid');
    await expect(reset(market, email, [code, 'seven77'])).rejects.toMatchObject({
      errors: { new_password: ['Your new password must have 8 characters or more.'] },
    });
    const unlike = { email, code, new_password: NEW, passwordConfirmation: `${NEW}!` };
    await expect(visitor(market).resetPassword({ body: unlike })).rejects.toMatchObject({
      errors: { passwordConfirmation: ['The two passwords do not match.'] },
    });
    expect(await reset(market, email, [code, 'd1fferen'])).toEqual([]);
  },
);

story(
  'of two resets with the same code at once one sets the password',
  { shows: ['R-3-017'] },
  async ({ market, customer }) => {
    const other = await openSecondProduct(market);
    for (let round = 0; round < 4; round++) {
      const carl = await customer();
      await ask(market, carl.facts.email);
      const code = await mailedCode(market, carl.facts.email);
      const heard = await Promise.all(
        [market, other].map((process, turn) =>
          reset(process, carl.facts.email, [code, `${NEW} ${turn}`]).then(
            () => 'ok',
            (error: Refused) => error.code,
          ),
        ),
      );
      expect(heard.toSorted()).toEqual(['ok', 'security_code_invalid']);
      await logIn(market, carl, `${NEW} ${heard.indexOf('ok')}`);
      await market.settled();
      expect(await market.mailTo(carl.facts.email)).toHaveLength(2);
    }
    await other.product.stop();
  },
);

story(
  'twenty codes an hour are all that a network asks for, whatever addresses it names',
  { shows: ['T11', 'T13'] },
  async (stage) => {
    const { market } = stage;
    const carl = await stage.customer();
    for (let turn = 0; turn < 20; turn++) await ask(market, `nobody${turn}@example.test`);
    for (const email of ['nobody@example.test', carl.facts.email])
      expect(await refusalOf(ask(market, email))).toBe('too_many_requests');
    await market.settled();
    expect(await market.mailTo(carl.facts.email)).toEqual([]);
    await market.product.database.pool.query(`delete from rate_limits where key like 'security-code-n%'`);
    await ask(market, carl.facts.email);
    expect((await lastMail(market, carl.facts.email)).text).toMatch(/^\d{6}$/m);
  },
);

story('a deactivated account gets no code, but hears whom to ask', async ({ market, customer }) => {
  const carl = await customer();
  await market.product.database.pool.query('update accounts set is_active = false where id = $1', [carl.id]);
  expect(await ask(market, carl.facts.email)).toEqual([]);
  const { subject, text } = await lastMail(market, carl.facts.email);
  expect(subject).toBe('Your account is deactivated');
  expect(text).not.toMatch(/^\d{6}$/m);
  expect(await refusalOf(reset(market, carl.facts.email, '123456'))).toBe('security_code_invalid');
});

story(
  'who was locked out by guessers gets in again with the new password',
  { shows: ['R-3-017'] },
  async ({ market, customer }) => {
    const carl = await customer();
    for (let turn = 0; turn < 10; turn++) await refusalOf(logIn(market, carl, 'guessed'));
    expect(await refusalOf(logIn(market, carl, PASSWORD))).toBe('too_many_requests');
    await ask(market, carl.facts.email);
    await reset(market, carl.facts.email, await mailedCode(market, carl.facts.email));
    await logIn(market, carl, NEW);
  },
);

story(
  'what one is called, also as a firm, is no new password',
  { shows: ['B1', 'R-10-037'] },
  async ({ market, business }) => {
    const anna = await business();
    const { first_name, last_name, email, mobile_number } = (await (await anna.api()).currentUser()).data;
    const api = await anna.api();
    const { name: firm } = await api.ownBusiness();
    const own = [email, `${last_name}${first_name}`.padEnd(8, '1'), `${mobile_number}ok`, `${firm} 2026`];
    for (const word of own)
      expect([
        word,
        await refusalOf(api.updatePassword(change({ new_password: word, passwordConfirmation: word }))),
      ]).toEqual([word, 'password_too_common']);
    await ask(market, email);
    const code = await mailedCode(market, email);
    for (const word of own)
      expect([word, await refusalOf(reset(market, email, [code, word]))]).toEqual([word, 'invalid']);
    // The code is as good as before; a wrong one tells nothing of the names.
    expect(await refusalOf(reset(market, email, [otherThan(code), own[3] ?? '']))).toBe(
      'security_code_invalid',
    );
    expect(await reset(market, email, code)).toEqual([]);
  },
);
