import { expect } from 'vitest';
import { type Files, keyOf } from '../../platform/files/files.ts';
import { newId } from '../../platform/ids.ts';
import type { TestMarket } from '../../testing/market.ts';
import type { Person } from '../../testing/person.ts';
import { atBank } from '../../testing/bank.ts';
import { visitor } from '../../testing/newcomer.ts';
import { fileOf } from '../../testing/pictures/files.ts';
import { png } from '../../testing/pictures/samples.ts';
import { type Stage, story } from '../../testing/story.ts';
import { unzipped } from '../../testing/unzipped.ts';
import { DECLARED } from '../registry.ts';
import { dropExport, makeExport } from './make-export.ts';

const asks = async (person: Person) => (await person.api()).askForExport();

/** Asks, and answers the copy once it is ready. */
async function copyOf(person: Person) {
  await asks(person);
  await person.market.settled();
  const { export: copy } = await (await person.api()).ownExport();
  if (!copy?.readyAt) throw new Error('the copy is not ready');
  return copy;
}

async function fetched(market: TestMarket, id: string, token: string | null) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return fetch(`${market.baseUrl}/api/user/export/${id}`, { headers });
}

const CARL = {
  first: 'Zqcarlo',
  last: 'Zqmossini',
  email: 'zqcarlo@example.test',
  phone: '07700900871',
  title: 'Zqtitle of the tap',
  description: 'Zqdescription of the drip under the sink',
  postcode: 'SE1 9SG',
  message: 'Zqmessage about the key',
  review: 'Zqreview of the work',
  declined: 'Zqanswer to the first quote',
};
const ANNA = {
  annaFirst: 'Zqannabel',
  annaEmail: 'zqannabel@example.test',
  annaPhone: '07700900872',
  annaMessage: 'Zqbusiness message',
  annaComment: 'Zqcomment to the quote',
  annaLine: 'Zqline of the quote',
  annaScope: 'Zqscope of the quote',
  annaDocument: 'Zqcertificate.pdf',
};

async function workTogether({ customer, business }: Stage) {
  const carl = await customer({
    name: `${CARL.first} ${CARL.last}`,
    email: CARL.email,
    mobile: CARL.phone,
  });
  const anna = await business({
    name: `${ANNA.annaFirst} Bell`,
    email: ANNA.annaEmail,
    mobile: ANNA.annaPhone,
  });
  const body = new FormData();
  body.append('document', new File(['%PDF-1.4 zqbytes %%EOF'], ANNA.annaDocument));
  const sent = await fetch(`${anna.market.baseUrl}/api/business/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await anna.token()}` },
    body,
  });
  expect(sent.status).toBe(200);
  const picture = fileOf(await png());
  const fields = {
    first_name: CARL.first,
    last_name: CARL.last,
    email: CARL.email,
    mobile_number: CARL.phone,
  };
  await (await carl.api()).updateUser({ form: { fields, file: picture } });
  await (await anna.api()).saveBusiness({ form: { fields: {}, file: picture } });
  const { title, description, postcode: location } = CARL;
  const job = await carl.posts({ title, description, location });
  const lead = await anna.lead(title);
  await anna.isInterestedIn(lead);
  await anna.writes(lead, ANNA.annaMessage);
  await carl.writes(lead, CARL.message);
  await carl.declines(await anna.quotes(lead, { cost: 120 }), { words: CARL.declined });
  const line = { kind: 'labour', text: ANNA.annaLine, quantity: 2, unit: 'hour', unit_price: 49.5 } as const;
  const detail = { lines: [line], included: ANNA.annaScope };
  await carl.accepts(await anna.quotes(lead, { cost: 99, comments: ANNA.annaComment, detail }));
  await anna.finishes(job);
  await carl.reviews(job, { rating: 5, comment: CARL.review });
  return { carl, anna };
}

const missing = (markers: Record<string, string>, text: string) =>
  Object.keys(markers).filter((name) => !text.includes(markers[name] ?? ''));

const PICTURE = /^pictures\/[0-9a-f-]{36}\.webp$/;
const WEBP = /^RIFF[^]{4}WEBP/;
const picturesIn = (files: Record<string, string>) =>
  Object.entries(files).flatMap(([name, bytes]) => (PICTURE.test(name) ? [bytes] : []));

