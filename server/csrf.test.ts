import { createHash } from 'node:crypto';
import { expect, vi } from 'vitest';
import { api } from '../contract/index.ts';
import type { Route } from '../contract/kernel.ts';
import type { Role } from '../contract/words.ts';
import { readConfig } from './platform/config.ts';
import { newId } from './platform/ids.ts';
import { createLog } from './platform/log/log.ts';
import { createProduct } from './product.ts';
import { jobWish } from './testing/customer.ts';
import { PASSWORD } from './testing/facts.ts';
import { openSecondProduct, type TestMarket } from './testing/market.ts';
import { UNHURRIED } from './testing/unhurried.ts';
import type { Person } from './testing/person.ts';
import { type Stage, story } from './testing/story.ts';
import { PRODUCTION } from './testing/production.ts';

// Some of its stories ask thousands of questions.
vi.setConfig({ testTimeout: 240_000 });

const OUR_PAGE = { 'sec-fetch-site': 'same-origin' };
const OUR_ORIGIN = { origin: 'http://localhost:3000' };
const SITES = ['cross-site', 'same-site', 'none', '', 'same-origin, cross-site'];
const ORIGINS = ['null', 'https://evil.example', 'http://localhost:3000.evil.example', 'http://localhost'];

/** What a browser says of a request that a page elsewhere made it send. */
const ELSEWHERE: Headers[] = [
  ...SITES.map((site) => ({ 'sec-fetch-site': site })),
  ...ORIGINS.map((origin) => ({ origin })),
  { ...OUR_ORIGIN, 'sec-fetch-site': 'cross-site' },
  { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
];
/** Nothing is said: for the cookie too little, for a log-in the sign of a client that is no browser. */
const UNSAID: Headers[] = [{}, { referer: 'http://localhost:3000/dashboard' }];
const FORM_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
const FORMS = FORM_TYPES.map((type) => ({ 'content-type': type }));

const UNSAFE = Object.entries<Route>(api).filter(([, route]) => route.method !== 'GET');

/** Who makes a call that several may make. */
const callerOf = ({ by }: Route): Role => {
  if (by !== 'anyone' && by.includes('business')) return 'business';
  return by === 'anyone' || by.includes('customer') ? 'customer' : 'admin';
};

for (const [role, calls] of Map.groupBy(UNSAFE, ([, route]) => callerOf(route)))
  story(
    `calls as ${role} go with the cookie from our own pages only, and with JSON or their own form only`,
    { shows: ['R-3-029'] },
    async (stage) => {
      const person = await stage[role]();
      for (const [turn, [name, route]] of calls.entries()) {
        const asking = { person, name, route };
        await refusesElsewhere(stage.market, { ...asking, turn });
        await takesFromOurPages(stage, asking);
      }
    },
  );

type Asking = { person: Person; name: string; route: Route };

/** Sends the call with what its headers say of where it comes from. */
function askOf(market: TestMarket, { person, name, route: { method, path } }: Asking) {
  const to = `${method} ${path.replace(/:id|:serviceId/g, newId).replace(':email', 'nobody@example.test')}`;
  const body = name === 'logIn' ? credentials(person) : {};
  return (...headers: Headers[]) => call(market, to, { headers: Object.assign({}, ...headers), body });
}

async function refusesElsewhere(market: TestMarket, asking: Asking & { turn: number }): Promise<void> {
  const { person, name, turn, route } = asking;
  const ask = askOf(market, asking);
  const cookie = await cookieWith(person);
  const said = route.by === 'anyone' ? ELSEWHERE : [...ELSEWHERE, ...UNSAID];
  for (const [place, told] of said.entries()) {
    const refused = { status: 403, body: { code: 'cross_site' } };
    expect(await ask({ cookie }, told), name).toMatchObject(refused);
    // Where it comes from is read before what it brings: each call meets each form, and each form each place.
    const form = FORMS[(place + turn) % FORMS.length] ?? {};
    expect([403, 415], name).toContain((await ask({ cookie }, told, form)).status);
  }
  for (const proof of [{ cookie, ...OUR_PAGE }, bearer(await person.token())])
    for (const form of FORMS) {
      const takesForms = route.upload && form['content-type']?.startsWith('multipart');
      expect(await ask(proof, form), name).toMatchObject({ status: takesForms ? 400 : 415 });
    }
}

async function takesFromOurPages(stage: Stage, asking: Asking): Promise<void> {
  for (const told of [OUR_PAGE, OUR_ORIGIN, { origin: stage.market.baseUrl }]) {
    const person = ENDS.has(asking.name) ? await stage[callerOf(asking.route)]() : asking.person;
    const ask = askOf(stage.market, { ...asking, person });
    const { status, body } = await ask({ cookie: await cookieWith(person) }, told);
    // Only an admin who acts as somebody has a way back.
    if (asking.name === 'backAsAdmin') expect(body).toMatchObject({ code: 'forbidden' });
    else expect([200, 404, 409, 422], asking.name).toContain(status);
  }
}

/** Calls that are the last of a session. */
const ENDS = new Set(['logOut', 'deleteAccount']);

story(
  'what the cookie may from our pages, the Bearer header may from anywhere',
  { shows: ['R-10-003'] },
  async (stage) => {
    const carl = await stage.customer();
    const cookie = await cookieOf(stage.market, carl);
    const post = (headers: Headers) =>
      call(stage.market, 'POST /job', { headers, body: jobWish({ title: `Posted as ${newId()}` }) });

    expect(await post({ cookie, ...OUR_PAGE })).toMatchObject({ status: 200 });
    expect(await post({ cookie })).toMatchObject({ status: 403 });
    for (const told of [...UNSAID, ...ELSEWHERE])
      expect(await post({ ...bearer(await carl.token()), ...told })).toMatchObject({ status: 200 });
    expect(await carl.jobs()).toHaveLength(1 + UNSAID.length + ELSEWHERE.length);
  },
);

story(
  'of a Bearer header and a cookie the header counts, right or wrong',
  { shows: ['R-10-007'] },
  async (stage) => {
    const [carl, cora] = [await stage.customer(), await stage.customer()];
    const cookie = await cookieOf(stage.market, carl);
    const token = await cora.token();
    expect(await userBy(stage.market, { cookie })).toBe(carl.id);
    expect(await userBy(stage.market, { cookie, ...bearer(token) })).toBe(cora.id);
    for (const authorization of ['Bearer', `Bearer ${'x'.repeat(43)}`, `Basic ${token}`, ''])
      expect(await userBy(stage.market, { cookie, authorization, ...OUR_PAGE })).toBe(401);
  },
);

story(
  'a browser gets the token as a cookie that no script can read',
  { shows: ['R-3-029', 'R-10-018', 'R-10-019', 'R-14-020'] },
  async (stage) => {
    const carl = await stage.customer();
    const plain = await logIn(stage.market, credentials(carl));
    expect(plain.body).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/), data: { id: carl.id } });
    expect(plain.cookies).toEqual([]);

    const production = await secondProcess(stage.market);
    const rules = '; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax';
    const ways = [
      [stage.market, OUR_PAGE, rules],
      [stage.market, OUR_ORIGIN, rules],
      [
        production,
        { origin: 'https://fettle.example.com' },
        rules.replace('; SameSite', '; Secure; SameSite'),
      ],
    ] as const;
    for (const [process, told, expected] of ways) {
      const { body, cookies } = await logIn(process, credentials(carl), told);
      expect(body).toMatchObject({ token: null, data: { id: carl.id } });
      // The second opens nothing: it only marks a browser in which this account signed in before.
      const known = `known_device=X${expected.replace('2592000', '15552000')}`;
      expect(cookies.map((set) => set.replace(/[\w-]{43}/, 'X'))).toEqual([`auth_token=X${expected}`, known]);
    }
    expect(await call(production, 'GET /dev/mailbox')).toMatchObject({ status: 404 });
    await production.stop();
  },
);

