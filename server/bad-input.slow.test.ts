import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { afterAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Failure } from '../contract/errors.ts';
import { api } from '../contract/index.ts';
import { type Route, refusalsOf } from '../contract/kernel.ts';
import { REFUSALS } from '../contract/refusals.ts';
import { newId } from './platform/ids.ts';
import { serviceId } from './seed/catalogue.ts';
import { contents } from './testing/contents.ts';
import { jobWish } from './testing/customer.ts';
import { PASSWORD } from './testing/facts.ts';
import type { TestMarket } from './testing/market.ts';
import { memberForm } from './testing/member.ts';
import { businessForm, customerForm } from './testing/newcomer.ts';
import type { Person } from './testing/person.ts';
import { type Stage, story } from './testing/story.ts';
import type { Visit } from '../contract/visits.ts';
import { addsSnag } from './testing/snag-acts.ts';
import { proposesEarlyEnd } from './testing/early-end-acts.ts';
import { proposesExtra } from './testing/extra-acts.ts';
import { proposes, timeIn } from './testing/visiting.ts';

// Each story makes some thousand calls.
vi.setConfig({ testTimeout: 240_000 });

const TABLE: [string, Route][] = Object.entries(api);
const json = JSON.stringify;
const parts = (...lines: string[]) => lines.flatMap((line) => line.split('|'));
const deep = (open: string, close: string) => open.repeat(2_000) + close.repeat(2_000);

const TEXTS = parts(
  '\0|a\0b|\ud800|\udc00a|\u202etxt|\u2066a|\u2028|\ufeff|\uffff|a\r\nSet-Cookie: a=b|\u0007|  |\u00a0|\u200b|👩‍👩‍👧‍👦👩‍👩‍👧‍👦|e\u0301',
  '\ufb00\uff10|ａ＠ｂ．ｔｅｓｔ|<script>alert(1)</script>|=cmd()|${7*7}{{7*7}}|%00|%ff|%|%_\\|../../etc/passwd|NaN|1e3|0x10|null',
  "' or 1=1; --|Infinity|undefined|[object Object]|__proto__|constructor|0000-00-00T00:00:00Z|9999-12-31T23:59:59Z",
  '2027-02-29T00:00:00Z|2027-05-01T00:00:00+14:00|2027-05-01T00:00:00-14:30|2027-05-01',
);
const LONG = ['e\u0301'.repeat(10_000), 'a'.repeat(60_000)];
/** Longer than any body may be: nobody looks at what it stands in. */
const TOO_LONG = 'a'.repeat(1_000_000);
/** As JSON, since some of it is no value that could be written down. */
const SHAPES = parts(
  'null|true|0|-1|-0|1e309|-1e309|9007199254740993|1.005|1e-7|""|[]|[[]]|[null]|{}|{"$ne":1}|{"toString":1}|["a"]',
  `${deep('[', ']')}|${deep('{"a":[', ']}')}`,
);
const VALUES = [...SHAPES, ...TEXTS.map((text) => json(text))];
const BODIES = parts(
  '|null|[]|[{}]|"text"|1|true|{|{"a":1}}|{}{}|{"a":1,}|{a:1}|// {}|{"a":NaN}|\ufeff{}|\0|{"a":"\n"}|"\\ud800"|a=1&b=2',
  '{"__proto__":{"role":"admin"}}|{"constructor":{"prototype":{"role":"admin"}}}|{"\\u005f_proto__":1}|{"length":1e9}',
  `${'['.repeat(30_000)}|${'{"a":'.repeat(9_000)}|"${'x'.repeat(66_000)}"`,
);
const SEARCHES = parts(
  'a=1|[]=1|=|&&&|%|%00=1|%ff=%fe|__proto__=1|__proto__[role]=admin|constructor=1|toString=1|a[b][c]=1|?|%u0041=1|status',
  'cursor|cursor[]=a|cursor[a]=b|cursor=a&cursor=b|cursor=%ff|cursor=%|cursor=%00|status=a&status=b|status[]=active',
);
const LENGTHY = 'x'.repeat(8_000);
/** What may stand in one header, or in several at once. */
const HEADERS: [names: string, values: string][] = [
  ['cookie', `a=%|=|auth_token|auth_token="|;;;|auth_token=a; auth_token=b|${'c=1; '.repeat(200)}`],
  ['idempotency-key', `| |${'x'.repeat(201)}|${LENGTHY}|a b|\u00e9|a,b`],
  ['accept accept-encoding accept-language', `*|text/html|${LENGTHY}`],
  ['host x-forwarded-host forwarded', 'evil.example|a b|[::1|'],
  ['authorization', `Bearer|Bearer x|Bearer ${LENGTHY}|Digest a="b|\u00e9`],
  ['origin sec-fetch-site referer', 'null|https://evil.example|%%%'],
  ['content-encoding', 'gzip|deflate|br|x'],
  [
    'content-type',
    'application/json; charset=utf-16|application/json; charset=|application/jsonx|text/json|;|text/xml',
  ],
  [
    'content-type',
    'text/plain|multipart/form-data; boundary=a|application/json, text/plain|application/json;;;',
  ],
];
/** Headers are read before a call is chosen, so each call gets a sixth of them, and each of them a sixth of the calls. */
const ODD_HEADERS = HEADERS.flatMap(([names, values]) =>
  values
    .split('|')
    .map((value) => ({ headers: Object.fromEntries(names.split(' ').map((name) => [name, value])) })),
);
/** What nobody may set by naming it. */
const NOT_THEIRS = parts(
  'role|userType|is_active|isVerified|verified_at|emailVerifiedAt|subscription_status|cost_pence|percentage|used|id',
  'user_id|business_id|customer_id|createdAt|impersonation|admin_id|jobNumber|$where|constructor|toString|valueOf',
);