story(
  'a copy holds everything somebody gave and did, and nothing that others gave',
  { shows: ['V1'] },
  async (stage) => {
    const { market } = stage;
    const { carl, anna } = await workTogether(stage);
    for (const { email } of [CARL, { email: ANNA.annaEmail }])
      await visitor(market).contactUs({
        body: {
          about: 'question',
          name: 'P',
          email,
          mobile_number: '07700 900321',
          message: `Zqenquiry of ${email}`,
        },
      });
    const carls = await unzipped(await fetched(market, (await copyOf(carl)).id, await carl.token()));
    expect(Object.keys(carls)).toEqual(['data.json', expect.stringMatching(PICTURE)]);
    expect(picturesIn(carls)).toEqual([expect.stringMatching(WEBP)]);
    expect(missing(CARL, carls['data.json'] ?? '')).toEqual([]);
    expect(missing(ANNA, carls['data.json'] ?? '')).toEqual(Object.keys(ANNA));
    expect(JSON.parse(carls['data.json'] ?? '')).toMatchObject({
      account: [{ email: CARL.email, role: 'customer' }],
      jobs: [{ title: CARL.title, status: 'finished', property: 'Terraced house', urgency: 'Within a week' }],
      enquiries: [{ about: 'question', message: `Zqenquiry of ${CARL.email}` }],
      whoHasYourNumber: [{ reason: 'interested' }],
      reviewsWritten: [{ rating: 5 }],
      business: [],
    });
    expect(carls['data.json']).not.toMatch(/password|token|argon2/i);

    const annas = await unzipped(await fetched(market, (await copyOf(anna)).id, await anna.token()));
    expect(picturesIn(annas)).toEqual([expect.stringMatching(WEBP)]);
    const document = Object.keys(annas).find((name) => name.startsWith('documents/')) ?? '';
    expect(Object.keys(annas)).toHaveLength(3);
    expect(document).toMatch(/^documents\/[0-9a-f-]{36} Zqcertificate\.pdf$/);
    expect(annas[document]).toBe('%PDF-1.4 zqbytes %%EOF');
    const data = annas['data.json'] ?? '';
    expect(missing(ANNA, data)).toEqual([]);
    expect(missing(CARL, data)).toEqual(Object.keys(CARL));
    expect(JSON.parse(data)).toMatchObject({
      quotesSent: [{ cost_pence: 12_000 }, { cost_pence: 9900, rate_type: 'Flat' }],
    });
  },
);

story(
  'a copy tells a business what it bought, what it paid, and by which invoices',
  { shows: ['V1'] },
  async (stage) => {
    const { market, business, admin } = stage;
    const adminApi = await (await admin()).api();
    await adminApi.addPromoCode({ body: { name: 'SPRING', percentage: 20 } });
    const [anna, bob] = [await business({ subscription: 'none' }), await business({ subscription: 'none' })];
    for (const [one, code] of [
      [anna, 'SPRING'],
      [bob, undefined],
    ] as const) {
      const page = await one.buys({ payment_method: 'card', ...(code && { promo_code: code }) });
      await one.comesBack(await atBank(market, page, 'authorise'));
    }
    await anna.cancelsSubscription();
    const billing = await anna.billing();
    const files = await unzipped(await fetched(market, (await copyOf(anna)).id, await anna.token()));
    const data = JSON.parse(files['data.json'] ?? '');
    const price = { net_pence: 7600, vat_pence: 1520, gross_pence: 9120 };
    expect(data).toMatchObject({
      subscriptions: [
        { ...price, package: 'standard', method: 'card', promo_code: 'SPRING', promo_percentage: 20 },
      ],
      purchases: [{ ...price, purpose: 'checkout', status: 'done' }],
      payments: [{ ...price, status: 'paid', held_pence: price.gross_pence, promo_code: 'SPRING' }],
      invoices: [{ ...price, number: billing.payments[0]?.invoiceNumber, sold_to: { person: anna.name } }],
    });
    expect(data.subscriptions[0].cancels_at).not.toBeNull();
    // She asked for the end; that she had begun to pay is what the bank said.
    expect(data.subscriptionHistory).toMatchObject([
      { from_status: 'not_subscribed', to_status: 'active' },
      { from_status: 'active', to_status: 'active' },
    ]);
    const did = data.whatYouDid.map(({ event }: { event: string }) => event);
    expect(did.filter((event: string) => /^(subscription|payment)/.test(event))).toEqual([
      'subscription.changed',
    ]);
  },
);