story(
  'logging out ends this session at once, and no other',
  { shows: ['R-10-022', 'R-10-023', 'R-3-010'] },
  async (stage) => {
    const { market } = stage;
    const carl = await stage.customer();
    const [here, there] = [await cookieOf(market, carl), await cookieOf(market, carl)];
    const out = await call(market, 'POST /auth/logout', { headers: { cookie: here, ...OUR_PAGE } });
    expect(out).toMatchObject({ status: 200, body: [] });
    expect(out.cookies).toEqual([expect.stringMatching(/^auth_token=; Max-Age=0; Path=\/;/)]);
    expect(await userBy(market, { cookie: here })).toBe(401);
    expect(await userBy(market, bearer(here.slice('auth_token='.length)))).toBe(401);
    expect(await userBy(market, { cookie: there })).toBe(carl.id);
  },
);

story('a cookie from before the log-in never becomes the session', { shows: ['R-3-003'] }, async (stage) => {
  const { market, customer } = stage;
  const [carl, mallory] = [await customer(), await customer()];
  const planted = `auth_token=${'m'.repeat(43)}`;
  const theirs = await cookieOf(market, mallory);
  for (const cookie of [planted, theirs]) {
    const { cookies } = await logIn(market, credentials(carl), { ...OUR_PAGE, cookie });
    const given = cookies[0]?.split(';')[0] ?? '';
    expect(given).not.toBe(cookie);
    expect(await userBy(market, { cookie: given })).toBe(carl.id);
  }
  expect(await userBy(market, { cookie: planted })).toBe(401);
  expect(await userBy(market, { cookie: theirs })).toBe(mallory.id);
  const atOnce = await Promise.all(Array.from({ length: 6 }, () => cookieOf(market, carl)));
  expect(new Set(atOnce).size).toBe(6);
});

