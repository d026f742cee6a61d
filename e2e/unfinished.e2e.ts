import type { Page, Route } from '@playwright/test';
import { PUBLIC_PAGES } from './support/public-pages.ts';
import { type Mailbox, signIn } from './support/sides.ts';
import { expectAccessible, OF_COLOURS } from './support/accessible.ts';
import { look, test, twoFrames } from './support/visit.ts';

// A page is read, also by a screen reader, before it is finished: its script comes late on a weak signal, or what it
// asked for does. Whatever stands there in the meantime is a page too.

const STEPS = ['what', 'details', 'property', 'when', 'where', 'description', 'contact', 'check'];

const TABS = ['', '?tab=quoted', '?tab=progress', '?tab=history', '?tab=settings'];
const ADMIN_TABS = ['dashboard', 'customers', 'businesses', 'jobs', 'categories', 'reviews', 'settings'];

const PAGES: [Mailbox | 'nobody', string[]][] = [
  ['nobody', [...PUBLIC_PAGES, ...STEPS.map((step) => `/post-job?step=${step}`), '/nope']],
  ['customer', TABS.map((tab) => `/dashboard${tab}`)],
  ['business', TABS.map((tab) => `/dashboard${tab}`)],
  ['eve', ['/subscribe']],
  ['admin', ADMIN_TABS.map((tab) => `/admin/dashboard?tab=${tab}`)],
];

const isScript = (address: string) => /[.]js$/.test(new URL(address).pathname);

type MayCome = (address: string, html: string) => boolean;

const named: MayCome = (address, html) => html.includes(new URL(address).pathname);

/** A page gets its chunks one kind after the other. What it asks for besides never comes: it is on its way. */
const STAGES: Record<string, MayCome> = {
  'before its script has come': (address, html) => !isScript(address) && named(address, html),
  'while the rest of its script is on its way': named,
  'while what it asks for is on its way': (address, html) => isScript(address) || named(address, html),
};

/** Holds back all that the page asks for; what is called then lets some of it come, and waits until it has. */
async function holdBackAll(page: Page) {
  let html = '';
  let mayCome: MayCome = () => false;
  const held = new Set<Route>();
  const coming: Promise<unknown>[] = [];
  const letGo = async (route: Route) => {
    held.delete(route);
    await route.continue();
    // What is on its way when the story ends comes to a page that is closed.
    coming.push(
      route
        .request()
        .response()
        .catch(() => null),
    );
  };
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) {
      const answer = await route.fetch();
      html = await answer.text();
      await route.fulfill({ response: answer, body: html });
    } else if (mayCome(request.url(), html)) await letGo(route);
    else held.add(route);
  });
  return async (what: MayCome) => {
    mayCome = what;
    for (const route of held) if (what(route.request().url(), html)) await letGo(route);
    await page.waitForFunction(hasComeToItsEnd);
    // What has come may ask for more.
    do {
      await Promise.all(coming.splice(0));
      await page.evaluate(twoFrames);
    } while (coming.length > 0);
  };
}

test.describe('A page that is not finished yet', () => {
  for (const [mailbox, paths] of PAGES)
    for (const path of paths)
      look(`${path} can be read by ${mailbox} whatever of it has come`, async ({ page, context }) => {
        if (mailbox !== 'nobody') await signIn(context, mailbox);
        const letCome = await holdBackAll(page);
        await page.goto(path, { waitUntil: 'commit' });
        let before = '';
        for (const [when, mayCome] of Object.entries(STAGES))
          await test.step(when, async () => {
            await letCome(mayCome);
            const now = await page.evaluate(asItLooks);
            // What looks as before is not asked again. Its colours are, once: what comes later is a part that the gallery
            // shows in every look, or the page as other stories see it.
            if (now !== before) await expectAccessible(page, before === '' ? {} : { but: OF_COLOURS });
            before = now;
          });
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