story(
  'a copy is for its owner, signed in, and tells strangers nothing',
  { shows: ['R-16-034'] },
  async (stage) => {
    const { market, customer, business, admin } = stage;
    const carl = await customer();
    const { id } = await copyOf(carl);
    const own = await fetched(market, id, await carl.token());
    expect(own.headers.get('content-disposition')).toBe('attachment; filename="my-data.zip"');
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(own.headers.get('content-type')).toBe('application/zip');
    expect((await fetched(market, id, null)).status).toBe(401);
    expect((await fetched(market, id, await (await admin()).token())).status).toBe(403);
    for (const stranger of [await customer(), await business()]) {
      const [theirs, none] = [id, '01900000-0000-7000-8000-000000000000'].map(async (one) => {
        const answer = await fetched(market, one, await stranger.token());
        const { request_id: _, ...said } = (await answer.json()) as Record<string, unknown>;
        return [answer.status, said];
      });
      expect(await theirs).toEqual(await none);
      expect((await theirs)?.[0]).toBe(404);
    }
  },
);

story('a copy is made once a day, told by mail once, and not for an old session', async (stage) => {
  const { market, customer } = stage;
  const carl = await customer();
  await carl.wants({ email: false, messages: false });
  const first = await copyOf(carl);
  const again = await asks(carl);
  expect(again.export).toEqual(first);
  expect(again.mayAskFrom).not.toBeNull();
  // A worker that comes to it once more, after a crash, finds it done.
  await makeExport({ ...market.product.market, personalData: DECLARED }, first.id);
  await market.settled();
  const mails = await market.mailTo(carl.facts.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your data is ready']);
  expect(mails[0]?.text).toContain('http://localhost:3000/dashboard?tab=settings&panel=privacy');
  expect(mails[0]?.text).not.toContain(first.id);
  expect(mails[0]?.text).not.toContain('/unsubscribe/');
  const provesHimself = async () =>
    (await carl.api()).provePassword({ body: { password: 'correct horse battery' } });
  await market.advance({ hours: 23, minutes: 59 });
  await expect(asks(carl)).rejects.toMatchObject({ code: 'password_required' });
  await provesHimself();
  expect((await asks(carl)).export).toEqual(first);
  await market.advance({ minutes: 1 });
  const second = await copyOf(carl);
  expect(second.id).not.toBe(first.id);
});

story('asked for twice at once, it is made once', async ({ customer, market }) => {
  const carl = await customer();
  await carl.token();
  await Promise.all([asks(carl), asks(carl), asks(carl)]);
  await market.settled();
  const { rows } = await market.product.database.pool.query('select from exports');
  expect(rows).toHaveLength(1);
});

story(
  'after seven days the copy is gone, from the list, the address and the store',
  { shows: ['V3'] },
  async (stage) => {
    const { market, customer } = stage;
    const carl = await customer();
    const { id } = await copyOf(carl);
    const deps = market.product.market;
    await market.advance({ days: 7, minutes: -1 });
    await dropExport(deps, id);
    expect((await (await carl.api()).ownExport()).export).toMatchObject({ id });
    expect((await fetched(market, id, await carl.token())).status).toBe(200);
    await market.advance({ minutes: 1 });
    expect((await (await carl.api()).ownExport()).export).toBeNull();
    expect((await fetched(market, id, await carl.token())).status).toBe(404);
    await dropExport(deps, id);
    expect(await deps.files.read(keyOf('exports', id))).toBeNull();
    const { rows } = await market.product.database.pool.query('select from files where id = $1', [id]);
    expect(rows).toEqual([]);
  },
);

story(
  'a copy that is being made while its owner leaves is not kept',
  { shows: ['V2'] },
  async ({ customer, market }) => {
    const carl = await customer();
    const deps = market.product.market;
    const id = newId();
    await carl.token();
    await deps.db
      .insertInto('exports')
      .values({ id, account_id: carl.accountId, asked_at: market.clock.now() })
      .execute();
    let written = 0;
    const files: Files = {
      ...deps.files,
      async write(key, content) {
        await deps.files.write(key, content);
        written += 1;
        await (await carl.api()).deleteAccount();
      },
    };
    await makeExport({ ...deps, files, personalData: DECLARED }, id);
    expect(written).toBe(1);
    expect(await deps.files.read(keyOf('exports', id))).toBeNull();
    await market.settled();
    expect((await market.mailTo(carl.facts.email)).map(({ subject }) => subject)).toEqual([
      'Your account is deleted',
    ]);
  },
);

story(
  'an admin who acts as somebody neither asks for a copy nor opens one',
  { shows: ['T26'] },
  async (stage) => {
    const { market, customer, admin } = stage;
    const [carl, adam] = await Promise.all([customer(), admin()]);
    const { id } = await copyOf(carl);
    await market.product.database.pool.query('update sessions set admin_id = $1 where account_id = $2', [
      adam.id,
      carl.id,
    ]);
    await expect(asks(carl)).rejects.toMatchObject({ code: 'not_while_impersonating' });
    expect((await fetched(market, id, await carl.token())).status).toBe(403);
  },
);