story(
  'a wrong log-in answers alike for a known and an unknown address',
  { shows: ['R-3-004', 'R-10-019'] },
  async (stage) => {
    const [carl, gone] = [await stage.customer(), await stage.customer()];
    await deactivate(stage, gone);
    const words = { code: 'bad_credentials', message: 'Invalid email or password.' };
    const body = { status_code: 422, ...words, request_id: expect.any(String) };
    for (const email of [carl.facts.email, gone.facts.email, 'nobody@example.test']) {
      const wrong = await logIn(stage.market, { email, password: 'wrong' });
      expect({ ...wrong, headers: null }).toEqual({ status: 422, headers: null, cookies: [], body });
    }
  },
);

story(
  'ten wrong tries at an account are all, over all processes',
  { shows: ['R-10-019', 'R-16-031'] },
  async (stage) => {
    const [carl, cora] = [await stage.customer(), await stage.customer()];
    const other = await secondProcess(stage.market);
    const { email } = carl.facts;
    const spellings = [email, email.toUpperCase(), ` ${email}`, email].flatMap((one) => [one, one, one]);
    const tries = spellings.map((one, turn) =>
      logIn(turn % 2 ? other : stage.market, { email: one, password: `wrong ${turn}` }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array<number>(10).fill(422), 429, 429]);
    for (const process of [stage.market, other])
      expect((await logIn(process, credentials(carl))).body).toMatchObject({ code: 'too_many_requests' });
    expect(await logIn(other, credentials(cora))).toMatchObject({ status: 200 });
    await other.stop();
  },
);

story(
  'who has no try left is told when the next one comes',
  { shows: ['R-10-013'] },
  async ({ customer, market }) => {
    const { email } = (await customer()).facts;
    for (let turn = 1; turn <= 10; turn++) await logIn(market, { email, password: 'wrong' });
    const { status, headers, body } = await logIn(market, { email, password: 'wrong' });
    expect([status, body.message]).toEqual([429, 'Too many requests. Please try again later.']);
    // Of a quarter of an hour; who is told less comes back in vain, again and again.
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(600);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900);
  },
);

story(
  'the lock ends by itself, and the owner gets in',
  { shows: ['B3', 'T12', 'R-10-019'] },
  async ({ customer, market }) => {
    const carl = await customer();
    for (let turn = 1; turn <= 10; turn++) await logIn(market, { ...credentials(carl), password: 'wrong' });
    expect(await logIn(market, credentials(carl))).toMatchObject({ status: 429 });
    await aQuarterOfAnHourPasses(market);
    expect(await logIn(market, credentials(carl))).toMatchObject({ status: 200 });
  },
);

/** The limits keep the time of the machine, not of the market. */
const aQuarterOfAnHourPasses = ({ product }: TestMarket) =>
  product.database.pool.query('update rate_limits set expire = expire - 900 * 1000');

