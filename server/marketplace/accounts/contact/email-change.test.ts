import { expect } from 'vitest';
import { type Api, refusalOf, type Refused } from '../../../testing/api.ts';
import { Browser } from '../../../testing/browser.ts';
import { PASSWORD } from '../../../testing/facts.ts';
import type { TestMarket } from '../../../testing/market.ts';
import {
  bearer,
  customerForm,
  lastMail,
  mailedCode,
  mailedLink,
  visitor,
} from '../../../testing/newcomer.ts';
import { story } from '../../../testing/story.ts';

const NEW = 'carl.new@example.test';

const ask = (api: Api, email = NEW, confirmedEmail = email) =>
  api.updateEmail({ body: { email, confirmedEmail } });
const confirm = (api: Api, verificationCode: string, email = NEW) =>
  api.confirmUpdateEmail({ body: { email, confirmedEmail: email, verificationCode } });
const undo = (market: TestMarket, link: URL) =>
  visitor(market).undoEmailChange({ body: { token: link.searchParams.get('token') ?? '' } });
const emailOf = async (api: Api) => (await api.currentUser()).data.email;
const logIn = (market: TestMarket, email: string) =>
  visitor(market).logIn({ body: { email, password: PASSWORD } });

story(
  'Carl changes his e-mail by the code that is mailed to the new one',
  { shows: ['R-6-036', 'R-10-052', 'R-10-054', 'R-11-048'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const api = await carl.api();
    const { token: elsewhere } = await logIn(market, carl.facts.email);
    expect(await ask(api)).toEqual([]);
    const code = await mailedCode(market, NEW);
    expect(await emailOf(api)).toBe(carl.facts.email);
    expect(await confirm(api, code)).toEqual([]);
    expect(await emailOf(api)).toBe(NEW);
    expect(await refusalOf(logIn(market, carl.facts.email))).toBe('bad_credentials');
    await logIn(market, NEW);
    expect(await refusalOf(bearer(market, elsewhere).currentUser())).toBe('unauthenticated');
    const told = await lastMail(market, carl.facts.email);
    expect(told.subject).toBe('Your email address was changed');
    expect(told.text).not.toContain(NEW);
  },
);

story(
  'a browser gets a new token with its new address, and the old one is worth nothing',
  { shows: ['B6'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const browser = new Browser();
    const { email } = carl.facts;
    await browser.ask(market, 'POST /auth/login', { email, password: PASSWORD });
    const old = browser.cookies.get('auth_token') ?? '';
    const addresses = { email: NEW, confirmedEmail: NEW };
    await browser.ask(market, 'PUT /user/update-email', addresses);
    const verificationCode = await mailedCode(market, NEW);
    const confirmed = { ...addresses, verificationCode };
    expect(await browser.ask(market, 'POST /user/confirm-update-email', confirmed)).toMatchObject({
      status: 200,
    });
    expect(browser.cookies.get('auth_token')).not.toBe(old);
    expect(await refusalOf(bearer(market, old).currentUser())).toBe('unauthenticated');
    expect(await browser.ask(market, 'GET /auth/user')).toMatchObject({ status: 200 });
  },
);

story(
  'when the day’s facts are used up, a taken address and number are still said to be taken',
  { shows: ['R-6-043', 'R-7-005', 'R-10-052'] },
  async ({ market, customer }) => {
    const [carl, dana] = [await customer(), await customer()];
    const asks = (email: string) => visitor(market).isEmailRegistered({ params: { email } });
    const spent = () =>
      market.product.database.pool.query(`select points from rate_limits where key like 'facts:%'`);
    await asks('nobody@example.test');
    expect((await spent()).rows).toEqual([{ points: 0 }]);
    await asks(dana.facts.email);
    expect((await spent()).rows).toEqual([{ points: 1 }]);
    await market.product.database.pool.query(`update rate_limits set points = 1000 where key like 'facts:%'`);
    expect(await asks(dana.facts.email)).toEqual({ registered: false });
    expect(await refusalOf(ask(await carl.api(), dana.facts.email))).toBe('email_taken');
    const { email, mobile: mobile_number } = dana.facts;
    for (const wish of [{ email }, { mobile_number }])
      expect(await refusalOf(visitor(market).registerCustomer({ body: customerForm(wish) }))).toBe('invalid');
  },
);

story(
  'who is asked for the password first learns nothing of an address, and uses up no try',
  { shows: ['K10'] },
  async ({ market, customer }) => {
    const [carl, dana] = [await customer(), await customer()];
    const api = await carl.api();
    await market.advance({ minutes: 16 });
    for (let turn = 0; turn < 6; turn++)
      for (const email of [NEW, dana.facts.email])
        await expect(ask(api, email)).rejects.toMatchObject({ status: 403, code: 'password_required' });
    expect(await market.mailTo(NEW)).toEqual([]);
    await expect(api.provePassword({ body: { password: 'wrong horse' } })).rejects.toMatchObject({
      code: 'wrong_password',
    });
    expect(await refusalOf(ask(api))).toBe('password_required');
    await api.provePassword({ body: { password: PASSWORD } });
    // In this session, and in no other one.
    const { token: elsewhere } = await logIn(market, carl.facts.email);
    await market.advance({ minutes: 10 });
    expect(await ask(api)).toEqual([]);
    await market.advance({ minutes: 6 });
    expect(await refusalOf(ask(bearer(market, elsewhere)))).toBe('password_required');
    // The code itself is enough: it was asked for with the password.
    expect(await confirm(api, await mailedCode(market, NEW))).toEqual([]);
    expect(await emailOf(api)).toBe(NEW);
  },
);

story(
  'addresses that differ, are taken or are none are refused in their own words',
  { shows: ['R-6-043', 'R-12-019', 'R-10-052'] },
  async ({ market, customer }) => {
    const [carl, dana] = [await customer(), await customer()];
    const api = await carl.api();
    const wrong = await ask(api, NEW, 'carl.neu@example.test').catch((error: unknown) => error);
    expect(wrong).toMatchObject({ status: 422, code: 'emails_differ' });
    expect(String(wrong)).toContain('The e-mail addresses do not match.');
    const taken = await ask(api, dana.facts.email.toUpperCase()).catch((error: unknown) => error);
    expect(taken).toMatchObject({ status: 422, code: 'email_taken' });
    expect(String(taken)).toContain('This e-mail address is already in use.');
    expect(await refusalOf(ask(api, carl.facts.email))).toBe('email_taken');
    expect(await refusalOf(ask(api, 'carl@'))).toBe('invalid');
    await market.settled();
    expect(await market.mailTo(dana.facts.email)).toEqual([]);
  },
);

story(
  'only the right code, for the right address, in time, five tries long',
  { shows: ['R-10-054', 'R-12-019', 'B4', 'T15'] },
  async ({ market, customer }) => {
    const [carl, dana] = [await customer(), await customer()];
    const [api, danas] = [await carl.api(), await dana.api()];
    await ask(api);
    const code = await mailedCode(market, NEW);
    expect(await refusalOf(confirm(api, code, 'mallory@example.test'))).toBe('email_code_invalid');
    expect(await refusalOf(confirm(danas, code))).toBe('email_code_invalid');
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let turn = 0; turn < 4; turn++)
      expect(await refusalOf(confirm(api, wrong))).toBe('email_code_invalid');
    expect(await refusalOf(confirm(api, code))).toBe('email_code_invalid');
    await ask(api);
    const late = await mailedCode(market, NEW);
    await market.advance({ minutes: 15 });
    expect(await refusalOf(confirm(api, late))).toBe('email_code_invalid');
    expect(await emailOf(api)).toBe(carl.facts.email);
  },
);

story(
  'asking again sends a new code and makes the old one worthless; five an hour',
  { shows: ['R-6-037'] },
  async ({ market, customer }) => {
    const api = await (await customer()).api();
    await ask(api);
    const old = await mailedCode(market, NEW);
    await ask(api);
    const fresh = await mailedCode(market, NEW);
    // Two codes of six figures are the same once in a million.
    expect(fresh).not.toBe(old);
    expect(await refusalOf(confirm(api, old))).toBe('email_code_invalid');
    for (let turn = 0; turn < 3; turn++) await ask(api, `other${turn}@example.test`);
    expect(await refusalOf(ask(api))).toBe('too_many_requests');
  },
);

story(
  'an address that somebody else takes in the meantime is not taken twice',
  async ({ market, customer }) => {
    const [carl, dana] = [await (await customer()).api(), await (await customer()).api()];
    await ask(carl);
    const carls = await mailedCode(market, NEW);
    await ask(dana);
    const danas = await mailedCode(market, NEW);
    const heard = await Promise.all(
      [confirm(carl, carls), confirm(dana, danas)].map((call) =>
        call.then(
          () => 'ok',
          (error: Refused) => error.code,
        ),
      ),
    );
    expect(heard.toSorted()).toEqual(['email_taken', 'ok']);
  },
);

story(
  'the old address can take the account back, signed out, for a week, and everybody is out',
  { shows: ['A-50'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const api = await carl.api();
    await ask(api);
    await confirm(api, await mailedCode(market, NEW));
    const link = await mailedLink(market, carl.facts.email);
    expect(link.pathname).toBe('/undo-email-change');
    expect(await undo(market, link)).toEqual([]);
    expect(await refusalOf(api.currentUser())).toBe('unauthenticated');
    const { data } = await logIn(market, carl.facts.email);
    expect(data).toMatchObject({ id: carl.id, email: carl.facts.email });
    expect(await undo(market, link)).toEqual([]);
    expect(await refusalOf(logIn(market, NEW))).toBe('bad_credentials');
  },
);

story(
  'a password that was set after the account was moved opens nothing once it is taken back',
  { shows: ['A-50', 'R-3-017'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const { email } = carl.facts;
    const api = await carl.api();
    await ask(api);
    await confirm(api, await mailedCode(market, NEW));
    const link = await mailedLink(market, email);
    const resets = async (to: string, password: string) => {
      await visitor(market).sendSecurityCode({ params: { email: to } });
      const passwords = { new_password: password, passwordConfirmation: password };
      const code = await mailedCode(market, to);
      await visitor(market).resetPassword({ body: { email: to, code, ...passwords } });
    };
    await resets(NEW, 'a word of the thief alone');
    expect(await undo(market, link)).toEqual([]);
    for (const password of ['a word of the thief alone', PASSWORD])
      expect(await refusalOf(visitor(market).logIn({ body: { email, password } }))).toBe('bad_credentials');
    await resets(email, 'a new word for the door');
    const { data } = await visitor(market).logIn({ body: { email, password: 'a new word for the door' } });
    expect(data.id).toBe(carl.id);
    // A second click on the link takes nothing away again.
    expect(await undo(market, link)).toEqual([]);
    await visitor(market).logIn({ body: { email, password: 'a new word for the door' } });
  },
);

story('an undo link is worth nothing after a week, and made up ones never', async ({ market, customer }) => {
  const carl = await customer();
  const api = await carl.api();
  await ask(api);
  await confirm(api, await mailedCode(market, NEW));
  const link = await mailedLink(market, carl.facts.email);
  for (const token of ['', 'x', 'x'.repeat(43)])
    expect(await refusalOf(visitor(market).undoEmailChange({ body: { token } }))).toBe('undo_invalid');
  await market.advance({ days: 7, minutes: 1 });
  expect(await refusalOf(undo(market, link))).toBe('undo_invalid');
  expect(await emailOf(api)).toBe(NEW);
});

story(
  'who moved the account away cannot take it back again, nor keep its address from its owner',
  async ({ market, customer }) => {
    const carl = await customer();
    const api = await carl.api();
    await ask(api, 'mallory1@example.test');
    await confirm(api, await mailedCode(market, 'mallory1@example.test'), 'mallory1@example.test');
    await ask(api, 'mallory2@example.test');
    await confirm(api, await mailedCode(market, 'mallory2@example.test'), 'mallory2@example.test');
    const mallorys = await mailedLink(market, 'mallory1@example.test');
    const carls = await mailedLink(market, carl.facts.email);
    const squatter = visitor(market).registerCustomer({ body: customerForm({ email: carl.facts.email }) });
    expect(await refusalOf(squatter)).toBe('invalid');
    expect(await undo(market, carls)).toEqual([]);
    expect(await refusalOf(undo(market, mallorys))).toBe('undo_invalid');
    expect((await logIn(market, carl.facts.email)).data.id).toBe(carl.id);
  },
);

/** Sets a password by a code that was mailed, as somebody who reads the mailbox does. */
const reset = (market: TestMarket, email: string, code: string) => {
  const new_password = 'a word of the thief 7';
  const body = { email, code, new_password, passwordConfirmation: new_password };
  return visitor(market).resetPassword({ body });
};

story(
  'a security code that lies in the old mailbox sets no password once Carl has moved away from it',
  { shows: ['T15', 'K10'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const { email: old } = carl.facts;
    const api = await carl.api();
    await visitor(market).sendSecurityCode({ params: { email: old } });
    const code = await mailedCode(market, old);
    await ask(api);
    await confirm(api, await mailedCode(market, NEW));
    for (const email of [NEW, old])
      expect(await refusalOf(reset(market, email, code))).toBe('security_code_invalid');
    await logIn(market, NEW);
  },
);

story(
  'one that was mailed to the thief’s address sets none once the owner has taken the account back',
  { shows: ['T15', 'K10'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const { email: old } = carl.facts;
    const api = await carl.api();
    await ask(api);
    await confirm(api, await mailedCode(market, NEW));
    const link = await mailedLink(market, old);
    await visitor(market).sendSecurityCode({ params: { email: NEW } });
    const code = await mailedCode(market, NEW);
    await undo(market, link);
    for (const email of [old, NEW])
      expect(await refusalOf(reset(market, email, code))).toBe('security_code_invalid');
    await logIn(market, old);
  },
);

story(
  'an unverified account is verified by the code for its new address, and not by the link to the old one',
  async ({ market }) => {
    const form = customerForm();
    const { token } = await visitor(market).registerCustomer({ body: form });
    const api = bearer(market, token);
    const link = await mailedLink(market, form.email);
    await ask(api);
    await confirm(api, await mailedCode(market, NEW));
    expect((await api.currentUser()).data.emailVerifiedAt).not.toBeNull();
    const verify = bearer(market, token).verify({ params: { code: link.searchParams.get('code') ?? '' } });
    expect(await refusalOf(verify)).toBe('verification_invalid');
  },
);

story(
  'what is the owner’s alone, an admin who acts as them cannot do',
  { shows: ['R-3-046'] },
  async ({ market, customer, admin }) => {
    const [carl, ada] = [await customer(), await admin()];
    const token = await carl.token();
    await market.product.database.pool.query('update sessions set admin_id = $1 where account_id = $2', [
      ada.id,
      carl.id,
    ]);
    const api = bearer(market, token);
    expect(await refusalOf(ask(api))).toBe('not_while_impersonating');
    expect(await refusalOf(confirm(api, '123456'))).toBe('not_while_impersonating');
    const body = {
      currentPassword: PASSWORD,
      new_password: 'another one 77',
      passwordConfirmation: 'another one 77',
    };
    expect(await refusalOf(api.updatePassword({ body }))).toBe('not_while_impersonating');
    expect((await api.sessions()).sessions).toEqual([]);
  },
);