/** Every second one; which of the two halves, the turn says. */
const half = <T>(all: readonly T[], turn: number): T[] => all.filter((_, one) => (one + turn) % 2 === 0);

let requests = 0;
const answered = new Map<string, Set<number>>();
afterAll(() => void process.stdout.write(`bad input: ${requests} requests\n`));

story(
  'whatever stands in a field of a body is taken or refused, and harms nothing',
  { shows: ['R-12-039'] },
  (stage) => {
    const isNews = onceRefused();
    return expectHarmless(stage, (route, call, place) =>
      fieldsOf(route).flatMap(({ path, max, kind }, turn) => {
        // Odd texts are judged by what reads any text, so each field gets half of them, and each of them half of the fields.
        const texts = half(VALUES.slice(SHAPES.length), turn + place);
        const long = [...LONG, 'a'.repeat(max), 'a'.repeat(max + 1), '☃'.repeat(max)]
          .concat(turn === 0 ? TOO_LONG : [])
          .map((text) => json(text));
        return [...SHAPES, ...texts, ...long, undefined].flatMap((value) => {
          const payload = bodyWith(call, [[path, value]]);
          return isNews({ route, payload, as: `${kind} ${value}` }) ? [{ payload }] : [];
        });
      }),
    );
  },
);

story(
  'whatever stands in two fields at once is taken or refused, and harms nothing',
  { shows: ['R-12-040'] },
  (stage) =>
    expectHarmless(stage, (route, call) => {
      const fields = fieldsOf(route).map(({ path }) => path);
      return Array.from({ length: fields.length > 2 ? 150 : 0 }, (_, turn) => {
        const changes = [turn * 31, turn * 37 + 1].map((n): Change => [pick(fields, n), pick(VALUES, n)]);
        return bodyWith(call, changes);
      })
        .filter((payload, turn) => turn % 4 === 0 || isTaken(route, payload))
        .map((payload) => ({ payload }));
    }),
);

story(
  'a body that is none, or not JSON, is taken or refused, and harms nothing',
  { shows: ['R-10-010'] },
  (stage) =>
    expectHarmless(stage, ({ method }, { body = {} }) => {
      const good = json(body);
      const cut = [1, Math.floor(good.length / 2), good.length - 1].map((end) => good.slice(0, end));
      const binary = [
        Buffer.from('"\xff\xed\xa0\x80"', 'latin1'),
        Buffer.from(good, 'utf16le'),
        gzipSync(good),
      ];
      const payloads = [...BODIES, ...cut, ...binary, good.replace('{', '{"a":1,"a":2,')];
      return method === 'GET' ? [] : payloads.map((payload) => ({ payload }));
    }),
);

story(
  'whatever stands in an address is taken or refused, and harms nothing',
  { shows: ['R-10-009'] },
  (stage) =>
    expectHarmless(stage, ({ params, query }, _call, place) => {
      const texts = [...TEXTS, 'a'.repeat(201), '☃'.repeat(200)].map((text) => text.toWellFormed());
      const declared = query ? fieldsOf({ body: query }).flatMap(({ path }) => path) : [];
      // What a call does not know it refuses by its name, whatever it says.
      const unknown = ['cursor', 'status', 'id'].filter((field) => !declared.includes(field));
      const named = [
        // Odd texts are judged by what reads any text: each place gets half of them, and each of them half of the places.
        ...declared.flatMap((field, turn) => half(texts, turn + place).map((text) => ({ [field]: text }))),
        ...unknown.flatMap((field) => texts.slice(0, 4).map((text) => ({ [field]: text }))),
      ];
      // A call without a search refuses every name alike, so each of those gets a third of the odd ones.
      const odd = SEARCHES.filter((_, turn) => query || (turn + place) % 3 === 0);
      const searches = [...odd, ...named.map((query) => new URLSearchParams(query).toString())];
      return [
        ...(params ? half(TEXTS, place).map((id) => ({ id })) : []),
        ...searches.map((search) => ({ search })),
      ];
    }),
);

story(
  'whatever stands in the headers is taken or refused, and harms nothing',
  { shows: ['R-10-006'] },
  (stage) =>
    expectHarmless(stage, ({ upload }, _call, place) =>
      // A call that takes a file is refused for a form without one, so it gets every kind of content.
      ODD_HEADERS.filter(
        ({ headers }, turn) => (turn + place) % 6 === 0 || (upload && 'content-type' in headers),
      ),
    ),
);

