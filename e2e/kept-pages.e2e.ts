import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { PublicBusiness } from '../contract/businesses.ts';
import type { PageRequest } from '../contract/page.ts';
import { askForPage, digestOf } from '../server/testing/asked-page.ts';
import { publicPages } from './support/public-pages.ts';
import { expect, test, visit } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

test('every public page is the same bytes for every visitor, and names each script that it runs', async () => {
  for (const path of (await publicPages(ownUrl())).filter((page) => !page.includes('?'))) {
    const [one, other] = [await askForPage(ownUrl() + path), await askForPage(ownUrl() + path)];
    // The code in these addresses is somebody's own.
    if (/^\/(?:unsubscribe|join|keep-open)\//.test(path)) continue;
    if (one.status !== 200) continue;
    expect([path, other.body === one.body, other.headers.etag]).toEqual([path, true, one.headers.etag]);
    expect([path, one.body.includes('nonce')]).toEqual([path, false]);
    const policy = String(one.headers['content-security-policy']);
    const inline = [...one.body.matchAll(SCRIPT)].filter(
      ([, given = '', text]) => text && !/json/.test(given),
    );
    expect(inline.length).toBeGreaterThan(3);
    for (const [, , text = ''] of inline)
      expect([path, policy.includes(digestOf(text))]).toEqual([path, true]);
    const known = { 'if-none-match': String(one.headers.etag) };
    expect([path, (await askForPage(ownUrl() + path, { headers: known })).status]).toEqual([path, 304]);
  }
});

/** Addresses with a query, and the one that each is drawn for. */
const KEPT: Record<string, string | null> = {
  '/trades/plumbing?utm_source=a&postcode=SE1': '/trades/plumbing?postcode=SE1',
  '/trades/plumbing?cursor=&postcode=+se1+9sg': '/trades/plumbing?postcode=+se1+9sg&cursor=',
  '/trades/plumbing?postcode=12': '/trades/plumbing?postcode=12',
  '/trades/plumbing/london-se?cursor=a&cursor=b': '/trades/plumbing/london-se',
  '/?gclid=a&code=b&user_type=customer': '/',
  '/contact-us?about=complaint': '/contact-us?about=complaint',
  '/contact-us?about=%3Cscript%3E': '/contact-us',
  '/job-posted?job=J000001': '/job-posted?job=J000001',
  '/job-posted?job=J1': '/job-posted',
  // Neither what somebody was mailed nor what somebody typed is in a page that is kept.
  '/undo-email-change?token=secret': '/undo-email-change?token=given',
  '/forgot-password/reset?email=carl@example.com': null,
  '/post-job?what=a+dripping+tap&postcode=SE1': null,
  '/login?redirect=%2Fdashboard': null,
  '/packages?promo_code=SPRING': null,
  '/dashboard?tab=settings': null,
  '/none?a=b': null,
};

test('a page knows what of a query it is drawn from', async () => {
  const { keptAddress } = await import(pathToFileURL(resolve('dist/server/server.js')).href);
  for (const [asked, kept] of Object.entries(KEPT)) {
    const [path, query] = asked.split(/(?=[?])/);
    expect([asked, await keptAddress(path, query)]).toEqual([asked, kept]);
  }
});

test('React takes over a page that was kept without what it does not know', async ({ page }) => {
  // The API refuses a post code that is none.
  for (const [asked, kept] of Object.entries(KEPT).filter(([, drawn]) => drawn && !drawn.endsWith('=12'))) {
    // The second time it is kept; and what is mailed is not read by this page.
    const address = asked.replace(/&code=.*/, '');
    for (const _ of [1, 2, 3]) await askForPage(ownUrl() + address);
    const sent = await askForPage(ownUrl() + address);
    expect([asked, sent.headers.etag !== undefined]).toEqual([asked, true]);
    expect((await askForPage(ownUrl() + kept)).body).toBe(sent.body);
    expect(sent.body).not.toMatch(/utm_source|secret|gclid/);
    await visit(page, address);
  }
});

test('the first page that a process draws has its data, as every other', async () => {
  const script = `
    const { default: bundle } = await import(process.argv[1]);
    const draw = async () => {
      const context = { nonce: 'n', appUrl: 'https://fettle.example', now: '2026-11-25T10:00:00.000Z', hasSession: false };
      const asked = new Request('https://fettle.example/login');
      return (await bundle.fetch(asked, { context: { ...context, platform: 'staging', report: console.error } })).text();
    };
    const pages = [await draw(), await draw()];
    console.log(JSON.stringify(pages.map((page) => [page.length, page.split('$_TSR.router=').length])));`;
  const bundle = pathToFileURL(resolve('dist/server/server.js')).href;
  const args = ['--input-type=module', '-e', script, bundle];
  const [first, second] = JSON.parse((await promisify(execFile)(process.execPath, args)).stdout);
  expect(first).toEqual(second);
  expect(first[1]).toBe(2);
});

test('HEAD and packed copies answer as GET does', async ({ request }) => {
  const page = await askForPage(`${ownUrl()}/trades`);
  const head = await askForPage(`${ownUrl()}/trades`, { method: 'HEAD' });
  expect([head.status, head.body, head.headers.etag]).toEqual([200, '', page.headers.etag]);
  expect(head.headers['content-length']).toBe(page.headers['content-length']);
  const packed = await fetch(`${ownUrl()}/trades`, { headers: { 'accept-encoding': 'br' } });
  expect(await packed.text()).toBe(page.body);
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('vary')).toBe('accept-encoding, cookie');
  expect((await request.get('/trades', { headers: { accept: 'application/json' } })).status()).toBe(406);
});

