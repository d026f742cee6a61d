import {
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Route,
  test as base,
} from '@playwright/test';
import { atBeginning, tellCauses } from './beginnings.ts';
import { asLargeAs, DESKTOP_OF_STORIES } from './handed-page.ts';
import { enterRoom, type Headers, leaveRoom, pageOf, setHeaders } from './rooms.ts';
import { endOfLog, errorsSince } from './server-errors.ts';
import { endSilence } from './silence.ts';
import { ownUrl } from './worlds.ts';

export { expect } from '@playwright/test';

/**
 * `ownContext`: the story needs a context that nobody had before and nobody has after it. `moves`: what fades or slides does
 * so; in all other stories it is there at once, as for those who asked their system for it.
 */
type Fixtures = { complaints: string[]; ownContext: boolean; moves: boolean; serverErrors: void };
/** The tabs of those who only look, one for all of a worker (`look`). */
type Tabs = { tab: Page; tabWithoutScript: Page };

/** Every story visits the product that the global setup started, and ends without a complaint of the browser. */
export const test = base.extend<Fixtures, Tabs>({
  baseURL: async ({}, use) => use(ownUrl()),
  ownContext: [false, { option: true }],
  moves: [false, { option: true }],
  // Without Playwright's own, which would be made for each story and used by few.
  context: async ({ ownContext, browser, extraHTTPHeaders }, use) => {
    setHeaders(extraHTTPHeaders);
    const context = ownContext ? await browser.newContext() : await enterRoom(browser);
    await use(context);
    await leaveRoom(context);
  },
  page: async ({ context, viewport, moves }, use) => {
    const page = await pageOf(context);
    if (viewport) await asLargeAs(page, viewport);
    if (moves) await page.emulateMedia({ reducedMotion: 'no-preference' });
    await use(page);
  },
  // A house of its own for each story, as life has it: the door counts what a network tries.
  extraHTTPHeaders: async ({}, use, { workerIndex }) => use({ 'x-forwarded-for': nextHouse(workerIndex) }),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const onError = (error: Error) => complaints.push(error.message);
      const onMessage = (message: ConsoleMessage) => {
        // A failed request is noted by the browser itself; the stories that cause one look at its answer.
        const isNoise = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isNoise) complaints.push(message.text());
      };
      await atBeginning(page, tellCauses);
      page.on('pageerror', onError).on('console', onMessage);
      await use(complaints);
      page.off('pageerror', onError).off('console', onMessage);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  // A page that shows a failure says nothing of its cause.
  serverErrors: [
    async ({}, use, story) => {
      const start = endOfLog();
      await use();
      if (story.status === story.expectedStatus) return;
      const errors = await errorsSince(start);
      if (errors.length > 0) throw new Error(`The server logged:\n${errors.join('\n')}`);
    },
    { auto: true },
  ],
  tab: [({ browser }, use) => inTab(browser, {}, use), { scope: 'worker' }],
  tabWithoutScript: [
    ({ browser }, use) => inTab(browser, { javaScriptEnabled: false }, use),
    { scope: 'worker' },
  ],
});

/**
 * A story that only looks. A new tab costs more than most of what such a story does in it, so all of a worker look from
 * the same one, which forgets in between who was signed in, what was stored and what was held back. What cannot be taken
 * back, as a clock, is for stories of the other kind.
 */
export const look = test.extend({
  context: async ({ tab }, use) => use(tab.context()),
  page: async ({ tab, extraHTTPHeaders }, use) => inTurn(tab, extraHTTPHeaders, use),
});

/** The same with a browser that runs no script. */
export const lookWithoutScript = test.extend({
  context: async ({ tabWithoutScript }, use) => use(tabWithoutScript.context()),
  page: async ({ tabWithoutScript, extraHTTPHeaders }, use) =>
    inTurn(tabWithoutScript, extraHTTPHeaders, use),
});

/** Stories of one walk: each goes on in the tab where the one before it stopped, and the last one leaves it (`leave`). */
export const walk = test.extend({
  context: async ({ tab }, use) => use(tab.context()),
  page: async ({ tab, extraHTTPHeaders }, use) => {
    await tab.context().setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(tab);
  },
});

async function inTab(browser: Browser, options: BrowserContextOptions, use: (tab: Page) => Promise<void>) {
  const context = await browser.newContext({
    ...options,
    baseURL: ownUrl(),
    serviceWorkers: 'block',
    // A tab without script draws a frame when it is asked to stand still, and none otherwise: axe would wait for one.
    reducedMotion: options.javaScriptEnabled === false ? 'no-preference' : 'reduce',
  });
  await use(await context.newPage());
  await context.close();
}

async function inTurn(tab: Page, headers: Headers | undefined, use: (tab: Page) => Promise<void>) {
  await tab.context().setExtraHTTPHeaders(headers ?? {});
  await use(tab);
  await leave(tab);
}

/** The next story in this tab is of somebody else, who finds it as it was. */
export async function leave(tab: Page) {
  await tab.unrouteAll({ behavior: 'ignoreErrors' });
  await tab.mouse.move(0, 0);
  await endSilence(tab);
  await tab.setViewportSize(DESKTOP_OF_STORIES);
  await tab.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await tab.context().clearCookies();
  await tab.evaluate(forgetAll);
}

/** In the browser: nothing is stored here any more. A page that was never opened has nothing that could be. */
function forgetAll() {
  if (location.protocol === 'about:') return;
  localStorage.clear();
  sessionStorage.clear();
}

let houses = 0;

/** After a story that failed another worker goes on, and counts from the start again. */
function nextHouse(street: number): string {
  houses += 1;
  return `10.${street & 255}.${houses >> 8}.${houses & 255}`;
}

/** A page without a line says so of whatever it was asking for; of anything else a story ends without a complaint. */
export const onlyTheLineFailed = (complaints: string[]) =>
  expect(complaints.splice(0).filter((said) => !said.endsWith('failed: 0'))).toEqual([]);

/** Opens a page and waits until it answers to clicks. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await isAlive(page);
  return response;
}

/** Waits until the page answers to clicks; through one that at once leads on to another, and after a reload too. */
export const isAlive = (page: Page) => page.waitForFunction(hasTakenOver);

/** In the browser: React has taken over every control that the server drew. The footer comes later, and works without. */
function hasTakenOver(): boolean {
  const controls = document.querySelectorAll(
    ':is(header, main) :is(a, button, input, select, textarea, summary)',
  );
  return (
    document.readyState !== 'loading' &&
    !('$_TSR' in window) &&
    [...controls].every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps$')))
  );
}

/** In the browser: what is to be drawn has been drawn, and who listens to scrolling has heard of it. */
export const twoFrames = () =>
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

/**
 * Types, then presses with a finger that stays down for as long as what was typed needs to be judged and drawn. The
 * pointer is over the target before the typing, so that the press comes within the pause after the last key.
 */
export async function typeAndPressSlowly(page: Page, type: () => Promise<void>, target: Locator) {
  await target.hover();
  await type();
  await page.mouse.down();
  await page.evaluate(twoFrames);
  await page.mouse.up();
}

/** Whether nothing stands over it where it is at the lower edge of the screen. */
export const isUncovered = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height - 4);
    return there !== null && (there.contains(element) || element.contains(there));
  });

export async function logIn(page: Page, email: string, password: string) {
  await visit(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.locator('form').getByRole('button', { name: 'Log In' }).click();
}

/** Holds back the answers to all that the page asks for there, until what it gives is called. */
export async function holdBack(
  page: Page,
  what: string | RegExp,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(what, (route) => gate.then(() => answer(route)));
  return letGo;
}