story('a field that is for nobody to set is refused by its name', { shows: ['R-10-010'] }, async (stage) => {
  const world = await worldOf(stage);
  const before = await restOf(world);
  // One name shows whether a call refuses what it does not know: each gets a third of them, and each of them a third of
  // the calls.
  for (const [place, [name, { method }]] of [...TABLE.entries()].filter(
    ([, [, route]]) => takesJson(route) && !isAboutNothing(route),
  ))
    for (const field of NOT_THEIRS.filter((_, turn) => (turn + place) % 3 === 0)) {
      if (Object.hasOwn(world.calls[name]?.body ?? {}, field)) continue;
      const body = { payload: json({ ...world.calls[name]?.body, [field]: 'admin' }) };
      for (const way of [...(method === 'GET' ? [] : [body]), { search: `${field}=admin` }]) {
        const answer = await send(world, { name, ...way });
        const errors = { [field]: ['This field is not known.'] };
        const said = { message: 'The given data is invalid.', errors };
        expect([name, answer.statusCode, JSON.parse(answer.body)]).toMatchObject([name, 422, said]);
      }
    }
  expect(await restOf(world)).toEqual(before);
});

story(
  'an inbox full of texts without a blank is read as fast as any',
  { shows: ['R-10-081'] },
  async (stage) => {
    const [carl, anna] = [await stage.customer(), await stage.business()];
    const description = `_1'`.repeat(660);
    for (let n = 0; n < 20; n++) await carl.posts({ title: `Tap number ${n} drips`, description });
    await stage.market.settled();
    // The quickest of five: what the stories before left to be cleared away may be cleared in any of them.
    const spent: number[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const started = process.threadCpuUsage();
      expect(await anna.leads()).toHaveLength(20);
      const { user, system } = process.threadCpuUsage(started);
      spent.push((user + system) / 1_000);
    }
    expect(Math.min(...spent)).toBeLessThan(120);
  },
);

