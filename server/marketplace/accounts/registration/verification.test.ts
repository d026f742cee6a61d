import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { UserId } from '../../../platform/ids.ts';
import { apiAt, refusalOf } from '../../../testing/api.ts';
import { jobWish } from '../../../testing/customer.ts';
import type { TestMarket } from '../../../testing/market.ts';
import { bearer, businessForm, customerForm, mailedLink, visitor } from '../../../testing/newcomer.ts';
import { story } from '../../../testing/story.ts';

const OUR_PAGE = { 'sec-fetch-site': 'same-origin' };

/** On a page of ours where nobody is logged in, by a press. */
const follow = (market: TestMarket, link: URL, headers: Record<string, string> = OUR_PAGE) =>
  opens(market, link, { headers, isPressed: true });

type Opening = { headers: Record<string, string>; isPressed?: boolean };

const opens = (market: TestMarket, link: URL, { headers, isPressed = false }: Opening) =>
  apiAt(market.baseUrl, () => headers).verify({
    params: { code: link.searchParams.get('code') ?? '' },
    query: {
      user_type: link.searchParams.get('user_type') as 'customer',
      ...(isPressed && { pressed: '1' as const }),
    },
  });

async function register(market: TestMarket) {
  const form = customerForm();
  const { token, data } = await visitor(market).registerCustomer({ body: form });
  return { form, api: bearer(market, token), id: data.id };
}

story(
  'Nora may log in before, follows the mailed link and is verified',
  { shows: ['R-3-006', 'R-3-023', 'R-3-026', 'R-10-028', 'R-10-029', 'R-9-012'] },
  async ({ market }) => {
    const { form, api } = await register(market);
    const link = await mailedLink(market, form.email);
    expect(`${link.origin}${link.pathname}`).toBe('http://localhost:3000/login');
    expect([...link.searchParams.keys()]).toEqual(['code', 'user_type']);
    expect(link.searchParams.get('user_type')).toBe('customer');
    const verifiedAt = async () => (await api.currentUser()).data.emailVerifiedAt;
    expect(await verifiedAt()).toBeNull();
    const credentials = { email: form.email, password: form.password };
    const { data: unverified } = await visitor(market).logIn({ body: credentials });
    expect([unverified.email, unverified.emailVerifiedAt]).toEqual([form.email, null]);
    // It is good to the last.
    await market.advance({ days: 7, minutes: -1 });
    const followed = market.clock.now().getTime();
    expect(await follow(market, link)).toEqual([]);
    expect(Date.parse((await verifiedAt()) ?? '')).toBeGreaterThanOrEqual(followed);
  },
);

story(
  'a program that opens the link and runs the page verifies nobody; who is logged in there needs no press',
  { shows: ['R-3-024', 'T15'] },
  async ({ market, customer, admin }) => {
    const { form, api } = await register(market);
    const link = await mailedLink(market, form.email);
    const isVerified = async () => (await api.currentUser()).data.emailVerifiedAt !== null;
    const as = (token: string) => ({ ...OUR_PAGE, authorization: `Bearer ${token}` });
    const others = [await customer(), await admin()];
    const tokens = await Promise.all(others.map((one) => one.token()));
    for (const headers of [OUR_PAGE, ...tokens.map(as), as('nobody')])
      expect([headers, await refusalOf(opens(market, link, { headers }))]).toEqual([headers, 'press_first']);
    expect(await isVerified()).toBe(false);
    const { token } = await visitor(market).logIn({ body: { email: form.email, password: form.password } });
    expect(await opens(market, link, { headers: as(token ?? '') })).toEqual([]);
    expect(await isVerified()).toBe(true);
  },
);

story(
  'a second click, or two at once, change nothing and do no harm',
  { shows: ['R-3-024', 'T15'] },
  async ({ market }) => {
    const { form, id } = await register(market);
    const link = await mailedLink(market, form.email);
    expect(await Promise.all([1, 2, 3].map(() => follow(market, link)))).toEqual([[], [], []]);
    expect(await follow(market, link)).toEqual([]);
    const events = await market.product.market.db
      .selectFrom('history')
      .where('actor_id', '=', id)
      .where('event', '=', 'account.verified')
      .selectAll()
      .execute();
    expect(events).toHaveLength(1);
  },
);

story(
  'an unknown code, one older than 7 days and one for the other side verify nobody',
  { shows: ['R-3-026'] },
  async ({ market }) => {
    const { form, api } = await register(market);
    const link = await mailedLink(market, form.email);
    const unknown = new URL(link);
    unknown.searchParams.set('code', 'x'.repeat(43));
    const swapped = new URL(link);
    swapped.searchParams.set('user_type', 'business');
    for (const wrong of [unknown, swapped])
      expect(await refusalOf(follow(market, wrong))).toBe('verification_invalid');
    await market.advance({ days: 7, minutes: 1 });
    expect(await refusalOf(follow(market, link))).toBe('verification_invalid');
    expect((await api.currentUser()).data.emailVerifiedAt).toBeNull();
  },
);

