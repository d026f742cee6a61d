import { expect } from 'vitest';
import { refusalOf, Refused } from '../../../testing/api.ts';
import { PASSWORD } from '../../../testing/facts.ts';
import { bearer, businessForm, customerForm, lastMail, visitor } from '../../../testing/newcomer.ts';
import { openSecondProduct, type TestMarket } from '../../../testing/market.ts';
import { story } from '../../../testing/story.ts';

story(
  'Nora registers, is signed in and unverified, and can log in',
  { shows: ['R-7-001', 'R-7-007', 'R-10-024', 'R-10-025'] },
  async ({ market }) => {
    const form = customerForm({ last_name: 'van der Quist', email: 'Nora.Quist@Example.test' });
    const { token, data } = await visitor(market).registerCustomer({ body: form });
    expect(data).toMatchObject({
      userType: 'customer',
      name: 'Nora van der Quist',
      email: 'Nora.Quist@Example.test',
      mobile_number: form.mobile_number,
      emailVerifiedAt: null,
      subscription_status: null,
    });
    const { data: own } = await bearer(market, token).currentUser();
    expect(own).toEqual(data);
    const again = await visitor(market).logIn({
      body: { email: 'nora.quist@example.TEST', password: PASSWORD },
    });
    expect(again.data).toEqual(data);
  },
);

story(
  'what Nora agreed to is kept, word for word, with its moment',
  { shows: ['R-10-025'] },
  async ({ market }) => {
    await market.advance({ days: 3 });
    const { data } = await visitor(market).registerCustomer({ body: customerForm() });
    const kept = await market.product.market.db
      .selectFrom('history')
      .where('actor_id', '=', data.id)
      .select(['event', 'facts', 'created_at'])
      .executeTakeFirstOrThrow();
    expect(kept.event).toBe('account.registered');
    expect(kept.facts).toMatchObject({
      terms: 'I accept the terms of use and have read the privacy policy.',
    });
    expect(Math.abs(kept.created_at.getTime() - market.clock.now().getTime())).toBeLessThan(60_000);
  },
);

story(
  'agreeing to the terms is a consent of its own, of a customer and of a business',
  { shows: ['R-10-025', 'R-16-027', 'V4'] },
  async ({ market }) => {
    const [nora, quist] = [
      await visitor(market).registerCustomer({ body: customerForm() }),
      await visitor(market).registerBusiness({ body: businessForm() }),
    ];
    for (const { data } of [nora, quist]) {
      const { rows } = await market.product.database.pool.query(
        `select purpose, channel, is_given, wording, source, created_at = (
          select created_at from accounts where id = account_id) as is_of_that_moment
        from consents where account_id = $1`,
        [data.id],
      );
      const wording = 'I accept the terms of use and have read the privacy policy.';
      const consent = { purpose: 'terms', channel: null, is_given: true, wording, source: 'registration' };
      expect(rows).toEqual([{ ...consent, is_of_that_moment: true }]);
    }
  },
);

story(
  'every field is judged on the server, in the same words',
  { shows: ['R-12-018', 'R-12-031', 'R-12-032', 'R-12-033', 'R-12-034', 'R-12-039', 'R-12-040', 'R-7-002'] },
  async ({ market }) => {
    const wrong: [object, string, string][] = [
      ...['N0ra', '3', 'Nora🙂', 'St. John', 'J. R.'].map((first_name): [object, string, string] => [
        { first_name },
        'first_name',
        'A name has letters, apostrophes and hyphens only.',
      ]),
      [{ first_name: '' }, 'first_name', 'Please enter your first and last name.'],
      [{ last_name: '' }, 'last_name', 'Please enter your first and last name.'],
      [{ last_name: 'Quist  Moss' }, 'last_name', 'Please enter your first and last name.'],
      ...[
        'nora@example',
        'nora',
        '@example.test',
        'nora@.',
        'nora@example..test',
        'nora.@example.test',
        'nora@-example.test',
      ].map((email): [object, string, string] => [
        { email },
        'email',
        'Please enter a valid e-mail address.',
      ]),
      [{ mobile_number: '0770090012' }, 'mobile_number', 'Please enter a valid mobile number.'],
      [{ mobile_number: '+447700900123' }, 'mobile_number', 'Please enter a valid mobile number.'],
      [{ mobile_number: '08700900123' }, 'mobile_number', 'Please enter a valid mobile number.'],
      [{ email: addressOf(255) }, 'email', 'Please enter a valid e-mail address.'],
      [{ first_name: 'N'.repeat(101) }, 'first_name', 'Please write a little less.'],
      [
        { password: 'seven77', passwordConfirmation: 'seven77' },
        'password',
        'Your new password must have 8 characters or more.',
      ],
      [{ passwordConfirmation: `${PASSWORD}!` }, 'passwordConfirmation', 'The two passwords do not match.'],
      [{ terms: false }, 'terms', 'Please accept the terms of use.'],
      [{ userType: 'admin' }, 'userType', 'This field is not known.'],
    ];
    for (const [wish, field, sentence] of wrong) {
      const errors = await errorsOf(market, { ...customerForm(), ...wish });
      expect([field, errors[field]?.[0]]).toEqual([field, sentence]);
    }
    for (const name of ["Anne-Marie O'Neil", 'Zoë Müller', 'Łukasz Żak', 'Mary Ann Smith']) {
      const [first_name = '', ...rest] = name.split(' ');
      await market.settled();
      await market.reset();
      const { data } = await visitor(market).registerCustomer({
        body: customerForm({ first_name, last_name: rest.join(' ') }),
      });
      expect(data.name).toBe(name);
    }
    const longest = customerForm({ first_name: 'N'.repeat(100), email: addressOf(254) });
    const { data } = await visitor(market).registerCustomer({ body: longest });
    expect([data.first_name, data.email]).toEqual([longest.first_name, longest.email]);
  },
);