const GET = 'GET /api/work-category HTTP/1.1\r\nHost: localhost\r\n';
const POST = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const FRAMINGS = parts(
  'Content-Length: 5\r\nTransfer-Encoding: chunked|Transfer-Encoding: chunked\r\nContent-Length: 5|Transfer-Encoding: x',
  'Transfer-Encoding: chunked, identity|Transfer-Encoding: xchunked|Transfer-Encoding: chunked\x0b|Content-Length: -1',
  'Content-Length: 2\r\nContent-Length: 3|Content-Length: 1e1|Content-Length: 0x2|Content-Length: +2|Content-Length: 2 2',
  'Content-Length: 99999999999999999999|Transfer-Encoding: chunked\r\n\r\nZZ|Transfer-Encoding: chunked\r\n\r\n-1',
);
const LINES = parts(
  `A : b|A\0: b| folded|A: b\0c|: b|A|A: b\rc|A: ${'x'.repeat(20_000)}|${'H: 1\r\n'.repeat(3_000)}`,
);
const STARTS = parts(
  'GET / HTTP/9.9|GET /|G\0T / HTTP/1.1|get / HTTP/1.1|BREW / HTTP/1.1|CONNECT a:1 HTTP/1.1|\x16\x03\x01',
);
const BROKEN = FRAMINGS.map((framing) => `${POST}${framing}\r\n\r\n0\r\n\r\n${GET}\r\n`)
  .concat(LINES.map((line) => `${GET}${line}\r\n\r\n`))
  .concat([...STARTS, `GET /${'x'.repeat(20_000)} HTTP/1.1`].map((start) => `${start}\r\nHost: a\r\n\r\n`))
  .concat(`${GET.replaceAll('\r\n', '\n')}\n`, 'GET / HTTP/1.1\r\n\r\n', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')
  .concat(`${POST}Content-Length: 100\r\n\r\n{"email"`, GET, 'GET', 'x'.repeat(50_000));

story(
  'a connection that speaks no HTTP is refused or closed, and harms nobody',
  { shows: ['R-10-014'] },
  async ({ market }) => {
    const heard = BROKEN.flatMap((bytes) => [said(market, bytes), said(market, bytes, { isAll: true })]);
    for (const [turn, statuses] of (await Promise.all(heard)).entries()) {
      const bytes = BROKEN[Math.floor(turn / 2)]?.slice(0, 160);
      expect([bytes, ...statuses.map((status) => status.at(0))]).toEqual([
        bytes,
        ...statuses.slice(0, 1).map(() => '4'),
      ]);
    }
    const last = `${GET}Connection: close\r\n\r\n`;
    const twenty = await said(market, `${GET}\r\n`.repeat(19) + last, { silence: 30_000 });
    expect(twenty).toEqual(Array(20).fill('200'));
  },
);

story(
  'two hundred idle connections keep nobody out',
  { shows: ['R-10-014'] },
  async ({ market, customer }) => {
    const idle = Array.from({ length: 200 }, () =>
      connect(Number(new URL(market.baseUrl).port), '127.0.0.1'),
    );
    await Promise.all(idle.map((socket) => once(socket, 'connect')));
    for (const socket of idle.slice(100)) socket.on('error', () => undefined).write(GET);
    expect(await (await customer()).token()).toMatch(/^[\w-]{43}$/);
    expect(idle.filter(({ destroyed }) => !destroyed)).toHaveLength(200);
    for (const socket of idle) socket.destroy();
  },
);

/** An admin's call about somebody: it has nobody here to be about. */
const isAboutNothing = (route: Route): boolean => isForAdmins(route) && route.params !== undefined;
const isForAdmins = ({ by }: Route): boolean => by !== 'anyone' && by.every((role) => role === 'admin');

/** What gets through with a mailed secret, an authenticator's code, a file or a finished job only; their own stories do that. */
const NOT_BY_JSON = new Set(
  parts(
    'showPicture|bringPhoto|bringResultPhoto|bringQuoteFile|addWorkPicture|changeWorkPicture|removeWorkPicture|bringAttachment|addDocument|removeDocument|verify|resetPassword|confirmUpdateEmail|undoEmailChange|endSession|answerReview',
    'revokeInvitation|changeMember|removeMember|handOver|invitation|acceptInvitation|registerMember|leaveTeam',
    'updatePassword|renewal|renewByLink|unsubscribeLink|unsubscribe|resubscribe|backAsAdmin|confirmEnrolment',
  ),
);

test('every call was tried in earnest: it got through, and it was refused', {
  meta: { shows: ['R-10-010'] },
}, () => {
  for (const [name, route] of TABLE) {
    const statuses = answered.get(name) ?? new Set();
    if (isAboutNothing(route)) continue;
    const gotThrough = statuses.has(200) || statuses.has(409) || NOT_BY_JSON.has(name);
    expect([name, statuses.has(422), gotThrough]).toEqual([name, true, true]);
  }
});

/** Whether nothing more will be sent, and how many milliseconds of silence are the end. */
type Listening = { isAll?: boolean; silence?: number };

/** The statuses that the server answers these bytes with, until it closes the connection or falls silent. */
async function said(
  { baseUrl }: TestMarket,
  bytes: string,
  { isAll = false, silence = 800 }: Listening = {},
): Promise<string[]> {
  requests += 1;
  const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1').setEncoding('latin1');
  socket.setTimeout(silence, () => socket.destroy()).on('error', () => undefined);
  let heard = '';
  socket.on('data', (text: string) => (heard += text));
  socket.write(bytes, 'latin1', () => isAll && socket.end());
  await once(socket, 'close');
  return [...heard.matchAll(/HTTP\/1\.1 (\d\d\d) /g)].map(([, status]) => String(status));
}

type Call = { id?: string; query?: string; body?: object };
type World = {
  market: TestMarket;
  people: Record<string, Person>;
  calls: Record<string, Call>;
  newcomer: () => Promise<Person>;
};
/** Whose call this was cannot make another one: the next try needs somebody new. */
const ENDS = new Set(['logOut', 'deleteAccount']);
/** What another's call changes meanwhile: an extra is answered, a snag opened again, a code is renamed, a subscription ends. */
const SHIFTS = new Set([
  'proposeExtra',
  'removeSnag',
  'proposeEarlyEnd',
  'checkPromoCode',
  'renewSubscription',
  'deletePromoCode',
  'changePackage',
]);
/** In what a request differs from the good call of that name. */
type Bad = { name: string; search?: string; id?: string; payload?: string | Buffer; headers?: object };
/** From a call, how it is made well, and its place in the table. */
type MakeBad = (route: Route, call: Call, place: number) => Omit<Bad, 'name'>[];

/** Sends them all, then once more some of those that were refused, which must have changed nothing. */
async function expectHarmless(stage: Stage, makeBad: MakeBad): Promise<void> {
  const world = await worldOf(stage);
  const faults: Record<string, Bad> = {};
  const refused: Bad[] = [];
  const all = TABLE.flatMap(([name, route], place) =>
    makeBad(route, world.calls[name] ?? {}, place).map((bad) => ({ name, ...bad })),
  );
  await inBatches(all, async (bad) => {
    const answer = await send(world, bad);
    const fault = faultOf(answer, routeOf(bad.name));
    if (fault) faults[`${bad.name}: ${fault}`] ??= { ...bad, payload: String(bad.payload).slice(-200) };
    if (answer.statusCode !== 200 && !ENDS.has(bad.name) && !SHIFTS.has(bad.name)) refused.push(bad);
  });
  expect(faults).toEqual({});
  const before = await restOf(world);
  await inBatches(someOf(refused), async (bad) =>
    expect([bad.name, (await send(world, bad)).statusCode]).not.toEqual([bad.name, 200]),
  );
  expect(await restOf(world)).toEqual(before);
}

/** Of each call a tenth, spread over its fields and values, and at least eight: what writes before it refuses does so to many. */
function someOf(refused: Bad[]): Bad[] {
  const ofCall = Map.groupBy(refused, ({ name }) => name);
  return [...ofCall.values()].flatMap((bads) => {
    const step = Math.max(1, Math.floor(bads.length / Math.max(8, bads.length / 10)));
    return bads.filter((_, turn) => turn % step === 0);
  });
}

async function inBatches<T>(all: T[], run: (one: T) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < all.length; from += 8) await Promise.all(all.slice(from, from + 8).map(run));
}

type Answer = { statusCode: number; headers: Record<string, unknown>; body: string };

