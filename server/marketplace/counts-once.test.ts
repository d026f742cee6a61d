import { expect } from 'vitest';
import { refusalOf } from '../testing/api.ts';
import { PASSWORD } from '../testing/facts.ts';
import { bearer, businessForm, customerForm, mailedCode, visitor } from '../testing/newcomer.ts';
import { story } from '../testing/story.ts';
import { KEY, rows, thrice } from '../testing/thrice.ts';
import { sweep } from '../testing/sweep.ts';

const message = (more: object = {}) => ({
  about: 'question' as const,
  name: 'Pat Lane',
  email: 'pat@example.test',
  mobile_number: '07700 900321',
  message: 'How do I post a second job?',
  ...more,
});

story(
  'a message to us is brought once, and a changed one is another',
  { shows: ['ruling 50'] },
  async (stage) => {
    const { market } = stage;
    const api = visitor(market, KEY);
    const send = (more: object = {}) => api.contactUs({ body: message(more) });
    expect(await thrice(send)).toEqual([[], [], []]);
    expect(await refusalOf(send({ message: 'Another question' }))).toBe('idempotency_key_reused');
    // Two pages of one browser have two keys, and a client of ours may have none.
    await visitor(market, { 'idempotency-key': 'the-key-of-another-page' }).contactUs({ body: message() });
    await visitor(market).contactUs({ body: message() });
    expect(await rows(stage, 'enquiries')).toBe(1);
    await market.advance({ minutes: 1 });
    await visitor(market).contactUs({ body: message() });
    await send({ email: 'somebody.else@example.test' });
    expect(await rows(stage, 'enquiries')).toBe(3);
  },
);

story(
  'a registration whose answer was lost signs in, and opens no second account',
  { shows: ['ruling 50'] },
  async (stage) => {
    const { market } = stage;
    const form = customerForm();
    const register = (more: object = {}) =>
      visitor(market, KEY).registerCustomer({ body: { ...form, ...more } });
    const answers = await thrice(() => register());
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    for (const { token, data } of answers)
      expect((await bearer(market, token).currentUser()).data.id).toBe(data.id);
    await market.settled();
    expect(await market.mailTo(form.email)).toHaveLength(1);
    expect(
      await refusalOf(
        register({ password: 'another good password', passwordConfirmation: 'another good password' }),
      ),
    ).toBe('idempotency_key_reused');
    // Under another key, or without one, it is as taken as for anybody.
    expect(await refusalOf(visitor(market).registerCustomer({ body: form }))).toBe('invalid');
    await bearer(market, answers[0]?.token ?? null).updatePassword({
      body: {
        currentPassword: PASSWORD,
        new_password: 'a new good password',
        passwordConfirmation: 'a new good password',
      },
    });
    expect(await refusalOf(register())).toBe('invalid');
    const { rows: kept } = await market.product.database.pool.query('select * from visitor_keys');
    expect(JSON.stringify(kept)).not.toContain(answers[0]?.token ?? form.email);
    expect(JSON.stringify(kept)).not.toContain(form.email);
  },
);

story('a business is registered once under its key', { shows: ['ruling 50'] }, async (stage) => {
  const form = businessForm();
  const answers = await thrice(() => visitor(stage.market, KEY).registerBusiness({ body: form }));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await rows(stage, 'businesses')).toBe(1);
});

story(
  'a forgotten password: one code is mailed, and using it up is answered again',
  { shows: ['ruling 50'] },
  async ({ customer, market }) => {
    const carl = await customer();
    const { email } = carl.facts;
    const api = visitor(market, KEY);
    expect(await thrice(() => api.sendSecurityCode({ params: { email } }))).toEqual([[], [], []]);
    const code = await mailedCode(market, email);
    expect((await market.mailTo(email)).filter(({ text }) => text.includes(code))).toHaveLength(1);
    const next = 'a new good password';
    const body = { email, code, new_password: next, passwordConfirmation: next };
    expect(await thrice(() => api.resetPassword({ body }))).toEqual([[], [], []]);
    expect(await refusalOf(visitor(market).resetPassword({ body }))).toBe('security_code_invalid');
  },
);