story(
  'a password is taken as it is typed, blanks and all; common ones are not taken',
  { shows: ['B1'] },
  async ({ market }) => {
    const odd = '  ü 8 zeichen 🔑 ';
    const form = customerForm({ password: odd, passwordConfirmation: odd });
    await visitor(market).registerCustomer({ body: form });
    expect(
      await refusalOf(visitor(market).logIn({ body: { email: form.email, password: odd.trim() } })),
    ).toBe('bad_credentials');
    await visitor(market).logIn({ body: { email: form.email, password: odd } });
    for (const password of ['password1', 'Qwertyuiop', 'Fettle2026!', 'noraquist1', '!!!!!!!!!!', '12345678'])
      expect(await errorsOf(market, customerForm({ password, passwordConfirmation: password }))).toEqual({
        password: ['This password is easy to guess. Please choose another one.'],
      });
  },
);

story(
  'nobody takes what a guesser knows of them for a password',
  { shows: ['B1', 'R-12-003'] },
  async ({ market }) => {
    const common = 'This password is easy to guess. Please choose another one.';
    const known = (form: { email: string; first_name: string; last_name: string; mobile_number: string }) => [
      form.email,
      form.email.toUpperCase(),
      `${form.email.split('@')[0]}`.padEnd(8, '!'),
      `${form.last_name}${form.first_name}!`.padEnd(8, '1'),
      `${form.mobile_number}ok`,
    ];
    const carl = customerForm();
    for (const password of known(carl))
      expect([
        password,
        await errorsOf(market, { ...carl, password, passwordConfirmation: password }),
      ]).toEqual([password, { password: [common] }]);
    const firm = businessForm();
    for (const password of [...known(firm), `${firm.business_name} 2026`]) {
      const body = { ...firm, password, passwordConfirmation: password };
      const refused = visitor(market).registerBusiness({ body });
      expect([password, await refused.catch((error: unknown) => error)]).toMatchObject([
        password,
        { errors: { password: [common] } },
      ]);
    }
  },
);

story('a password of 8 to 1,024 letters counts to its last letter', { shows: ['B1'] }, async ({ market }) => {
  for (const length of [8, 72, 1_024]) {
    const password = 'Zq 7ü-'.repeat(200).slice(0, length);
    const form = customerForm({ password, passwordConfirmation: password });
    await visitor(market).registerCustomer({ body: form });
    const body = { email: form.email, password };
    await visitor(market).logIn({ body });
    const other = { ...body, password: `${password.slice(0, -1)}!` };
    expect(await refusalOf(visitor(market).logIn({ body: other }))).toBe('bad_credentials');
  }
  const password = 'Zq 7ü-'.repeat(200).slice(0, 1_025);
  expect(
    Object.keys(await errorsOf(market, customerForm({ password, passwordConfirmation: password }))),
  ).toContain('password');
});

story(
  'an address and a number are one account’s, in any case',
  { shows: ['R-10-025', 'R-7-005', 'R-7-006', 'R-16-029'] },
  async ({ market }) => {
    const first = customerForm({ email: 'one@example.test' });
    await visitor(market).registerCustomer({ body: first });
    expect(await errorsOf(market, customerForm({ email: 'ONE@example.test' }))).toEqual({
      email: ['This e-mail address is already registered.'],
    });
    expect(await errorsOf(market, businessForm({ mobile_number: first.mobile_number }))).toEqual({
      mobile_number: ['This mobile number is already registered.'],
    });
  },
);