/** What is wrong with an answer: it is none that the route declares. */
function faultOf({ statusCode, headers, body }: Answer, route: Route): string | null {
  if (headers['content-type'] !== 'application/json; charset=utf-8')
    return `${statusCode} ${body.slice(0, 200)}`;
  if (statusCode === 200)
    return z.safeParse(route.answers, JSON.parse(body)).success ? null : '200 of another shape';
  const { code } = z.parse(Failure, JSON.parse(body));
  const isDeclared = refusalsOf(route).some((one) => one === code && REFUSALS[one].status === statusCode);
  return isDeclared && statusCode < 500 ? null : `${statusCode} ${code}`;
}

async function send({ calls, people, market, newcomer }: World, bad: Bad): Promise<Answer> {
  requests += 1;
  const [route, call] = [routeOf(bad.name), calls[bad.name] ?? {}];
  const person = route.by === 'anyone' ? undefined : (people[bad.name] ?? people[route.by[0] ?? '']);
  const query = bad.search?.startsWith('status')
    ? bad.search
    : [call.query, bad.search].filter(Boolean).join('&');
  const path = route.path
    .replace(/:\w+/, () => encodeURIComponent((bad.id ?? call.id ?? '').toWellFormed()))
    .replace(/:photoId/, () => newId())
    .replace(/:area/, 'london-se');
  const payload = route.method === 'GET' ? undefined : (bad.payload ?? (call.body && json(call.body)));
  const proof = person && { authorization: `Bearer ${await person.token()}` };
  const type = payload !== undefined && { 'content-type': 'application/json' };
  const answer = await market.product.app.inject({
    method: route.method,
    url: `/api${path}${query ? `?${query}` : ''}`,
    headers: { ...proof, ...type, ...bad.headers },
    ...(payload !== undefined && { payload }),
    // Each from a network of its own, or the limit of log-ins would answer for everything.
    remoteAddress: `10.${[16, 8, 0].map((bits) => (requests >> bits) & 255).join('.')}`,
  } as InjectOptions);
  answered.set(bad.name, (answered.get(bad.name) ?? new Set()).add(answer.statusCode));
  if (ENDS.has(bad.name) && answer.statusCode === 200) people[bad.name] = await newcomer();
  return answer;
}

/** A call that takes a file only has no fields in JSON. */
const takesJson = ({ upload, body }: Route): boolean => !upload || body !== undefined;

function routeOf(name: string): Route {
  const found = TABLE.find(([one]) => one === name)?.[1];
  if (!found) throw new Error(`no route ${name}`);
  return found;
}

/** Whether the contract takes a body, so that the call itself has to judge it. */
function isTaken({ body }: Route, payload: string): boolean {
  try {
    return body !== undefined && z.safeParse(body, JSON.parse(payload)).success;
  } catch {
    return false;
  }
}

type Tried = { route: Route; payload: string; as: string };

/**
 * What the contract refuses, no call ever sees: of fields of one kind it is tried once. What it takes is tried at every
 * call, as each does something else with it.
 */
function onceRefused(): (tried: Tried) => boolean {
  const refused = new Set<string>();
  return ({ route, payload, as }) => {
    if (isTaken(route, payload)) return true;
    const isFirst = !refused.has(as);
    refused.add(as);
    return isFirst;
  };
}

const pick = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T;

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[]; maxLength?: number };
type Change = [path: string[], value: string | undefined];

/** The fields of a call's body, those of its lists' items too, and as what the contract declares them. */
function fieldsOf({ body }: Pick<Route, 'body'>): { path: string[]; max: number; kind: string }[] {
  const fieldsIn = (schema: Schema, path: string[]): ReturnType<typeof fieldsOf> => {
    const { properties = {}, items, anyOf = [], maxLength = 60 } = schema;
    const max = Math.max(maxLength, ...anyOf.map((one) => one.maxLength ?? 0));
    const inside = Object.entries(properties).flatMap(([key, one]) => fieldsIn(one, [...path, key]));
    return [
      ...(path.length > 0 ? [{ path, max, kind: json(schema) }] : []),
      ...inside,
      ...(items ? fieldsIn(items, [...path, '0']) : []),
    ];
  };
  return body ? fieldsIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema, []) : [];
}

/** The good body with other JSON in some of its fields; undefined takes a field away. */
function bodyWith(call: Call, changes: Change[]): string {
  const body: unknown = structuredClone(call.body ?? {});
  for (const [turn, [path, value]] of changes.entries()) {
    const parent = path.slice(0, -1).reduce((at, key) => Object(at)[key] as unknown, body);
    if (parent instanceof Object) Object.assign(parent, { [path.at(-1) ?? '']: value && `bad ${turn}` });
  }
  return changes.reduce(
    (text, [, value], turn) => text.replace(`"bad ${turn}"`, () => value ?? ''),
    json(body),
  );
}

