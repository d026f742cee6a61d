import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ApiCore from '@readme/api-core';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect } from 'vitest';
import { api } from '../../../contract/index.ts';
import type { Route } from '../../../contract/kernel.ts';
import type { TestMarket } from '../../testing/market.ts';
import { PASSWORD } from '../../testing/facts.ts';
import type { Person } from '../../testing/person.ts';
import * as samples from '../../testing/pictures/samples.ts';
import { story } from '../../testing/story.ts';

type Media = { schema: { properties: Record<string, unknown>; required: string[] } };
type Operation = {
  parameters?: { in: string; name: string; required: boolean }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description: string; content: Record<string, { schema: unknown }> }>;
};
type Document = { paths: Record<string, Record<string, Operation>> };

const servedDocument = async ({ baseUrl }: TestMarket): Promise<Document> =>
  (await fetch(`${baseUrl}/api/openapi.json`)).json() as Promise<Document>;

/** The library takes JSON wherever it is offered; a form it sends where the document is read for its forms alone. */
function formsAlone(document: Document): Document {
  const read = structuredClone(document);
  for (const { requestBody } of Object.values(read.paths).flatMap(Object.values))
    if (requestBody?.content['multipart/form-data']) delete requestBody.content['application/json'];
  return read;
}

/** A client that knows of the API what the served document says, and nothing else. */
async function clientOf(market: TestMarket, { facts }: Person) {
  const document = await servedDocument(market);
  const servers = [{ url: market.baseUrl }];
  const client = new ApiCore({ ...document, servers });
  const formClient = new ApiCore({ ...formsAlone(document), servers });
  const credentials = { email: facts.email, password: PASSWORD };
  const { token } = (await client.fetch('/api/auth/login', 'post', credentials)).data;
  for (const one of [client, formClient]) one.setAuth(token);
  return {
    get: async (path: string) => (await client.fetch(path, 'get')).data,
    post: async (path: string, body?: object) => (await client.fetch(path, 'post', body)).data,
    postForm: async (path: string, form: object, metadata?: Record<string, string>) =>
      (await formClient.fetch(path, 'post', form, metadata)).data,
  };
}

async function onDisk(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'fettle-sent-')), name);
  await writeFile(path, bytes);
  return path;
}

const ownFields = ({ facts }: Person) => ({
  name: 'Carl Carter',
  first_name: 'Carl',
  last_name: 'Carter',
  email: facts.email,
  mobile_number: facts.mobile,
});

const A_PICTURE = expect.stringMatching(/^\/api\/files\/[0-9a-f-]{36}$/);

story('the OpenAPI document is without a fault to a validator from outside', async ({ market }) => {
  const source = await (await fetch(`${market.baseUrl}/api/openapi.json`)).text();
  const { servers } = JSON.parse(source) as { servers: { url: string }[] };
  expect(servers.map(({ url }) => URL.canParse(url))).toEqual([true]);
  // A path may be told by its number of parts: the requirements have /lead/{id}/read, and no lead is called "attachment". The
  // licence of the operator's API is the operator's to give, and the market of this story lives on this machine.
  const rules = {
    'no-ambiguous-paths': 'off',
    'info-license': 'off',
    'no-server-example.com': 'off',
  } as const;
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const told = problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]);
  expect(told).toEqual([]);
});