test('nothing of a page stands in it twice, and a profile with ten reviews is short', async () => {
  const { default: bundle } = await import(pathToFileURL(resolve('dist/server/server.js')).href);
  const context: PageRequest = {
    nonce: 'n',
    platform: 'production',
    isPhone: false,
    appUrl: 'https://fettle.example',
    now: '2026-11-25T10:00:00.000Z',
    hasSession: false,
    forgetSession: () => undefined,
    call: async () => ({ status: 200, body: FIRM }),
    report: (error) => expect(error).toBe(null),
  };
  const asked = new Request(`https://fettle.example/business/${FIRM.id}`);
  const drawn: Response = await bundle.fetch(asked, { context });
  const html = (await drawn.text()).replaceAll(' nonce="n"', '');
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(30_000);
  // A rating is one drawing and its fill; five stars stand for one review, and one star for the average.
  expect(
    html.match(/role="img" aria-label="[^"]+" class="stars"><svg width="\d+(?:\.\d+)?" height="20"><\/svg>/g),
  ).toHaveLength(FIRM.reviews.length);
  expect(html.match(/class="one-star"/g)).toHaveLength(1);
  expect(html.split('"LocalBusiness"').length).toBe(2);
  for (const untold of [FIRM.reviews[0]?.jobId ?? '', FIRM.workCategories[0] ?? ''])
    expect(html).not.toContain(untold);
  // A class list that is long stands in the style sheet.
  const classes = [...html.matchAll(/class="([^"]{80,})"/g)].map(([, list]) => list);
  expect(classes.filter((list, place) => classes.indexOf(list) !== place)).toEqual([]);
});

const SAID =
  'Neat work and friendly. Half a day later than agreed, but she rang to say so, and left the kitchen clean.';

const FIRM: PublicBusiness = {
  id: '1a228a83-c56a-8568-89ca-53f6ee5e9744',
  name: 'Bell Heating',
  description: 'Family firm in Southwark since 2009. Leaks, taps and showers, usually the same day.',
  mobile_number: '07700900123',
  landline: '02079460123',
  website: 'https://bell-heating.example.com',
  location: 'SE1',
  logo: null,
  workCategories: ['212a3aae-021e-8b73-a737-c3e043a343bf'],
  services: ['Fit or repair a shower', 'Fix a leak or burst pipe', 'Repair or replace a tap'].map((name) => ({
    id: name,
    name,
  })),
  workCategoriesName: 'Plumbing',
  userName: 'Anna Bell',
  tradeSlug: 'plumbing',
  isVerified: true,
  verifiedAt: '2026-03-02T09:00:00.000Z',
  isListed: true,
  facts: { since: '2025-03-02T09:00:00.000Z', finishedJobs: 12, replyMinutes: 95 },
  town: 'London SE',
  rating: 4.3,
  reviewsCount: 10,
  reviews: Array.from({ length: 10 }, (_, place) => ({
    id: `34cce847-943b-83d9-879d-b870e97c7c${10 + place}`,
    jobId: `81feca21-d6f7-85d5-a43f-0996a7bedc${10 + place}`,
    rating: (place % 5) + 1,
    comment: SAID,
    createdAt: `2026-10-${10 + place}T04:54:53.874Z`,
    user: { name: 'Carl' },
    answer: null,
    service: 'Fit or repair a shower',
    town: 'London SE',
  })),
  hiddenReviews: [],
  startingPrices: [],
  workPictures: [],
};