async function worldOf({ customer, business, admin, market }: Stage): Promise<World> {
  const [carl, anna, adam, dana] = [await customer(), await business(), await admin(), await customer()];
  await dana.posts({ title: 'A tap of somebody else' });
  const [job, other] = [await carl.posts(), await carl.posts({ title: 'A second tap to repair' })];
  const [lead, second] = [await anna.lead(), await anna.lead('A second tap to repair')];
  // One that stays in the inbox, whatever becomes of the others.
  await carl.posts({ title: 'A third tap to repair' });
  const third = await anna.lead('A third tap to repair');
  const message = await anna.writes(lead, 'Good evening');
  const quote = await anna.quotes(second, { cost: 95 });
  const visit = await proposes(anna, lead, [timeIn(market, 3)]);
  const won = await carl.posts({ title: 'A fourth tap to repair' });
  await carl.accepts(await anna.quotes(await anna.lead('A fourth tap to repair'), { cost: 80 }));
  const extra = await proposesExtra(anna, won);
  const done = await carl.posts({ title: 'A fifth tap to repair' });
  await carl.accepts(await anna.quotes(await anna.lead('A fifth tap to repair'), { cost: 80 }));
  await anna.finishes(done);
  const snag = await addsSnag(carl, done);
  const end = await proposesEarlyEnd(anna, won);
  const annas = await anna.api();
  await annas.addSavedReply({ body: { body: 'Good morning' } });
  const { replies } = await annas.addSavedReply({ body: { body: 'Good evening' } });
  const contents = { message: 'I ring first.' };
  await annas.addQuoteTemplate({ body: { name: 'Tap', contents } });
  const { templates } = await annas.addQuoteTemplate({ body: { name: 'Boiler', contents } });
  const answers = [{ question_id: 'fixture', value: 'Toilet' }];
  const adminApi = await adam.api();
  for (const [name, percentage] of Object.entries({ SUMMER: 5, FREE: 100, SPRING20: 20 }))
    await adminApi.addPromoCode({ body: { name, percentage } });
  const codes = (await adminApi.promoCodes()).promoCodes;
  const [standard] = (await adminApi.packages()).packages;
  const nora = await business({ subscription: 'none' });
  const paid = new URL(await nora.buys({ promo_code: 'FREE' })).searchParams.get('session_id') ?? '';
  const bought = {
    promo: codes.find(({ name }) => name === 'SPRING20')?.id ?? '',
    spare: codes.find(({ name }) => name === 'SUMMER')?.id ?? '',
    standard: standard?.id ?? '',
    paid,
  };
  const people = {
    customer: carl,
    business: anna,
    admin: adam,
    // Who has something to confirm.
    bankConfirmation: nora,
    // Who invites, and who may leave or hand over: members of another business.
    inviteMember: await business(),
    logOut: await customer(),
    deleteAccount: await customer(),
    // Who has nothing else to do with Anna.
    blockOther: dana,
    // Only who proposed to end the work takes that back.
    withdrawEarlyEnd: anna,
    // Whose trade and place change has other leads.
    saveBusiness: await business(),
  };
  const about = (one: { id: string }, ...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, { id: one.id }]));
  const calls = {
    ...about(anna, 'publicBusiness'),
    ...about({ id: 'plumbing' }, 'trade', 'tradeInArea', 'tradePrices'),
    demand: { id: 'plumbing', query: 'postcode=SE1' },
    directory: { query: 'trade=plumbing&postcode=SE1' },
    ...about(other, 'compareQuotes', 'jobResponses', 'jobReach'),
    ...about(won, 'agreement', 'extras', 'earlyEnds'),
    ...extraCalls(won, extra),
    ...about(done, 'snags', 'finish'),
    ...snagCalls(done, snag),
    ...earlyEndCalls(won, end),
    ...about(third, 'lead'),
    ...about(lead, 'leadMessages', 'markInterested', 'dismissLead', 'restoreLead'),
    ...about(quote, 'withdrawQuote', 'acceptQuote'),
    ...about(anna, 'chooseBusiness'),
    ...teamCalls(),
    ...savedReplyCalls(replies),
    ...quoteTemplateCalls(templates),
    logIn: { body: { email: carl.facts.email, password: PASSWORD } },
    ...accountCalls(),
    ...adminCalls(carl, adam),
    ...billingCalls(bought),
    ...ownCalls(carl),
    postJob: { body: { ...jobWish(), type: 'normal', targetCompletionDatetime: null, answers } },
    setJobPhotos: { id: other.id, body: { photos: [] } },
    addJobPhotos: { id: other.id, body: { photos: [] } },
    removeJobPhoto: { id: other.id },
    jobs: { query: 'status=active' },
    ...about(job, 'jobToChange', 'renewJob'),
    changeJob: {
      id: job.id,
      body: { ...jobWish(), targetCompletionDatetime: null, answers, revision: 0 },
    },
    reviseQuote: {
      id: quote.id,
      body: { rate_type: 'Flat', cost: 110, currency: '£', because: 'Less to do' },
    },
    declineQuote: { id: quote.id, body: { reason: 'too_late', words: 'Sorry' } },
    updateJobStatus: { id: job.id, body: { status: 'cancelled' } },
    reviewJob: { id: job.id, body: { rating: 5, comment: 'Tidy' } },
    setStartingPrices: {
      body: { prices: [{ service_id: serviceId('Plumbing', 'Repair or replace a tap'), from: 80 }] },
    },
    setWorkingHours: {
      body: {
        week: [{ from: '08:00', until: '18:00' }, null, null, null, null, null, null],
        daysOff: [{ from: '2030-12-24', until: '2030-12-31' }],
        gapMinutes: 15,
        aheadHours: 2,
      },
    },
    answerReview: { id: newId(), body: { answer: 'Thank you' } },
    sendMessage: { id: lead.id, body: { message: 'Good morning' } },
    conversations: { query: 'filter=unread' },
    conversation: { id: lead.id, query: 'from=unread' },
    markConversationRead: { id: lead.id, body: { read_up_to: message.id } },
    reportMessage: { id: message.id, body: { reason: 'other', note: 'Rude' } },
    archiveConversation: { id: lead.id, body: { is_archived: false } },
    ...about(lead, 'visits', 'seeVisits'),
    calendar: { query: 'from=2030-06-03' },
    makeCalendarFeed: { body: { edition: 0 } },
    ...visitCalls(visit, lead),
    blockOther: { id: (await anna.lead('A tap of somebody else')).id },
    unblockOther: { id: newId() },
    sendQuote: {
      body: {
        leadId: lead.id,
        rate_type: 'Flat',
        cost: 120.5,
        currency: '£',
        comments: 'Direct',
        detail: DETAIL,
      },
    },
  };
  return { market, people, calls, newcomer: customer };
}

