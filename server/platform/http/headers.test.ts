import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { sentences } from '../../../contract/copy.ts';
import { Failure } from '../../../contract/errors.ts';
import { fileRoutes } from '../../../contract/files.ts';
import { api } from '../../../contract/index.ts';
import { type Route, refusalsOf } from '../../../contract/kernel.ts';
import { REFUSALS } from '../../../contract/refusals.ts';
import { whileAway } from '../../testing/bank.ts';
import type { TestMarket } from '../../testing/market.ts';
import { withPages } from '../../testing/pages.ts';
import { story } from '../../testing/story.ts';
import { newId } from '../ids.ts';
import { createLog } from '../log/log.ts';
import { answerBroken } from './broken-requests.ts';
import type { RenderPage } from './pages/page-route.ts';

// Every call of the API, in a dozen ways each.
vi.setConfig({ testTimeout: 240_000 });

const TABLE: [string, Route][] = Object.entries(api);

const OF_EVERY_ANSWER = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'content-type': 'application/json; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-request-id': expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
};

story(
  'every answer of the API forbids storing, sniffing and framing',
  { shows: ['R-16-035', 'R-10-006'] },
  async (stage) => {
    const json = { 'content-type': 'application/json' };
    const statuses = new Set<number>();
    const expectGuarded = async (sent: Sent) => {
      const answer = await send(stage.market.baseUrl, sent);
      expect(answer.headers, JSON.stringify(sent)).toMatchObject(OF_EVERY_ANSWER);
      expect(Object.keys(answer.headers)).not.toContain('x-powered-by');
      if (answer.status !== 200) expectFailure(answer);
      statuses.add(answer.status);
    };
    for (const [, { method, path }] of TABLE) {
      const own = `/api${path.replace(':id', newId())}`;
      const bearer = { authorization: `Bearer ${await (await stage.customer()).token()}` };
      for (const headers of [{}, bearer, { ...bearer, 'x-request-id': 'mine' }])
        await expectGuarded({ method, path: own, headers });
      await expectGuarded({ method: 'PATCH', path: own });
      await expectGuarded({ method, path: `${own}?no=such`, headers: bearer });
      if (method === 'GET') continue;
      for (const text of ['{}', '{"half":', '[]'])
        await expectGuarded({ method, path: own, headers: { ...bearer, ...json }, text });
      await expectGuarded({
        method,
        path: own,
        headers: { ...bearer, 'content-type': 'text/plain' },
        text: 'x',
      });
      await expectGuarded({
        method,
        path: own,
        headers: { ...bearer, ...json },
        text: `"${'x'.repeat(70_000)}"`,
      });
    }
    for (const path of ['/api/nothing', '/api', '/api/health/live', '/api/health/ready', '/api/openapi.json'])
      for (const method of ['GET', 'POST']) await expectGuarded({ method, path });
    for (const status of [200, 400, 401, 403, 404, 405, 413, 415, 422]) expect(statuses).toContain(status);
  },
);

story(
  'each answer is one line of the log, found by the id that its reader has',
  async ({ market, customer }) => {
    const carl = await customer();
    const bearer = { authorization: `Bearer ${await carl.token()}` };
    market.log.length = 0;
    const sent = { method: 'GET', path: `/api/business/${carl.id}`, headers: bearer };
    const answer = await send(market.baseUrl, sent);
    await expect.poll(() => market.log.length).toBeGreaterThan(0);
    const lines = market.log.map((line) => JSON.parse(line) as object);
    expect(lines.filter((line) => 'route' in line)).toEqual([
      {
        level: 30,
        time: expect.any(String),
        request_id: answer.headers['x-request-id'],
        method: 'GET',
        route: '/api/business/:id',
        status: 404,
        ms: expect.any(Number),
        msg: 'answered',
      },
    ]);
  },
);

story(
  'the lists that are the same for everybody are sent packed, what is one person’s never',
  async (stage) => {
    const token = await (await stage.customer()).token();
    const own = { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' };
    for (const [, { method, path, isPacked }] of TABLE.filter(([, route]) => route.method === 'GET')) {
      const sent = { method, path: `/api${path.replace(':id', newId())}`, headers: own };
      const { headers } = await send(stage.market.baseUrl, sent);
      expect([path, headers['content-encoding']]).toEqual([path, isPacked && 'br']);
    }
    const unpacked = await send(stage.market.baseUrl, { method: 'GET', path: '/api/work-category' });
    const list = await fetch(`${stage.market.baseUrl}/api/work-category`);
    expect(list.headers.get('content-encoding')).toBe('gzip');
    expect(list.headers.get('vary')).toBe('accept-encoding');
    expect(await list.json()).toEqual(JSON.parse(unpacked.text));
  },
);

story(
  'an address that cannot be read is refused like every other',
  { shows: ['R-16-035', 'R-10-009'] },
  async (stage) => {
    const bearer = { authorization: `Bearer ${await (await stage.customer()).token()}` };
    const unreadable = ['a'.repeat(400), '%', '%zz', '%ff', '%c0%af', '%ed%a0%80'];
    const answers = unreadable.map((id) =>
      send(stage.market.baseUrl, { method: 'GET', path: `/api/business/${id}`, headers: bearer }),
    );
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatchObject({ headers: OF_EVERY_ANSWER });
      expect(['unreadable', 'not_found']).toContain(expectFailure(answer));
    }
  },
);

