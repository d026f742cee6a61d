import { chromium, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/seed/demo/people.ts';
import { CHROMIUM_FLAGS, findWholeBrowser } from '../../tools/browser.ts';
import { median } from '../testbed/race.ts';
import type { Figures } from './goals.ts';

/** The last of each is where its dashboard begins. */
const SIDES = {
  customer: ['Quoted', 'Progress', 'History', 'Settings', 'Jobs'],
  business: ['Quoted', 'Progress', 'History', 'Settings', 'Leads'],
  admin: ['Customers', 'Businesses', 'Jobs', 'Work Categories', 'Reviews', 'Settings', 'Dashboard'],
};
const ROUNDS = 9;

/** What a tab is made of: cards, a list, answers or a form. */
const CONTENT = 'main :is(article, table, dl, form)';

/** From the click on a tab of a dashboard to its content on the screen, when it has been opened before. */
export async function tabsOf(origin: string): Promise<Record<string, Figures>> {
  const browser = await chromium.launch({ executablePath: await findWholeBrowser(), args: CHROMIUM_FLAGS });
  try {
    const rows: Record<string, Figures> = {};
    for (const [side, tabs] of Object.entries(SIDES)) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await signIn(page, origin, `${side}@fettle.test`);
      for (const [tab, taken] of await timesOf(page, tabs))
        rows[`${side}: ${tab}`] = { 'tab ms': Math.round(median(taken)) };
      await page.close();
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** The first round warms: what it takes does not count. */
async function timesOf(page: Page, tabs: string[]): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  for (const tab of tabs) await opened(page, tab);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const tab of tabs) times.set(tab, [...(times.get(tab) ?? []), await opened(page, tab)]);
  return times;
}

async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.request.post(`${origin}/api/auth/login`, {
    data: { email, password: DEMO_PASSWORD },
    headers: { origin },
  });
  await page.goto(`${origin}/dashboard`);
  await page.locator(CONTENT).first().waitFor();
}

/** Milliseconds, counted in the page, until the frame with the tab and its content has been painted. */
const opened = (page: Page, tab: string): Promise<number> =>
  page.evaluate(openTab, { tab, content: CONTENT });

/** In the browser. */
async function openTab({ tab, content }: { tab: string; content: string }): Promise<number> {
  const links = [...document.querySelectorAll<HTMLElement>('nav a')];
  const isThere = () =>
    document.querySelector('nav a[aria-current]')?.textContent?.startsWith(tab) === true &&
    document.querySelector(content) !== null &&
    document.querySelector('main .animate-pulse') === null;
  const begun = performance.now();
  links.find(({ textContent }) => textContent?.startsWith(tab))?.click();
  const frame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  do await frame();
  while (!isThere() && performance.now() - begun < 10_000);
  if (!isThere())
    throw new Error(`the tab ${tab} did not open: ${document.querySelector('main')?.textContent}`);
  return performance.now() - begun;
}