/** All that a quote can say, and its lines come to its price. */
const DETAIL = {
  lines: [
    { kind: 'labour', text: 'Take the old tap off', quantity: 2, unit: 'hour', unit_price: 45 },
    { kind: 'materials', text: 'Mixer tap', quantity: 1, unit: 'item', unit_price: 30.5 },
  ],
  vat: 'included_20',
  included: 'Taking the old one away',
  not_included: 'Tiles',
  earliest_start: null,
  duration: { count: 2, unit: 'hours' },
  deposit_percent: 10,
};

/** Good calls of somebody about themselves. */
function ownCalls({ facts: { email, mobile } }: Person): Record<string, Call> {
  const nothing = { description: null, landline: null, address: null, website: null, abn: null };
  const profile = {
    name: 'Bell Heating',
    mobile_number: null,
    location: 'SE1 9SG',
    workCategories: [],
    services: [],
  };
  const channels = { email: true, sms: false };
  const events = {
    messages: true,
    newsletters: false,
    specialOffers: false,
    recommendations: false,
    newJobLeads: true,
  };
  return {
    updateUser: {
      body: { first_name: 'Carl', last_name: 'Moss', email, mobile_number: mobile, avatar: null },
    },
    saveBusiness: { body: { ...nothing, ...profile } },
    changeNotificationSettings: { body: { notificationChannels: channels, notifiableEvents: events } },
    markBellRead: { body: { upTo: '2020-01-01T00:00:00Z' } },
    lookAtTab: { body: { tab: 'progress', upTo: '2020-01-01T00:00:00Z' } },
    provePassword: { body: { password: PASSWORD } },
    removeDocument: { id: newId() },
    changeWorkPicture: { id: newId(), body: { text: 'A new boiler', service: null, before: null } },
    removeWorkPicture: { id: newId() },
    orderWorkPictures: { body: { ids: [newId()] } },
    renewal: { id: 'x'.repeat(64) },
    renewByLink: { id: 'x'.repeat(64) },
    unsubscribe: { id: 'x'.repeat(43) },
    unsubscribeLink: { id: 'x'.repeat(43) },
    resubscribe: { id: 'x'.repeat(43) },
  };
}

/** Good calls about a team of one. */
function teamCalls(): Record<string, Call> {
  return {
    inviteMember: { body: { email: 'invited@example.test', role: 'office' } },
    revokeInvitation: { id: newId() },
    changeMember: { id: newId(), body: { role: 'field' } },
    removeMember: { id: newId() },
    handOver: { body: { member: newId() } },
    leaveTeam: { id: newId() },
    invitation: { id: 'x'.repeat(43) },
    acceptInvitation: { id: 'x'.repeat(43) },
    registerMember: { body: memberForm('x'.repeat(43)) },
  };
}

/** Good calls about an extra of work in progress. */
const extraCalls = (job: { id: string }, { id }: { id: string }): Record<string, Call> => ({
  proposeExtra: { id: job.id, body: { amount: -12.5, reason: 'Less to do', days: 2 } },
  approveExtra: { id },
  refuseExtra: { id, body: { words: 'Sorry' } },
  withdrawExtra: { id },
});

/** Good calls about what is still open after the end. */
const snagCalls = (job: { id: string }, { id }: { id: string }): Record<string, Call> => ({
  addSnags: { id: job.id, body: { snags: ['A tile is loose'] } },
  tickSnag: { id },
  untickSnag: { id },
  removeSnag: { id },
});

/** Good calls about a proposal to end work in progress. */
const earlyEndCalls = (job: { id: string }, { id }: { id: string }): Record<string, Call> => ({
  proposeEarlyEnd: { id: job.id, body: { reason: 'The wall is rotten' } },
  agreeToEarlyEnd: { id },
  declineEarlyEnd: { id },
  withdrawEarlyEnd: { id },
});