story(
  'a browser is refused in a page, a client of the API in JSON',
  { shows: ['T23', 'R-16-035'] },
  async ({ market }) => {
    const beside = await withPages(market, { render: aPage });
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    for (const path of ['/%ff', '/business/%c3%28', '/trades/%', '/assets/nothing.js', '/dev/nothing']) {
      const answer = await send(beside.baseUrl, { method: 'GET', path, headers: browser });
      const status = path.includes('%') ? 400 : 404;
      expect([path, answer.status, answer.headers['content-type']]).toEqual([path, status, HTML]);
      expect(answer.text).toContain(`<h1>Oops ${status} Error!</h1>`);
      expect(answer.text).toContain(String(answer.headers['x-request-id']));
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-");
      const asClient = await send(beside.baseUrl, { method: 'GET', path, headers: { accept: '*/*' } });
      expect([path, expectFailure(asClient)]).toEqual([path, status === 400 ? 'unreadable' : 'not_found']);
    }
    for (const path of ['/api/%ff', '/api/nothing'])
      expectFailure(await send(beside.baseUrl, { method: 'GET', path, headers: browser }));
    await beside.stop();
  },
);

story(
  'what is no request at all is refused in our words',
  { shows: ['T23', 'R-10-006'] },
  async ({ market }) => {
    const { host } = new URL(market.baseUrl);
    const get = (path: string, header: string) => `GET ${path} HTTP/1.1\r\n${header}\r\n\r\n`;
    const wide = `Host: ${host}\r\nCookie: ${'x'.repeat(20_000)}`;
    const broken: [bytes: string, status: number, code: string][] = [
      [get('/api/work-category', wide), 431, 'headers_too_large'],
      [get('/api/work-category', `Host: ${host}\r\nTransfer-Encoding: x`), 400, 'unreadable'],
      ['BREW / HTTP/1.1\r\n\r\n', 400, 'unreadable'],
      ['\x16\x03\x01\r\n\r\n', 400, 'unreadable'],
      [get('/api/work-category', 'Connection: close'), 400, 'unreadable'],
    ];
    for (const [bytes, status, code] of broken) {
      const answer = await sendBytes(market.baseUrl, bytes);
      expect([bytes.slice(0, 60), answer.status, answer.headers]).toMatchObject([
        bytes.slice(0, 60),
        status,
        OF_EVERY_ANSWER,
      ]);
      expect(expectFailure(answer)).toBe(code);
    }
    const browser = await sendBytes(market.baseUrl, get('/login', `Accept: text/html\r\n${wide}`));
    expect([browser.status, browser.headers['content-type']]).toEqual([431, HTML]);
    expect(browser.text).toContain('The headers of this request are too large.');
    const expecting = get('/api/work-category', `Host: ${host}\r\nExpect: a miracle\r\nConnection: close`);
    expect((await sendBytes(market.baseUrl, expecting)).status).toBe(200);
  },
);

