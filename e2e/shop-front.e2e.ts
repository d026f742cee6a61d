import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { jpeg, png } from '../server/testing/pictures/samples.ts';
import { EVERY_LOOK, expectAccessibleInLooks } from './support/accessible.ts';
import { expectEveryLook } from './support/looks.ts';
import { signIn } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
const LONG_WORD = 'W'.repeat(90);

const list = (page: Page) => page.getByRole('list', { name: 'Your pictures' }).getByRole('listitem');
const work = (page: Page) => page.getByRole('region', { name: 'Our work' });
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Work of Stone Plumbing' });

async function chooses(page: Page, action: string, place: number) {
  await page.getByLabel(`Actions for picture ${place}`).click();
  await page.getByRole('button', { name: action, exact: true }).click();
}

test('a business shows its work, and everybody looks at it large, by touch, by keys and without script', {
  tag: ['@C8'],
}, async ({ page, context, browser }) => {
  test.slow();
  await signIn(context, 'bob');
  await page.setViewportSize(PHONE);
  await visit(page, '/dashboard?tab=settings&panel=work');
  await expect(page.getByText('No pictures of your work yet.')).toBeVisible();
  const file = async (name: string, bytes: Promise<Buffer>) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await bytes,
  });
  const files = await Promise.all([
    file('old.jpg', jpeg(900, 600)),
    file('new.jpg', jpeg(1400, 900)),
    file('tap.png', png(700, 900)),
  ]);
  await page.locator('input[type=file][multiple]').setInputFiles(files);
  await expect(list(page)).toHaveCount(3);
  await expect(page.getByText('3 of 24')).toBeVisible();
  await chooses(page, 'Describe', 2);
  await page.getByLabel('What it shows (optional)').fill(`Two taps, ${LONG_WORD}`);
  await page.getByLabel('The same place before (optional)').selectOption({ label: 'Picture 1' });
  await page.getByLabel('Service (optional)').selectOption({ label: 'Repair or replace a tap' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(list(page).nth(1)).toContainText('Repair or replace a tap, After picture 1');
  await chooses(page, 'Move earlier', 3);
  await expect(list(page).nth(2)).toContainText('After picture 1');
  await expectAccessibleInLooks(page, EVERY_LOOK);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  const address = new URL(
    (await page.getByRole('link', { name: 'See your page' }).getAttribute('href')) ?? '',
    ownUrl(),
  );
  await visit(page, address.pathname);
  await expect(work(page).getByRole('listitem')).toHaveCount(2);
  // What others show of the page when somebody shares it.
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(shared).toContain('/api/files/');
  const answer = await page.request.get(shared ?? '');
  expect(answer.headers()['content-type']).toMatch(/^image\//);
  const { width, height } = await sharp(await answer.body()).metadata();
  // Not the one that was there before the work.
  expect([width, height]).toEqual([700, 900]);
  for (const [name, said] of Object.entries({ width, height, alt: 'Work of Stone Plumbing' }))
    await expect(page.locator(`meta[property="og:image:${name}"]`)).toHaveAttribute('content', String(said));
  await expectEveryLook(page);
  await looksAround(page);
  await readsWithoutScript(await browser.newPage({ javaScriptEnabled: false }), address.href);

  await visit(page, '/dashboard?tab=settings&panel=work');
  await chooses(page, 'Remove', 1);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(list(page)).toHaveCount(2);
  await visit(page, address.pathname);
  // What was after it stands alone.
  await expect(work(page).getByRole('link')).toHaveCount(2);
});

/** One large picture after the other, and back to the one that was opened. */
async function looksAround(page: Page) {
  await page.setViewportSize(DESK);
  const before = work(page).getByRole('link', { name: /^Before/ });
  await before.press('Enter');
  await expect(viewer(page)).toContainText('2 of 3');
  await expect(viewer(page)).toContainText('Before');
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page)).toContainText('After. Two taps');
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page)).toContainText('1 of 3');
  await expectAccessibleInLooks(page, EVERY_LOOK);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(before).toBeFocused();
  await page.setViewportSize(PHONE);
  // Within reach of the thumb wherever one reads; what it leads to begins with the trade.
  const ask = page.getByRole('link', { name: 'Post a Job in Plumbing' });
  await expect(ask).toBeInViewport();
  await expect(ask).toHaveAttribute('href', /^\/post-job\?category=plumbing&business=/);
}

/** Each picture is a link to itself. */
async function readsWithoutScript(page: Page, address: string) {
  await page.goto(address);
  const first = work(page).getByRole('link').first();
  await expect(first).toBeVisible();
  await first.click();
  await expect(page).toHaveURL(/\/api\/files\/[0-9a-f-]{36}\?w=1536$/);
  await page.close();
}