story(
  'a client made from the OpenAPI document sends an avatar, or none',
  { shows: ['R-6-017', 'R-6-018', 'R-10-044', 'R-10-045', 'R-10-049'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const client = await clientOf(market, carl);
    const avatar = await onDisk('me.png', await samples.png());
    const preview = await client.postForm('/api/user/avatar-preview', { avatar });
    expect(preview).toMatchObject({ picture: expect.stringMatching(/^data:image\//), width: 600 });
    expect((await client.get('/api/auth/user')).data.avatar).toBeNull();
    await client.postForm('/api/user', { ...ownFields(carl), first_name: 'Karl', avatar });
    const kept = (await client.get('/api/auth/user')).data;
    expect(kept).toMatchObject({ first_name: 'Karl', avatar: A_PICTURE });
    expect((await fetch(`${market.baseUrl}${kept.avatar}`)).headers.get('content-type')).toBe('image/webp');
    await client.post('/api/user', { ...ownFields(carl), avatar: kept.avatar });
    const { data } = await client.get('/api/auth/user');
    expect(data).toMatchObject({ first_name: 'Carl', avatar: kept.avatar });
    expect(await client.post('/api/user/deleteUserProfile')).toMatchObject({ avatar: null });
  },
);

story(
  'a client made from the OpenAPI document sends a logo and a document, once for each key',
  { shows: ['R-6-065', 'R-6-070'] },
  async ({ market, business }) => {
    const anna = await business();
    const client = await clientOf(market, anna);
    const logo = await onDisk('logo.png', await samples.png());
    const document = await onDisk('insurance.pdf', samples.pdf());
    expect(await client.postForm('/api/business', { business_name: 'Any & Co', logo })).toEqual([]);
    const key = { 'idempotency-key': 'the-insurance-of-this-year' };
    const first = await client.postForm('/api/business/documents', { document }, key);
    expect(await client.postForm('/api/business/documents', { document }, key)).toEqual(first);
    const profile = await client.get('/api/business');
    expect(profile.logo).toEqual(A_PICTURE);
    expect(profile.documents).toMatchObject([{ name: 'insurance.pdf', size: samples.pdf().length }]);
    expect(first).toEqual({ documents: profile.documents });
  },
);

const described = async (market: TestMarket, { path, method }: Route) =>
  (await servedDocument(market)).paths[`/api${path}`]?.[method.toLowerCase()];

const A_FILE = expect.objectContaining({
  type: 'string',
  format: 'binary',
  contentMediaType: 'application/octet-stream',
});

story(
  'the OpenAPI document names the parts of each form, what must be among them, and what may be refused',
  async ({ market }) => {
    const person = ['first_name', 'last_name', 'email', 'mobile_number'];
    const both = ['application/json', 'multipart/form-data'];
    const [, form] = both;
    const forms = [
      {
        route: api.updateUser,
        types: both,
        parts: ['name', ...person, 'avatar'],
        must: [...person, 'avatar'],
      },
      { route: api.showPicture, types: [form], parts: ['avatar'], must: ['avatar'], isFree: true },
      { route: api.saveBusiness, types: both, parts: ['business_name', 'logo'], must: ['logo'] },
      { route: api.addDocument, types: [form], parts: ['document'], must: ['document'] },
    ];
    for (const { route, types, parts, must, isFree } of forms) {
      const operation = await described(market, route);
      const content = operation?.requestBody?.content ?? {};
      expect(Object.keys(content)).toEqual(types);
      const schema = content['multipart/form-data']?.schema;
      expect(Object.keys(schema?.properties ?? {})).toEqual(parts);
      expect(schema?.required).toEqual(must);
      expect(schema?.properties[route.upload.field]).toEqual(A_FILE);
      const parameters = operation?.parameters?.map((one) => [one.in, one.name, one.required]);
      expect(parameters).toEqual(isFree ? undefined : [['header', 'idempotency-key', false]]);
      expect(operation?.responses['413']?.description).toContain(route.upload.tooLarge);
      for (const refusal of route.refuses.filter((code) => code.endsWith('_wrong_type')))
        expect(operation?.responses['422']?.description).toContain(refusal);
    }
  },
);

story(
  'the OpenAPI document tells calls that take nothing, and answers that are a file',
  async ({ market }) => {
    expect((await described(market, api.removeAvatar))?.requestBody).toBeUndefined();
    const { paths } = await servedDocument(market);
    for (const path of ['/api/files/{id}', '/api/business/document/{id}', '/api/billing/invoice/{id}'])
      expect(paths[path]?.['get']?.responses['200']?.content['*/*']?.schema).toEqual(A_FILE);
  },
);