story(
  'an address of nobody has ten tries, as one of somebody',
  { shows: ['B5', 'T13', 'R-10-019'] },
  async ({ market }) => {
    const wrong = { email: 'nobody@example.test', password: 'wrong' };
    const statuses: number[] = [];
    for (let turn = 1; turn <= 11; turn++) statuses.push((await logIn(market, wrong)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  },
);

story(
  'a forged address gets nobody more tries than his network has',
  { shows: ['R-16-031'] },
  async ({ market }) => {
    const statuses: number[] = [];
    for (let turn = 1; turn <= 27; turn++) {
      const ip = `203.0.113.${turn}`;
      const forged = { 'x-forwarded-for': ip, forwarded: `for=${ip}`, 'x-real-ip': ip, 'true-client-ip': ip };
      const tried = { email: `nobody${turn}@example.test`, password: 'wrong' };
      statuses.push((await logIn(market, tried, forged)).status);
    }
    expect(statuses).toEqual([...Array<number>(25).fill(422), 429, 429]);
  },
);

story(
  'all addresses of one IPv6 network have one count',
  { shows: ['B3', 'T11', 'R-16-031'] },
  async ({ market }) => {
    const proxied = await openSecondProduct(market, { TRUST_PROXY: '1', ROLE: 'web' });
    const from = (ip: string) =>
      logIn(proxied, { email: `${newId()}@example.test`, password: 'wrong' }, { 'x-forwarded-for': ip });
    expect(await from('2001:db8:1:2::1')).toMatchObject({ status: 422 });
    const { rowCount } = await market.product.database.pool.query(
      `update rate_limits set points = 25 where key like '%2001:db8:1:2'`,
    );
    expect(rowCount).toBe(1);
    expect(await from('2001:db8:1:2:ffff:ffff:ffff:9')).toMatchObject({ status: 429 });
    expect(await from('2001:db8:1:3::1')).toMatchObject({ status: 422 });
    await proxied.product.stop();
  },
);

story(
  'a deactivated account is out at once and does not get in again',
  { shows: ['R-3-005', 'R-10-007', 'R-10-019'] },
  async (stage) => {
    const carl = await stage.customer();
    const [cookie, token] = [await cookieOf(stage.market, carl), await carl.token()];
    await deactivate(stage, carl);
    expect(await userBy(stage.market, { cookie })).toBe(401);
    expect(await userBy(stage.market, bearer(token))).toBe(401);
    const message = 'Your account has been deactivated. Please contact us.';
    const refused = { status: 422, body: { code: 'account_deactivated', message }, cookies: [] };
    expect(await logIn(stage.market, credentials(carl))).toMatchObject(refused);
  },
);

story(
  'a token is kept as its SHA-256 only, a password as a slow salted hash',
  { shows: ['R-16-030'] },
  async (stage) => {
    const [carl, cora] = [await stage.customer(), await stage.customer()];
    const token = await carl.token();
    const { pool } = stage.market.product.database;
    const { rows } = await pool.query<{ token_hash: Buffer }>('select token_hash from sessions');
    expect(rows).toEqual([{ token_hash: createHash('sha256').update(token).digest() }]);
    const tables = await pool.query<{ xml: string }>(
      `select query_to_xml(format('table %I.%I', schemaname, tablename), true, false, '')::text as xml
     from pg_tables where schemaname in ('public', 'pgboss', 'simulator')`,
    );
    const everything = tables.rows.map(({ xml }) => xml).join();
    for (const known of [cora.facts.email, base64(rows[0]?.token_hash ?? '')])
      expect(everything).toContain(known);
    const secrets = [
      token,
      base64(token),
      base64(Buffer.from(token, 'base64url')),
      PASSWORD,
      base64(PASSWORD),
    ];
    for (const secret of secrets) expect(everything).not.toContain(secret);
    const hashes = [...everything.matchAll(/<password_hash>(.*?)</g)].map(([, hash = '']) => hash);
    expect(hashes).toHaveLength(2);
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=(19456|[2-9]\d{4,}),t=[2-9],/);
  },
);

type Headers = Record<string, string>;
type Process = Pick<TestMarket, 'baseUrl'>;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
/** As PostgreSQL writes bytes into XML. */
const base64 = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64');
const credentials = ({ facts }: Person) => ({ email: facts.email, password: PASSWORD });

async function call({ baseUrl }: Process, to: string, sent: { headers?: Headers; body?: unknown } = {}) {
  const [method = '', path = ''] = to.split(' ');
  const type: Headers = sent.body ? { 'content-type': 'application/json' } : {};
  const body = sent.body ? JSON.stringify(sent.body) : null;
  const init = { method, headers: { ...type, ...sent.headers }, body };
  const response = await fetch(`${baseUrl}/api${path}`, init);
  const { status, headers } = response;
  const answer = (await response.json()) as Record<string, unknown>;
  return { status, headers, cookies: headers.getSetCookie(), body: answer };
}

const logIn = (process: Process, body: { email: string; password: string }, headers: Headers = {}) =>
  call(process, 'POST /auth/login', { headers, body });

/** The cookie of a new session, as the browser sends it back. */
async function cookieOf(process: Process, person: Person): Promise<string> {
  const { cookies } = await logIn(process, credentials(person), OUR_PAGE);
  return cookies[0]?.split(';')[0] ?? 'none';
}

/** The cookie of a session that was there before: what a log-in sets, without its work. */
const cookieWith = async (person: Person): Promise<string> => `auth_token=${await person.token()}`;

/** Whose session it is, or the status that says there is none. */
async function userBy(process: Process, headers: Headers): Promise<unknown> {
  const { status, body } = await call(process, 'GET /auth/user', { headers });
  return status === 200 ? (body.data as { id: string }).id : status;
}

const deactivate = ({ market }: Stage, person: Person) =>
  market.product.database.pool.query('update accounts set is_active = false where id = $1', [person.id]);

/** Another process on the same database, as it stands in production. */
async function secondProcess({ databaseUrl, clock }: TestMarket) {
  const config = readConfig({ ...PRODUCTION, ...UNHURRIED, ROLE: 'web' });
  // In production nobody starts on a database with the simulator's tables, which this one has.
  const ground = { databaseUrl, clock, log: createLog('silent'), isPrepared: true };
  const product = await createProduct({ config, ...ground });
  const baseUrl = await product.app.listen({ port: 0, host: '127.0.0.1' });
  return { baseUrl, stop: product.stop };
}