story(
  'what is no code at all is refused as a wrong code is',
  { shows: ['R-3-026', 'R-10-029', 'R-13-048'] },
  async ({ market }) => {
    const refused = { status: 422, message: 'Verification code is invalid or has expired.' };
    const codes = [
      'zzz',
      'a b',
      'x',
      'x/../y',
      '%zz',
      '%00',
      '\0',
      '☃',
      '<b>',
      "' or 1=1",
      'R-1',
      'x'.repeat(3_000),
    ];
    for (const code of codes)
      for (const side of ['customer', 'business']) {
        const path = `/api/auth/verify/${encodeURIComponent(code)}?user_type=${side}`;
        const answer = await fetch(`${market.baseUrl}${path}`, { headers: OUR_PAGE });
        const { message } = z.object({ message: z.string() }).parse(await answer.json());
        expect([code, side, { status: answer.status, message }]).toEqual([code, side, refused]);
      }
  },
);

story(
  'a scanner that opens the address, or another site’s page, verifies nobody',
  { shows: ['T15', 'R-10-029'] },
  async ({ market }) => {
    const { form, api } = await register(market);
    const link = await mailedLink(market, form.email);
    const told: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of told) expect(await refusalOf(follow(market, link, headers))).toBe('cross_site');
    expect((await api.currentUser()).data.emailVerifiedAt).toBeNull();
  },
);

story('a forged host stands in no mailed link', { shows: ['T14'] }, async ({ market }) => {
  const form = customerForm();
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  await fetch(`${market.baseUrl}/api/auth/customer/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...forged },
    body: JSON.stringify(form),
  });
  expect((await mailedLink(market, form.email)).host).toBe('localhost:3000');
});

story(
  'a job of an unverified customer reaches businesses once she is verified, once',
  { shows: ['R-3-027', 'R-11-031', 'R-11-054'] },
  async ({ market, business }) => {
    const anna = await business({ package: 'premium' });
    const { form, api } = await register(market);
    const link = await mailedLink(market, form.email);
    await api.postJob({ body: jobWish() });
    await market.settled();
    expect(await anna.leads()).toEqual([]);
    expect(await market.mailTo(anna.facts.email)).toEqual([]);
    await Promise.all([follow(market, link), follow(market, link)]);
    await market.settled();
    expect(await anna.leads()).toHaveLength(1);
    expect((await market.mailTo(anna.facts.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('New lead'),
    ]);
  },
);

story(
  'a job posted in the very moment of the verification is not left behind',
  { shows: ['R-3-027'] },
  async ({ market, business }) => {
    const anna = await business();
    for (let round = 0; round < 4; round++) {
      const { form, api } = await register(market);
      const link = await mailedLink(market, form.email);
      const title = `Tap of round ${round}`;
      await Promise.all([api.postJob({ body: jobWish({ title }) }), follow(market, link)]);
      expect((await anna.leads()).map(({ job }) => job.title)).toContain(title);
    }
  },
);

story(
  'a business gets leads once it is verified, not before',
  { shows: ['R-3-022', 'R-3-027', 'R-11-031', 'R-11-054'] },
  async ({ market, customer }) => {
    const form = businessForm();
    const { token, data } = await visitor(market).registerBusiness({ body: form });
    const pool = market.product.database.pool;
    await pool.query(
      `insert into subscriptions (id, business_id, package, status, created_at)
     select gen_random_uuid(), id, 'standard', 'active', story_begins() from businesses where owner_id = $1`,
      [data.id],
    );
    const carl = await customer();
    await carl.posts({ service: 'Repair or replace a tap' });
    const nora = bearer(market, token);
    expect((await nora.leads()).leads).toEqual([]);
    const link = await mailedLink(market, form.email);
    expect(link.searchParams.get('user_type')).toBe('business');
    expect((await nora.currentUser()).data.emailVerifiedAt).toBeNull();
    await follow(market, link);
    expect((await nora.currentUser()).data.emailVerifiedAt).not.toBeNull();
    expect((await nora.leads()).leads).toHaveLength(1);
  },
);

story(
  'the link is mailed again on demand, a few times; a verified account gets none',
  { shows: ['A-15'] },
  async ({ market }) => {
    const { form, api } = await register(market);
    const first = await mailedLink(market, form.email);
    for (let turn = 0; turn < 3; turn++) expect(await api.sendVerification()).toEqual([]);
    expect(await refusalOf(api.sendVerification())).toBe('too_many_requests');
    await market.settled();
    expect(await market.mailTo(form.email)).toHaveLength(4);
    const second = await mailedLink(market, form.email);
    expect(second.href).not.toBe(first.href);
    expect(await follow(market, first)).toEqual([]);
    await market.advance({ minutes: 16 });
    await market.product.database.pool.query('delete from rate_limits');
    await api.sendVerification();
    await market.settled();
    expect(await market.mailTo(form.email)).toHaveLength(4);
  },
);

story(
  'an account’s reference verifies it for an admin, and for nobody else',
  { shows: ['R-3-026', 'A-45'] },
  async ({ market, admin, customer }) => {
    const { api, id } = await register(market);
    const { reference } = await market.product.market.db
      .selectFrom('accounts')
      .where('id', '=', id as UserId)
      .select('reference')
      .executeTakeFirstOrThrow();
    const carl = await (await customer()).api();
    const ask = (who: typeof carl, code = reference) => who.verify({ params: { code } });
    expect(await refusalOf(ask(carl))).toBe('verification_invalid');
    expect(await refusalOf(ask(visitor(market, OUR_PAGE)))).toBe('verification_invalid');
    const ada = await (await admin()).api();
    expect(await refusalOf(ask(ada, 'C-999999'))).toBe('not_found');
    expect(await ask(ada)).toEqual([]);
    expect((await api.currentUser()).data.emailVerifiedAt).not.toBeNull();
  },
);