/** Good calls about a visit whose times a business proposed. */
function visitCalls(visit: Visit, lead: { id: string }): Record<string, Call> {
  const times = [{ from: '2027-06-03T10:00', to: '2027-06-03T11:00' }];
  const { id, revision } = visit;
  return {
    freeTimes: { id: lead.id, query: 'minutes=60' },
    proposeVisit: { id: lead.id, body: { kind: 'look', times, words: 'Please ring' } },
    pickVisit: { id, body: { revision, startsAt: visit.times[0]?.startsAt } },
    rearrangeVisit: { id, body: { revision, times, words: 'Later' } },
    cancelVisit: { id, body: { revision, words: 'Never mind' } },
    assignVisit: { id, body: { member: newId() } },
    setOut: { id },
    sayNoShow: { id },
    disputeNoShow: { id },
  };
}

/** Good calls about the replies that a business has saved: one that stays, one that goes. */
function savedReplyCalls([stays, goes]: readonly { id: string }[]): Record<string, Call> {
  return {
    addSavedReply: { body: { name: 'Hello', body: 'Good morning {first name}' } },
    changeSavedReply: { id: stays?.id ?? '', body: { name: null, body: 'Good afternoon' } },
    removeSavedReply: { id: goes?.id ?? '' },
    orderSavedReplies: { body: { ids: [stays?.id ?? ''] } },
  };
}

/** The same of its quote templates. */
function quoteTemplateCalls([goes, stays]: readonly { id: string }[]): Record<string, Call> {
  const line = { kind: 'labour', text: 'Fit it', quantity: 1, unit: 'hour', unit_price: 48.5 };
  return {
    addQuoteTemplate: { body: { name: 'Sink', contents: { lines: [line], vat: null, deposit_percent: 10 } } },
    changeQuoteTemplate: { id: stays?.id ?? '', body: { name: 'Tap', contents: { included: 'All' } } },
    removeQuoteTemplate: { id: goes?.id ?? '' },
  };
}

/** Good calls about accounts; without a mailed secret some of them are refused whatever else they say. */
function accountCalls(): Record<string, Call> {
  const passwords = { new_password: 'another word for it', passwordConfirmation: 'another word for it' };
  const addresses = { email: 'new@example.test', confirmedEmail: 'new@example.test' };
  return {
    registerCustomer: { body: customerForm() },
    registerBusiness: { body: businessForm({ description: 'Taps', address: '1 Long Lane', abn: '12345' }) },
    isEmailRegistered: { id: 'nobody@example.test' },
    isPhoneRegistered: { id: '07700900999' },
    verify: { id: 'x'.repeat(43) },
    updatePassword: { body: { currentPassword: 'wrong', ...passwords } },
    sendSecurityCode: { id: 'nobody@example.test' },
    resetPassword: { body: { email: 'nobody@example.test', code: '123456', ...passwords } },
    endSession: { id: newId() },
    updateEmail: { body: addresses },
    confirmUpdateEmail: { body: { ...addresses, verificationCode: '123456' } },
    undoEmailChange: { body: { token: 'x'.repeat(43) } },
  };
}

/** Good calls about money. Nothing was bought, so some of them are refused whatever else they say. */
function billingCalls({
  promo,
  spare,
  standard,
  paid,
}: Record<'promo' | 'spare' | 'standard' | 'paid', string>) {
  return {
    checkPromoCode: { body: { promo_code: 'SPRING20', package: 'standard' } },
    renewSubscription: { body: { package: 'standard', payment_method: 'card', promo_code: null } },
    bankConfirmation: { body: { session_id: paid } },
    previewPackageChange: { query: 'package=premium' },
    changePackage: { body: { package: 'premium', due_now: 0 } },
    addPromoCode: { body: { name: 'AUTUMN', percentage: 5, description: 'For the leaves', status: true } },
    changePromoCode: {
      id: promo,
      body: { name: 'SPRING20', percentage: 5, description: null, status: true },
    },
    deletePromoCode: { id: spare },
    changePackagePrice: { id: standard, body: { net: 95 } },
    contactUs: {
      body: {
        name: 'Pat Lane',
        business_name: 'Lane & Co',
        email: 'pat@example.test',
        mobile_number: '07700900321',
        message: 'Forty plumbers would like to join.',
      },
    },
  };
}

/** Where tries are counted, refused ones above all. */
const COUNTERS = ['rate_limits', 'sessions', 'account_codes'];

/** Good calls of an admin. What is about somebody or something names nothing here: others need it unharmed. */
function adminCalls(carl: Person, adam: Person): Record<string, Call> {
  const aboutNothing = TABLE.filter(([, route]) => isForAdmins(route) && route.params).map(([name]) => name);
  return {
    ...Object.fromEntries(aboutNothing.map((name) => [name, { id: newId() }])),
    checkAdminCredentials: { body: { email: adam.facts.email, password: PASSWORD } },
    impersonate: { body: { email: carl.facts.email, reason: 'Asked for help' } },
    addCategory: { body: { name: 'Thatching' } },
    confirmEnrolment: { body: { code: '123456' } },
    changeMarketSettings: { body: { isVatRegistered: true } },
  };
}

/** What a refused call must leave alone, once all that was begun is done. */
async function restOf({ market }: World): Promise<unknown[]> {
  await market.settled();
  return contents(market, COUNTERS);
}
