import type { Page, Route } from '@playwright/test';
import { expect, isAlive, visit } from './visit.ts';

/** The fields in which people write, wherever the API answers with one. */
const TYPED = new Set(
  `title description name userName business_name first_name last_name customer email userEmail mobile_number comments comment
  message body response address website town label value reason what file answer note outcome words reference before after
  subjectName workCategoriesName`.split(/\s+/),
);

const EMAILS = new Set(['email', 'userEmail']);

export const DASHBOARDS: Record<string, string[]> = {
  customer: ['jobs', 'quoted', 'progress', 'history', 'messages', 'settings'],
  business: ['leads', 'quoted', 'progress', 'history', 'messages', 'settings'],
  admin:
    `dashboard customers businesses businesses&panel=pictures jobs jobs&panel=quotes categories reviews settings
    settings&panel=prices settings&panel=payments settings&panel=reports settings&panel=market
    settings&panel=audit`.split(/\s+/),
};

export const homeOf = (who: string): string => (who === 'admin' ? '/admin/dashboard' : '/dashboard');

/** The shop front of a business that has reviews. */
export const profileOf = async (page: Page): Promise<string> => {
  const { reviews } = await (await page.request.get('/api/recent-work')).json();
  return `/business/${reviews[0].business.id}`;
};

/**
 * From now on every text that somebody wrote is this one, wherever the API answers with it, and so is the name of who is
 * signed in. Pages are then turned to (`turnTo`). Answers how to stop that.
 */
export async function writesAs(page: Page, word: string): Promise<() => Promise<void>> {
  const signedIn = await page.request.get('/api/auth/user');
  const name = signedIn.ok() ? ((await signedIn.json()).data.name as string) : null;
  await page.route('**/cookies', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    await route.fulfill({ response: answer, body: name ? body.replaceAll(name, word) : body });
  });
  await visit(page, '/cookies');
  await page.route('**/api/**', (route) => rewritten(route, word));
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function rewritten(route: Route, word: string) {
  const answer = await route.fetch();
  const isJson = answer.headers()['content-type']?.includes('json');
  if (!isJson || route.request().url().endsWith('/packages')) return route.fulfill({ response: answer });
  await route.fulfill({ response: answer, json: inOtherWords(await answer.json(), word) });
}

/** The answer with one word in place of every text that somebody wrote. */
function inOtherWords(value: unknown, word: string, key = ''): unknown {
  // What the customer answered about the work: few jobs have it, and each card shows it.
  if (key === 'answers') return [{ label: word, value: word }];
  if (Array.isArray(value)) return value.map((each) => inOtherWords(each, word, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, inOtherWords(each, word, name)]),
    );
  if (typeof value !== 'string' || !TYPED.has(key)) return value;
  return EMAILS.has(key) ? `${word}@example.test` : word;
}

/** Turns to a page as the browser's Back does: the data comes over the wire, and no page is loaded. */
export async function turnTo(page: Page, path: string) {
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
