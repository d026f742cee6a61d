import type { Page } from '@playwright/test';
import { DASHBOARDS, homeOf, profileOf, turnTo, writesAs } from './support/other-words.ts';
import { type Mailbox, signIn } from './support/sides.ts';
import { expect, test } from './support/visit.ts';

/** As long as a title may be, and without a blank: wider than any screen. */
const WORD = 'W'.repeat(100);
/** Some screens look at their room when they come, so each is come to on a phone, a tablet and a desktop. */
const ROOMS = [[320, 390], [768], [1024, 1280]];

/** In the browser: what stands out of the screen. What lies in a strip that scrolls by itself is reached there. */
function standsOut(): string[] {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const isInStrip = (element: Element | null): boolean =>
    element !== null &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || isInStrip(element.parentElement));
  const out = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
    .filter((target) => target.checkVisibility() && !isInStrip(target))
    .filter((target) => {
      const { left, right, width } = target.getBoundingClientRect();
      return width > 1 && (right > innerWidth + 1 || left < -1);
    })
    .map((target) => `${target.tagName} ${target.textContent.slice(0, 30)}`);
  if (wide <= 0) return out;
  const widest = [...document.querySelectorAll<HTMLElement>('body *')].find(
    (part) => part.getBoundingClientRect().right > innerWidth + 1,
  );
  return [`${wide} px too wide: ${widest?.outerHTML.slice(0, 200)}`, ...out];
}

async function foundAt(page: Page, widths: number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // A page that has just come may still be moving together; one that stands out for good is told, not waited for.
    await expect
      .poll(() => page.evaluate(standsOut), { timeout: 3000 })
      .toEqual([])
      .catch(() => undefined);
    const out = await page.evaluate(standsOut);
    found.push(...out.map((what) => `${page.url()} at ${width}: ${what}`));
  }
  return found;
}

async function walks(page: Page, paths: string[]) {
  const stop = await writesAs(page, WORD);
  const found: string[] = [];
  for (const [first = 0, ...others] of ROOMS)
    for (const path of paths) {
      await page.setViewportSize({ width: first, height: 800 });
      await turnTo(page, path);
      found.push(...(await foundAt(page, [first, ...others])));
    }
  await stop();
  expect(found).toEqual([]);
}

test('one long word of somebody pushes no page sideways for a visitor', async ({ page }) => {
  await walks(page, [
    '/',
    await profileOf(page),
    '/trades/plumbing',
    '/trades/plumbing/london-se',
    `/post-job?what=${WORD}`,
    '/register/business',
    '/post-job?category=plumbing',
    `/${WORD}`,
  ]);
});

for (const [who, tabs] of Object.entries(DASHBOARDS))
  test(`one long word of somebody pushes no page sideways for the ${who}`, async ({ page, context }) => {
    await signIn(context, who as Mailbox);
    const services = who === 'admin' ? [await servicesIn(page)] : [];
    const paths = [...tabs.map((tab) => `${homeOf(who)}?tab=${tab}`), ...services, await profileOf(page)];
    await walks(page, paths);
  });

/** The services of a work category, in the admin area. */
async function servicesIn(page: Page) {
  const { workCategories } = await (await page.request.get('/api/work-category')).json();
  return `/admin/dashboard?tab=categories&category=${workCategories[0].id}`;
}

/** What is opened in the rows of the admin area, by the menu of the first one. */
const OPENED = {
  customers: ['Edit', 'Impersonate', 'Deactivate'],
  businesses: ['Edit', 'Documents'],
  jobs: ['Deactivate'],
  categories: ['Rename'],
  reviews: ['Hide'],
  settings: ['Edit'],
};

test('nor does it push what an admin opens sideways', async ({ page, context }) => {
  await signIn(context, 'admin');
  const stop = await writesAs(page, WORD);
  const found: string[] = [];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [tab, acts] of Object.entries(OPENED)) {
      await turnTo(page, `/admin/dashboard?tab=${tab}`);
      const line = page.locator('[data-row]').first();
      for (const what of acts) {
        await line.locator('summary[aria-label]').click();
        await line.getByText(what, { exact: true }).filter({ visible: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        found.push(...(await foundAt(page, [width])).map((out) => `${what}: ${out}`));
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      if (tab !== 'jobs') continue;
      await line.getByText('Details', { exact: true }).click();
      found.push(...(await foundAt(page, [width])));
    }
  }
  await stop();
  expect(found).toEqual([]);
});
