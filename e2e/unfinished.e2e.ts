import type { Page } from '@playwright/test';
import { PUBLIC_PAGES } from './support/public-pages.ts';
import { type Mailbox, signIn } from './support/sides.ts';
import { expectAccessible } from './support/accessible.ts';
import { look, test } from './support/visit.ts';

// A page is read, also by a screen reader, before it is finished: its script comes late on a weak signal, or what it
// asked for does. Whatever stands there in the meantime is a page too.

const STEPS = ['what', 'details', 'property', 'when', 'where', 'description', 'contact', 'check'];

const TABS = ['', '?tab=quoted', '?tab=progress', '?tab=history', '?tab=settings'];
const DESK_TABS = ['dashboard', 'customers', 'businesses', 'jobs', 'categories', 'reviews', 'settings'];

const PAGES: [Mailbox | 'nobody', string[]][] = [
  ['nobody', [...PUBLIC_PAGES, ...STEPS.map((step) => `/post-job?step=${step}`), '/nope']],
  ['customer', TABS.map((tab) => `/dashboard${tab}`)],
  ['business', TABS.map((tab) => `/dashboard${tab}`)],
  ['eve', ['/subscribe']],
  ['admin', DESK_TABS.map((tab) => `/admin/dashboard?tab=${tab}`)],
];

const isScript = (address: string) => /[.]js$/.test(new URL(address).pathname);

/** Nothing that the page asks for comes, but for what its own HTML names. */
async function keepWaiting(page: Page, mayCome: (address: string, html: string) => boolean) {
  let html = '';
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) {
      const answer = await route.fetch();
      html = await answer.text();
      await route.fulfill({ response: answer, body: html });
      return;
    }
    // Otherwise neither an answer nor a failure: it is on its way.
    if (mayCome(request.url(), html)) await route.continue();
  });
}

const named = (address: string, html: string) => html.includes(new URL(address).pathname);

const WAITS = {
  'before its script has come': (address: string, html: string) => !isScript(address) && named(address, html),
  'while the rest of its script is on its way': named,
  'while what it asks for is on its way': (address: string, html: string) =>
    isScript(address) || named(address, html),
};

/** Every look of a page that axe has seen: a page that script has not changed is not asked again. */
const seen = new Set<string>();

test.describe('A page that is not finished yet', () => {
  for (const [mailbox, paths] of PAGES)
    for (const path of paths)
      for (const [when, mayCome] of Object.entries(WAITS))
        look(`${path} can be read by ${mailbox} ${when}`, async ({ page, context }) => {
          if (mailbox !== 'nobody') await signIn(context, mailbox);
          await keepWaiting(page, mayCome);
          await page.goto(path, { waitUntil: 'commit' });
          await page.waitForFunction(hasComeToItsEnd);
          const looks = [path, mailbox, await page.evaluate(asItLooks)].join();
          if (seen.has(looks)) return;
          await expectAccessible(page);
          seen.add(looks);
        });
});

/** In the browser: all that axe can tell pages apart by, on a screen and with styles that stay the same. */
function asItLooks(): string {
  const page = document.documentElement.cloneNode(true);
  if (!(page instanceof Element)) return '';
  for (const unseen of page.querySelectorAll('script, link')) unseen.remove();
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const states = fields.map(({ value, checked, disabled }) => [value, checked, disabled]);
  const focus = document.activeElement?.outerHTML;
  return JSON.stringify([page.outerHTML, states, focus]);
}

/** In the browser: the HTML is read to its end and dressed, whatever its script does. */
const hasComeToItsEnd = () =>
  document.readyState !== 'loading' &&
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet);
