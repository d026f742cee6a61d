import type { Page } from '@playwright/test';
import { aProfile, PUBLIC_PAGES } from './support/public-pages.ts';
import { expect, test, visit } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';

// What somebody sees before the first touch of a public page: light pictures that keep their place, and nothing that moves.

const MOST_BYTES = 35_000;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const size of SIZES)
  test(`every picture in sight is a light AVIF with its size, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    const seen = new Map<string, number>();
    for (const path of [...PUBLIC_PAGES, await aProfile(ownUrl())]) {
      await visit(page, path);
      const pictures = await page.evaluate(picturesInSight);
      expect([path, pictures.filter(({ isSized }) => !isSized)]).toEqual([path, []]);
      for (const { address } of pictures) seen.set(address, (await weigh(page, address)).bytes);
      const types = await Promise.all(pictures.map(async ({ address }) => (await weigh(page, address)).type));
      expect([path, types.filter((type) => type !== 'image/avif')]).toEqual([path, []]);
    }
    const heavy = [...seen].filter(([, bytes]) => bytes > MOST_BYTES);
    expect(heavy).toEqual([]);
    // The job of the home page, the work of two who are listed, that of a profile.
    expect(seen.size).toBeGreaterThanOrEqual(4);
  });

async function weigh(page: Page, address: string) {
  // As a browser asks for a picture.
  const answer = await page.request.get(address, { headers: { accept: 'image/avif,image/webp,*/*' } });
  return { type: answer.headers()['content-type'], bytes: (await answer.body()).length };
}

/** In the browser: the pictures that a screen shows without being scrolled, and whether each says how large it is. */
const picturesInSight = () =>
  [...document.images]
    .filter((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return picture.checkVisibility() && top < innerHeight && bottom > 0;
    })
    .map((picture) => ({
      address: picture.currentSrc || picture.src,
      isSized: Number(picture.getAttribute('width')) > 0 && Number(picture.getAttribute('height')) > 0,
    }));

for (const size of SIZES)
  test(`nothing moves while a public page comes, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.addInitScript(() => {
      Object.assign(window, { moved: [] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.moved.push(JSON.stringify(entry));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of [...PUBLIC_PAGES, '/nope', await aProfile(ownUrl())]) {
      await visit(page, path);
      await page.evaluate(() => document.fonts.ready);
      expect([path, await page.evaluate(() => window.moved)]).toEqual([path, []]);
    }
  });

declare global {
  interface Window {
    moved: string[];
  }
}