story(
  'of two who register the same address at once one gets it',
  { shows: ['R-16-029'] },
  async ({ market }) => {
    const other = await openSecondProduct(market);
    for (let round = 0; round < 5; round++) {
      await market.product.database.pool.query('delete from rate_limits');
      const form = customerForm();
      const another = { ...form, mobile_number: customerForm().mobile_number };
      const phone = { ...form, email: customerForm().email };
      const heard = await Promise.all([
        visitor(market)
          .registerCustomer({ body: form })
          .then(() => 'ok', codeOf),
        visitor(other)
          .registerCustomer({ body: another })
          .then(() => 'ok', codeOf),
        visitor(other)
          .registerCustomer({ body: phone })
          .then(() => 'ok', codeOf),
      ]);
      // The second and third differ from each other in both, so both may come through when the first does not.
      expect(heard.filter((one) => one !== 'ok' && one !== 'invalid')).toEqual([]);
      expect(heard).toContain('invalid');
      const { rows } = await market.product.database.pool.query(
        'select from accounts where email_key = $1 or mobile_number = $2',
        [form.email, form.mobile_number],
      );
      expect(rows).toHaveLength(heard.filter((one) => one === 'ok').length);
    }
    await other.product.stop();
  },
);

story(
  'Nora registers her business, which has a profile and no package yet',
  { shows: ['R-7-010', 'R-7-013', 'R-10-026', 'R-9-021', 'R-12-038'] },
  async ({ market }) => {
    const form = businessForm({ description: 'Taps and pipes.\nEvenings too.', address: '1 Long Lane' });
    const { token, data } = await visitor(market).registerBusiness({ body: form });
    expect(data).toMatchObject({
      userType: 'business',
      subscription_status: 'not_subscribed',
      subscription_type: null,
    });
    const profile = await bearer(market, token).ownBusiness();
    // A business is not its owner.
    expect(profile.id).not.toBe(data.id);
    expect(profile).toMatchObject({
      name: 'Quist Plumbing',
      description: 'Taps and pipes.\nEvenings too.',
      mobile_number: form.mobile_number,
      address: '1 Long Lane',
      website: 'https://quist.example.com',
      location: 'SE1 7PB',
      workCategories: form.workCategories,
      services: form.services,
      workCategoriesName: 'Plumbing',
    });
    const { leads } = await bearer(market, token).leads();
    expect(leads).toEqual([]);
  },
);

story(
  'a business that is wrong in something leaves no account behind',
  { shows: ['R-7-013', 'R-10-027', 'R-12-038'] },
  async ({ market }) => {
    const away = '019b76da-a800-7000-8000-000000000001';
    const wrong: [object, string, string][] = [
      [{ location: 'SE1' }, 'location', 'Please enter a valid UK post code.'],
      [{ location: 'QQ1 1AA' }, 'location', 'Please enter a valid UK post code.'],
      [{ workCategories: [] }, 'workCategories', 'Please choose a work category.'],
      [{ workCategories: [away] }, 'workCategories', 'Please choose a work category.'],
      [{ services: [{ id: away }] }, 'services', 'Please choose a service.'],
      [{ business_name: ' ' }, 'business_name', 'Please enter the name of your business.'],
      [{ mobile_number: '08700900123' }, 'mobile_number', 'Please enter a valid mobile number.'],
      [
        { website: 'javascript:alert(1)' },
        'website',
        'Please enter a web address, such as https://example.co.uk.',
      ],
      [
        { website: 'https://intranet/x.y' },
        'website',
        'Please enter a web address, such as https://example.co.uk.',
      ],
      [{ abn: 'SC-123456' }, 'abn', 'Please use letters, digits and blanks only.'],
      [{ website: 'http://a@b' }, 'website', 'Please enter a web address, such as https://example.co.uk.'],
      [{ package: 'gold' }, 'package', 'Please choose a package.'],
      [{ package: 'premium', payment_method: 'cash' }, 'payment_method', 'Please choose how to pay.'],
    ];
    for (const [wish, field, sentence] of wrong) {
      await market.product.database.pool.query('delete from rate_limits');
      const errors = await errorsOf(market, { ...businessForm(), ...wish });
      expect([field, errors[field]?.[0]]).toEqual([field, sentence]);
    }
    const { rows } = await market.product.database.pool.query('select from accounts');
    expect(rows).toEqual([]);
  },
);

