import { expect, test } from 'vitest';
import { fastify } from 'fastify';
import { mountRobots } from '../../platform/http/well-known/robots.ts';
import { newId } from '../../platform/ids.ts';
import type { TestMarket } from '../../testing/market.ts';
import { bareHttp } from '../../testing/bare-http.ts';
import { story } from '../../testing/story.ts';
import { mountSitemap, FIXED_PAGES } from './sitemap.ts';

const appUrl = 'https://fettle.example';

/** The sitemap of the market as a site of its own, with room for so many addresses in a file. */
async function siteOf({ product }: TestMarket, most?: number) {
  const app = await bareHttp({ appUrl });
  mountSitemap(app, { ...product.market, appUrl, ...(most && { most }) });
  return async (path: string) => {
    const { statusCode, headers, payload } = await app.inject(path);
    const tags = [...payload.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '');
    return { statusCode, type: headers['content-type'], payload, addresses: tags };
  };
}

/** What a stranger may look for. */
const PUBLIC = [
  '/',
  '/post-a-job',
  '/post-job',
  '/trades',
  '/get-more-leads',
  '/packages',
  '/contact-us',
  '/terms-of-use',
  '/privacy-policy',
  '/cookies',
  '/accessibility',
  '/review-policy',
  '/complaints',
];

const profile = ({ id }: { id: string }) => `${appUrl}/business/${id}`;
const isProfile = (address: string) => address.includes('/business/');
const paths = (addresses: string[]) => addresses.map((address) => address.replace(appUrl, ''));

story('the sitemap names every page that is always there and every active business', async (stage) => {
  const [anna, expired, gone] = [
    await stage.business(),
    await stage.business({ subscription: 'expired' }),
    await stage.business(),
  ];
  await stage.customer();
  const { db } = stage.market.product.market;
  await db.updateTable('accounts').set({ is_active: false }).where('id', '=', gone.accountId).execute();
  const get = await siteOf(stage.market);
  const map = await get('/sitemap.xml');
  expect(map).toMatchObject({ statusCode: 200, type: 'application/xml; charset=utf-8' });
  expect(map.addresses.slice(0, FIXED_PAGES.length)).toEqual(FIXED_PAGES.map((path) => `${appUrl}${path}`));
  expect(FIXED_PAGES).toEqual(expect.arrayContaining(PUBLIC));
  expect(map.addresses.filter(isProfile)).toEqual([profile(anna), profile(expired)]);
  expect(map.payload.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(2);
  expect(map.payload).toMatch(/^<\?xml.*<urlset.*<\/urlset>\n$/s);
});

story('the sitemap names every trade, and of its areas those that somebody serves', async (stage) => {
  await stage.business({ postcode: 'M1 1AE' });
  await stage.business({ postcode: 'BT1 5GS', category: 'Electrical', services: [] });
  await stage.business({ postcode: 'SE1 7PB', subscription: 'expired' });
  const get = await siteOf(stage.market);
  const named = paths((await get('/sitemap.xml')).addresses).filter((path) => path.startsWith('/trades/'));
  const areasOf = (trade: string) =>
    named.filter((path) => path.startsWith(`/trades/${trade}/`)).map((path) => path.split('/')[3]);
  expect(named.filter((path) => path.split('/').length === 3)).toHaveLength(25);
  expect(areasOf('plumbing')).toContain('manchester');
  expect(areasOf('plumbing')).toContain('stockport');
  expect(areasOf('plumbing')).not.toContain('leeds');
  expect(areasOf('plumbing')).not.toContain('london-se');
  expect(areasOf('electrical')).toEqual(['belfast']);
  expect(areasOf('tiling')).toEqual([]);
});

story('more pages than one file may hold are split, and none is missing or named twice', async (stage) => {
  const firms = [];
  for (let n = 0; n < 7; n++) firms.push(await stage.business({ postcode: 'BT1 5GS' }));
  const everything = (await (await siteOf(stage.market))('/sitemap.xml')).addresses;
  const get = await siteOf(stage.market, 5);
  const index = await get('/sitemap.xml');
  expect(index.payload).toContain('<sitemapindex');
  const pages = everything.filter((address) => !isProfile(address)).length;
  expect(index.addresses).toHaveLength(Math.ceil(pages / 5) + Math.ceil(7 / 5));
  const parts = await Promise.all(index.addresses.map((address) => get(address.replace(appUrl, ''))));
  expect(parts.flatMap(({ addresses }) => addresses)).toEqual(everything);
  expect(everything.filter(isProfile)).toEqual(firms.map(profile));
  for (const { addresses } of parts) expect(addresses.length).toBeLessThanOrEqual(5);
  for (const nonsense of ['nonsense', 'pages-0', 'pages-1', 'pages-99', 'pages-2x'])
    expect([nonsense, (await get(`/sitemap/${nonsense}.xml`)).statusCode]).toEqual([nonsense, 404]);
  expect((await get(`/sitemap/${newId()}.xml`)).addresses).toEqual([]);
});

story(
  'the product serves both, and a site that is not the real one is for no search engine',
  async ({ market }) => {
    const text = async (path: string) => (await fetch(`${market.baseUrl}${path}`)).text();
    expect(await text('/sitemap.xml')).toContain('<urlset');
    expect(await text('/robots.txt')).toMatch(/^User-agent: \*\nDisallow: \/\n\nSitemap: .*\/sitemap.xml\n$/);
  },
);

test('search engines may read what is public of the real site', async () => {
  const app = fastify();
  mountRobots(app, { platform: 'production', appUrl });
  const { payload } = await app.inject('/robots.txt');
  expect(payload.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api',
    'Disallow: /dashboard',
    'Disallow: /dev',
    'Disallow: /unsubscribe',
    'Disallow: /join',
    'Allow: /',
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ]);
});