test('a request that takes too long to arrive is refused in our words', {
  meta: { shows: ['L5', 'T23'] },
}, async () => {
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  const answerLate = answerBroken({ log: createLog('silent'), appUrl: 'https://fettle.example' });
  const server = createServer((socket) => void socket.once('data', () => answerLate(late, socket)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await sendBytes(`http://127.0.0.1:${port}`, 'GET /api/jobs HTTP/1.1\r\n');
  expect([answer.status, expectFailure(answer)]).toEqual([408, 'request_timeout']);
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  server.close();
});

story(
  'a page without its database says when to come again, and is no fault',
  { shows: ['X5', 'R-16-038'] },
  async ({ market }) => {
    const away = Object.assign(new Error('away'), { status: 503 });
    const waiting: RenderPage = async (_request, { report }) => {
      report(away);
      return new Response('busy', { status: 503 });
    };
    const lines: string[] = [];
    const beside = await withPages(market, {
      render: waiting,
      log: createLog('warn', { write: (line) => lines.push(line) }),
    });
    const pauses = new Set<number>();
    for (let turn = 0; turn < 40; turn++) {
      const { status, headers } = await send(beside.baseUrl, { method: 'GET', path: '/anything' });
      expect(status).toBe(503);
      pauses.add(Number(headers['retry-after']));
    }
    expect(pauses).toEqual(new Set([1, 2, 3]));
    const levels = lines.map((line) => JSON.parse(line)).map(({ level, msg }) => [level, msg]);
    expect(levels).toEqual(Array(40).fill([40, 'a page could not be drawn']));
    await beside.stop();
  },
);

story(
  'an unknown address below /api is a 404 in JSON, never a page',
  { shows: ['R-10-014'] },
  async ({ market }) => {
    const beside = await withPages(market, { render: aPage });
    const unknown = [
      '',
      '/',
      '/nothing',
      '/admin',
      '/admin/nobody',
      '/auth',
      '/lead/1/2',
      '/Jobs',
      '/.env',
      '/jobs;x',
    ];
    unknown.push('/job/1/responses/2', '/../package.json', '/%2e%2e/package.json', '/jobs%2f', '?jobs');
    for (const baseUrl of [market.baseUrl, beside.baseUrl])
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
        for (const path of unknown) {
          const answer = await send(baseUrl, { method, path: `/api${path}` });
          expect(expectFailure(answer), `${method} ${path}`).toBe('not_found');
        }
    expect((await send(beside.baseUrl, { method: 'GET', path: '/anything' })).text).toContain(
      '<title>A page',
    );
    await beside.stop();
  },
);

story(
  'what nobody expected is a 500 in words, and tells nothing of our insides',
  { shows: ['R-10-014'] },
  async ({ market }) => {
    const enquiry = {
      name: 'Pat Lane',
      business_name: 'Lane & Co',
      email: 'pat@example.test',
      mobile_number: '07700 900321',
      message: 'Forty plumbers would like to join.',
    };
    const sent = {
      method: 'POST',
      path: '/api/customer/contact-us',
      headers: { 'content-type': 'application/json' },
      text: JSON.stringify(enquiry),
    };
    await whileAway(market, 'insert on enquiries', async () => {
      const answer = await send(market.baseUrl, sent);
      expect(expectFailure(answer)).toBe('broken');
      const { request_id: _, ...said } = JSON.parse(answer.text) as object & { request_id: string };
      expect(said).toEqual({ status_code: 500, code: 'broken', message: 'Something went wrong.' });
    });
  },
);

story(
  'a page that is drawn for somebody asks the API with the token of the cookie',
  { shows: ['R-10-003'] },
  async (stage) => {
    const whoIsIt: RenderPage = async (_request, { call }) => {
      const asked = { name: 'currentUser', method: 'GET', path: '/auth/user' } as const;
      return Response.json(await call({ ...asked, params: {}, query: {}, body: undefined, mayRetry: true }));
    };
    const beside = await withPages(stage.market, { render: whoIsIt });
    const carl = await stage.customer();
    const ask = async (cookie: string): Promise<unknown> => {
      const headers = { cookie };
      return JSON.parse((await send(beside.baseUrl, { method: 'GET', path: '/dashboard', headers })).text);
    };
    expect(await ask(`auth_token=${await carl.token()}`)).toMatchObject({
      status: 200,
      body: { data: { id: carl.id } },
    });
    for (const cookie of ['', `auth_token=${'x'.repeat(43)}`])
      expect(await ask(cookie)).toMatchObject({ status: 401 });
    await beside.stop();
  },
);

story('a page that cannot even be begun is a 500 in words', async ({ market }) => {
  const broken = await withPages(market, { render: () => Promise.reject(new Error('no bundle')) });
  const { status, headers, text } = await send(broken.baseUrl, { method: 'GET', path: '/anything' });
  expect({ status, text }).toEqual({ status: 500, text: sentences.broken });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  await broken.stop();
});

type Operation = {
  operationId: string;
  security: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content: Content }>;
};
type Content = Record<string, { schema: JsonSchema }>;
type JsonSchema = {
  type?: string;
  properties?: Record<string, unknown>;
  required?: string[];
  additionalProperties?: unknown;
  anyOf?: JsonSchema[];
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, unknown> };
};