story(
  'both questions are answered, without regard to case',
  { shows: ['R-7-003', 'R-7-004', 'R-10-041', 'R-10-042', 'R-10-043'] },
  async ({ market }) => {
    const form = customerForm({ email: 'Known@Example.test' });
    await visitor(market).registerCustomer({ body: form });
    const email = (asked: string) => visitor(market).isEmailRegistered({ params: { email: asked } });
    const phone = (asked: string) => visitor(market).isPhoneRegistered({ params: { phone: asked } });
    expect(await email('known@EXAMPLE.test')).toEqual({ registered: true });
    expect(await email('unknown@example.test')).toEqual({ registered: false });
    expect(await phone(form.mobile_number)).toEqual({ registered: true });
    expect(await phone('07700999999')).toEqual({ registered: false });
    expect(await refusalOf(phone('0770'))).toBe('not_found');
    expect(await refusalOf(email('no address'))).toBe('not_found');
  },
);

story(
  'a network learns ten facts an hour, over all processes, and then hears no',
  { shows: ['R-10-043', 'R-16-031', 'B5'] },
  async ({ market }) => {
    const form = customerForm();
    await visitor(market).registerCustomer({ body: form });
    const other = await openSecondProduct(market);
    const ask = (turn: number) =>
      visitor(turn % 2 ? other : market).isEmailRegistered({ params: { email: form.email } });
    const answers = [];
    for (let turn = 0; turn < 20; turn++) answers.push((await ask(turn)).registered);
    expect(answers).toEqual([...Array<boolean>(10).fill(true), ...Array<boolean>(10).fill(false)]);
    expect(await refusalOf(ask(20))).toBe('too_many_requests');
    const phone = form.mobile_number;
    expect(await refusalOf(visitor(market).isPhoneRegistered({ params: { phone } }))).toBe(
      'too_many_requests',
    );
    await other.product.stop();
  },
);

story(
  'five registrations in half an hour are all that a network has',
  { shows: ['T11', 'R-16-031'] },
  async ({ market }) => {
    for (let turn = 0; turn < 5; turn++) await visitor(market).registerCustomer({ body: customerForm() });
    expect(await refusalOf(visitor(market).registerCustomer({ body: customerForm() }))).toBe(
      'too_many_requests',
    );
    expect(await refusalOf(visitor(market).registerBusiness({ body: businessForm() }))).toBe(
      'too_many_requests',
    );
  },
);

story(
  'a browser that registers gets the cookie, and its scripts no token',
  { shows: ['B6'] },
  async ({ market }) => {
    const answer = await fetch(`${market.baseUrl}/api/auth/customer/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(customerForm()),
    });
    expect(await answer.json()).toMatchObject({ token: null, data: { userType: 'customer' } });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^auth_token=[\w-]{43};.*HttpOnly/),
      expect.stringMatching(/^known_device=[\w-]{43};.*HttpOnly/),
    ]);
  },
);

story(
  'neither password nor secret is stored as it is, and none is logged',
  { shows: ['R-16-030'] },
  async ({ market }) => {
    const password = 'only Nora knows this 73';
    const form = customerForm({ password, passwordConfirmation: password });
    const { token } = await visitor(market).registerCustomer({ body: form });
    const { text } = await lastMail(market, form.email);
    const secret = new URL(/http\S+/.exec(text)?.[0] ?? '').searchParams.get('code') ?? 'none';
    const { rows } = await market.product.database.pool.query<{ xml: string }>(
      `select query_to_xml(format('table %I.%I', schemaname, tablename), true, false, '')::text as xml
     from pg_tables where schemaname in ('public', 'pgboss', 'simulator') and tablename <> 'caught_messages'`,
    );
    const everything = rows.map(({ xml }) => xml).join() + market.log.join();
    expect(everything).toContain(form.email);
    for (const known of [password, secret, token]) expect(everything).not.toContain(known);
    expect(market.log.join()).not.toContain(form.email);
  },
);

const addressOf = (letters: number) => `${'a'.repeat(letters - '@example.test'.length)}@example.test`;

async function errorsOf(market: TestMarket, form: object): Promise<Record<string, string[]>> {
  const api = visitor(market);
  const call = 'business_name' in form ? api.registerBusiness : api.registerCustomer;
  const refused = await (call as (given: { body: object }) => Promise<unknown>)({ body: form }).catch(
    (error: unknown) => error,
  );
  if (!(refused instanceof Refused)) throw new Error('it was taken');
  expect([refused.status, refused.code]).toEqual([422, 'invalid']);
  return refused.errors;
}

const codeOf = (error: unknown): string => {
  if (error instanceof Refused) return error.code;
  throw error;
};
