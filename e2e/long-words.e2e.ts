import type { Page, Route } from '@playwright/test';
import { type Mailbox, signIn } from './support/sides.ts';
import { expect, isAlive, test, visit } from './support/visit.ts';

/** As long as a title may be, and without a blank: wider than any screen. */
const WORD = 'W'.repeat(100);
/** Some screens look at their room when they come, so each is come to on a phone and a desktop. */
const ROOMS = [[320, 390], [1280]];

/** The fields in which people write, wherever the API answers with one. */
const TYPED = new Set(
  `title description name userName business_name first_name last_name customer email userEmail mobile_number comments comment
  message body response address website town label value reason what file answer note outcome words reference before after
  subjectName workCategoriesName`.split(/\s+/),
);

const EMAILS = new Set(['email', 'userEmail']);

const DASHBOARDS: Record<string, string[]> = {
  customer: ['jobs', 'quoted', 'progress', 'history', 'settings'],
  business: ['leads', 'quoted', 'progress', 'history', 'settings'],
  admin:
    `dashboard customers businesses businesses&panel=pictures jobs jobs&panel=quotes categories reviews settings
    settings&panel=prices settings&panel=payments settings&panel=reports settings&panel=market
    settings&panel=audit`.split(/\s+/),
};

/** What the customer answered about the work: few jobs have it, and each card shows it. */
const ANSWERED = [{ label: WORD, value: WORD }];

/** The answer with one long word in place of every text that somebody wrote. */
function lengthened(value: unknown, key = ''): unknown {
  if (key === 'answers') return ANSWERED;
  if (Array.isArray(value)) return value.map((each) => lengthened(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, lengthened(each, name)]));
  if (typeof value !== 'string' || !TYPED.has(key)) return value;
  return EMAILS.has(key) ? `${WORD}@example.test` : WORD;
}

async function writeLongWords(route: Route) {
  const answer = await route.fetch();
  const isJson = answer.headers()['content-type']?.includes('json');
  if (!isJson || route.request().url().endsWith('/packages')) return route.fulfill({ response: answer });
  await route.fulfill({ response: answer, json: lengthened(await answer.json()) });
}

/** Turns to a page as the browser's Back does: the data comes over the wire, and no page is loaded. */
async function turnTo(page: Page, path: string) {
  // Two panels of a tab have one title, and their own headings.
  const seen = async () => [await page.title(), ...(await page.locator('h1').allTextContents())].join();
  const before = await seen();
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await expect.poll(seen).not.toBe(before);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await isAlive(page);
}

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
    // A page that has just come may still be moving together.
    await expect
      .poll(() => page.evaluate(standsOut))
      .toEqual([])
      .catch(() => undefined);
    const out = await page.evaluate(standsOut);
    found.push(...out.map((what) => `${page.url()} at ${width}: ${what}`));
  }
  return found;
}

async function walks(page: Page, paths: string[]) {
  await visit(page, '/cookies');
  await page.route('**/api/**', writeLongWords);
  const found: string[] = [];
  for (const [first = 0, ...others] of ROOMS)
    for (const path of paths) {
      await page.setViewportSize({ width: first, height: 800 });
      await turnTo(page, path);
      found.push(...(await foundAt(page, [first, ...others])));
    }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(found).toEqual([]);
}

const profileOf = async (page: Page) => {
  const { reviews } = await (await page.request.get('/api/recent-work')).json();
  return `/business/${reviews[0].business.id}`;
};

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
    const home = who === 'admin' ? '/admin/dashboard' : '/dashboard';
    const services = who === 'admin' ? [await servicesIn(page)] : [];
    const paths = [...tabs.map((tab) => `${home}?tab=${tab}`), ...services, await profileOf(page)];
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
  await visit(page, '/cookies');
  await page.route('**/api/**', writeLongWords);
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
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(found).toEqual([]);
});