story(
  'the OpenAPI document names every route of the table, and nothing else',
  { shows: ['R-10-015'] },
  async ({ market }) => {
    const { paths, openapi, info, components } = await documentOf(market);
    expect(openapi).toMatch(/^3\.1\.\d+$/);
    expect(info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    const told = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(
        ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`,
      ),
    );
    const files = Object.entries(fileRoutes).map(
      ([name, { path }]) => `${name} GET /api${path.replace(':id', '{id}')}`,
    );
    const stream = ['events GET /api/events', ...files];
    const declared = TABLE.map(
      ([name, { method, path }]) => `${name} ${method} /api${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(told.toSorted()).toEqual([...declared, ...stream].toSorted());
    expect(Object.keys(components.securitySchemes).toSorted()).toEqual(['bearer', 'cookie']);
  },
);

story(
  'the OpenAPI document tells what a call takes, answers and refuses',
  { shows: ['R-10-006', 'R-10-152'] },
  async ({ market }) => {
    const document = await documentOf(market);
    for (const [name, route] of TABLE) {
      const operation = operationOf(document, route);
      const codes = Map.groupBy(refusalsOf(route), (code) => String(REFUSALS[code].status));
      expect([name, ...Object.keys(operation.responses).toSorted()]).toEqual([
        name,
        ...['200', ...codes.keys()].toSorted(),
      ]);
      for (const [status, names] of codes) {
        const { description, content } = operation.responses[status] ?? { description: '', content: {} };
        expect([name, status, ...description.split(', ').toSorted()]).toEqual([
          name,
          status,
          ...names.toSorted(),
        ]);
        const fields = ['status_code', 'code', 'message', 'errors', 'request_id'];
        expect(Object.keys(content['application/json']?.schema.properties ?? {})).toEqual(fields);
      }
      expectClosed(operation, route);
      expect(operation.security).toEqual(route.by === 'anyone' ? [] : [{ bearer: [] }, { cookie: [] }]);
      const ids = (operation.parameters ?? []).filter((one) => one.in === 'path');
      expect(ids.map((one) => one.name)).toEqual([...route.path.matchAll(/:(\w+)/g)].map(([, id]) => id));
      for (const id of ids) expect(id).toMatchObject({ required: true, schema: { type: 'string' } });
    }
    expect(JSON.stringify(document)).not.toContain('"$ref"');
  },
);

/** Nothing goes in or out that is not declared. */
function expectClosed({ requestBody, responses }: Operation, route: Route): void {
  const answer = responses['200']?.content['application/json']?.schema;
  expect(answer?.type).toMatch(/^(object|array)$/);
  if (answer?.type === 'object') expect(answer.additionalProperties).toBe(false);
  expect([route.path, keysThatMayMiss(answer)]).toEqual([route.path, []]);
  expect(requestBody !== undefined).toBe(Boolean(route.body ?? route.upload));
  const body = requestBody?.content['application/json']?.schema;
  // A body of one of several shapes, or none, is closed when each shape is.
  for (const shape of route.body ? (body?.anyOf ?? [body]) : [])
    if (shape?.type !== 'null') expect(shape?.additionalProperties).toBe(false);
}

/** Of the objects in an answer, wherever they stand: that there is nothing is said by `null`, never by a missing key. */
function keysThatMayMiss(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, required = [] } = schema as JsonSchema;
  const missing = Object.keys(properties).filter((key) => !required.includes(key));
  return [...missing, ...Object.values(schema).flatMap(keysThatMayMiss)];
}

function operationOf({ paths }: Document, { method, path }: Route): Operation {
  const operation = paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not in the document`);
  return operation;
}

async function documentOf({ baseUrl }: TestMarket): Promise<Document> {
  const response = await fetch(`${baseUrl}/api/openapi.json`);
  return (await response.json()) as Document;
}

type Sent = { method: string; path: string; headers?: Record<string, string>; text?: string };
type Answer = { status: number; headers: Record<string, unknown>; text: string };

/** Sends an address as it is written: fetch would tidy it up. */
function send(baseUrl: string, { text, ...given }: Sent): Promise<Answer> {
  const { hostname, port } = new URL(baseUrl);
  // Node frames no body of a DELETE by itself.
  const length = text && { 'content-length': String(Buffer.byteLength(text)) };
  const sent = { ...given, headers: { ...given.headers, ...length } };
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, ...sent }, (response) => {
      const { statusCode: status = 0, headers } = response;
      textOf(response).then((body) => resolve({ status, headers, text: body }), reject);
    });
    outgoing.on('error', reject).end(text);
  });
}

const HTML = 'text/html; charset=utf-8';

/** Sends what no client would: bytes that are no request. */
async function sendBytes(baseUrl: string, bytes: string): Promise<Answer> {
  const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1').setEncoding('utf8');
  let heard = '';
  socket.on('data', (text: string) => (heard += text)).on('error', () => undefined);
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  const [head = '', ...rest] = heard.split('\r\n\r\n');
  const [start = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.split(': ')));
  return { status: Number(start.split(' ')[1]), headers, text: rest.join('\r\n\r\n') };
}

/** The code of a failure that is in order: one shape, and the id of its header. */
function expectFailure({ status, headers, text }: Answer): string {
  const failure = Failure.parse(JSON.parse(text));
  expect({ status, id: headers['x-request-id'] }).toEqual({
    status: failure.status_code,
    id: failure.request_id,
  });
  return failure.code;
}

const aPage: RenderPage = async () => new Response('<!doctype html><title>A page</title>');