story(
  'another password and another address are answered again, and mailed once',
  { shows: ['ruling 50'] },
  async (stage) => {
    const { customer, market } = stage;
    const carl = await customer();
    const api = await carl.api({ headers: KEY });
    const next = 'a new good password';
    const change = { currentPassword: PASSWORD, new_password: next, passwordConfirmation: next };
    expect(await thrice(() => api.updatePassword({ body: change }))).toEqual([[], [], []]);
    expect(await rows(stage, 'history', "event = 'password.changed'")).toBe(1);
    const addresses = { email: 'carl.new@example.test', confirmedEmail: 'carl.new@example.test' };
    expect(await thrice(() => api.updateEmail({ body: addresses }))).toEqual([[], [], []]);
    const verificationCode = await mailedCode(market, addresses.email);
    expect(await market.mailTo(addresses.email)).toHaveLength(1);
    const confirm = () => api.confirmUpdateEmail({ body: { ...addresses, verificationCode } });
    expect(await thrice(confirm)).toEqual([[], [], []]);
    expect(await rows(stage, 'history', "event = 'email.changed'")).toBe(1);
  },
);

story(
  'a verification mail goes once under its key, by its owner and by an admin',
  { shows: ['ruling 50'] },
  async ({ customer, admin, market }) => {
    const carl = await customer({ verified: false });
    const sent = async () => {
      await market.settled();
      return (await market.mailTo(carl.facts.email)).length;
    };
    const before = await sent();
    const own = await carl.api({ headers: KEY });
    await thrice(() => own.sendVerification());
    expect(await sent()).toBe(before + 1);
    const adam = await (await admin()).api({ headers: KEY });
    await thrice(() => adam.resendVerification({ params: { id: carl.id } }));
    expect(await sent()).toBe(before + 2);
  },
);

story('what an admin adds is added once', { shows: ['ruling 50'] }, async ({ admin, market }) => {
  const adam = await admin();
  const api = await adam.api({ headers: KEY });
  expect(await thrice(() => api.addCategory({ body: { name: 'Thatching' } }))).toEqual([[], [], []]);
  expect(await refusalOf(api.addCategory({ body: { name: 'Roof gardens' } }))).toBe('idempotency_key_reused');
  const other = await adam.api({ headers: { 'idempotency-key': 'the-key-of-another-form' } });
  expect(await other.addCategory({ body: { name: 'Roof gardens' } })).toEqual([]);
  // A key lasts longer than a double click.
  await market.advance({ minutes: 1 });
  expect(await api.addCategory({ body: { name: 'Thatching' } })).toEqual([]);
  const { workCategories } = await api.adminCategories({ query: {} });
  const id = workCategories[0]?.id ?? '';
  expect(await thrice(() => api.addService({ params: { id }, body: { name: 'Anything' } }))).toEqual([
    [],
    [],
    [],
  ]);
  const code = { name: 'SPRING', description: 'For spring', percentage: 10, status: true };
  expect(await thrice(() => api.addPromoCode({ body: code }))).toEqual([[], [], []]);
  expect((await api.promoCodes({ query: {} })).count).toBe(1);
});

story('a key is kept for a week, then swept', { shows: ['ruling 50'] }, async (stage) => {
  const { market } = stage;
  const carl = await stage.customer();
  const api = await carl.api({ headers: KEY });
  const change = () =>
    api.updateEmail({ body: { email: 'c@example.test', confirmedEmail: 'c@example.test' } });
  await change();
  await visitor(market, KEY).contactUs({ body: message() });
  const kept = async () => [await rows(stage, 'idempotency_keys'), (await rows(stage, 'visitor_keys')) > 0];
  await market.advance({ days: 6 });
  await sweep(market);
  expect(await kept()).toEqual([1, true]);
  await market.advance({ days: 2 });
  await sweep(market);
  expect(await kept()).toEqual([0, false]);
});
