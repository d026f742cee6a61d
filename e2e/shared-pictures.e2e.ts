import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { PUBLIC_PAGES } from './support/public-pages.ts';
import { tradesThatShip } from './support/trades-that-ship.ts';
import { expect, test } from './support/visit.ts';

// What others show of a page when somebody shares it. They read the page as it was sent, and run nothing.

const MOST_BYTES = 60_000;

/** What a page says of its picture, by the name that it says it under. */
async function toldBy(request: APIRequestContext, path: string): Promise<Record<string, string>> {
  const html = await (await request.get(path)).text();
  const told = html.matchAll(/<meta property="(og:image[^"]*)" content="([^"]*)"/g);
  return Object.fromEntries(
    [...told].map(([, name = '', said = '']) => [name, said.replaceAll('&amp;', '&')]),
  );
}

/** What it is, by its own bytes. */
async function read(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  const bytes = await answer.body();
  const { format, width, height } = await sharp(bytes).metadata();
  return {
    type: answer.headers()['content-type'],
    format,
    width,
    height,
    isSmall: bytes.length <= MOST_BYTES,
    bytes,
  };
}

const AS_WANTED = { type: 'image/jpeg', format: 'jpeg', width: 1200, height: 630, isSmall: true };

test('each trade is shared with a picture of its own, which says its size and what is written on it', {
  tag: ['@C8'],
}, async ({ request }) => {
  const trades = await tradesThatShip(request);
  expect(trades).toHaveLength(25);
  const pictures = new Set<string>();
  for (const { slug, name } of trades) {
    const told = await toldBy(request, `/trades/${slug}`);
    expect(told).toEqual({
      'og:image': expect.stringMatching(new RegExp(`/share-${slug}[.]jpg$`)),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': `Fettle. ${name}: Local Pros near you`,
    });
    const { bytes, ...picture } = await read(request, told['og:image'] ?? '');
    expect([slug, picture]).toEqual([slug, AS_WANTED]);
    pictures.add(bytes.toString('base64'));
  }
  expect(pictures.size).toBe(25);
});

test('every page that has a picture for others says its size and what it shows', async ({ request }) => {
  const pictured: string[] = [];
  for (const path of PUBLIC_PAGES) {
    const told = await toldBy(request, path);
    if (!told['og:image']) continue;
    pictured.push(path);
    expect([path, told]).toEqual([
      path,
      {
        'og:image': expect.stringMatching(/^http/),
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringMatching(/^Fettle[.] /),
      },
    ]);
  }
  expect(pictured).toEqual(
    expect.arrayContaining(['/', '/trades', '/trades/plumbing/london-se', '/cookies']),
  );
  const { bytes, ...picture } = await read(request, '/share.jpg');
  expect(picture).toEqual(AS_WANTED);
  expect(bytes.length).toBeGreaterThan(0);
});
