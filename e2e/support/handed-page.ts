import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { atBeginning, tellCauses } from './beginnings.ts';
import { endSilence } from './silence.ts';
import { ownUrl } from './worlds.ts';

/**
 * A page that stories hand on to each other. Only within one page the browser keeps in memory what it has loaded: a new
 * page asks its cache on the disk and compiles every script again.
 */
export type HandedPage = { page: Page; devtools: CDPSession; isSpoilt: boolean };

/** As Playwright opens a page. */
export const DESKTOP_OF_STORIES = { width: 1280, height: 720 };

/** Without script, and of the address that all other pages have. */
const AT_REST = '/robots.txt';

export async function openHandedPage(context: BrowserContext): Promise<HandedPage> {
  const page = await context.newPage();
  await atBeginning(page, tellCauses);
  await page.goto(AT_REST);
  const handed = { page, devtools: await context.newCDPSession(page), isSpoilt: false };
  for (const act of LASTING) spoilBy(handed, act);
  return handed;
}

/** What cannot be taken away from a page again, so the page goes with its story. */
const LASTING = [
  'addInitScript',
  'addLocatorHandler',
  'close',
  'exposeBinding',
  'exposeFunction',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
] as const satisfies (keyof Page)[];

function spoilBy(handed: HandedPage, act: (typeof LASTING)[number]): void {
  const { page } = handed;
  const does = page[act].bind(page) as (...input: unknown[]) => unknown;
  Object.assign(page, {
    [act]: (...input: unknown[]) => {
      handed.isSpoilt = true;
      return does(...input);
    },
  });
}

/** The page as if it were new; another one where a story has spoilt it. */
export async function handOn(handed: HandedPage): Promise<HandedPage> {
  if (!handed.isSpoilt) {
    await clear(handed).catch(() => {
      // Whatever is wrong with it, the next story does not get it.
      handed.isSpoilt = true;
    });
  }
  if (!handed.isSpoilt) return handed;
  // Before the old one is closed: with its last page the process ends.
  const next = await openHandedPage(handed.page.context());
  await handed.page.close();
  return next;
}

async function clear({ page, devtools }: HandedPage): Promise<void> {
  for (const event of HEARD) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await endSilence(page);
  // Nothing that the story began goes on.
  await page.goto(AT_REST);
  // A pointer that stays over a link of the next story's page would have the browser fetch what is behind it.
  await page.mouse.move(0, 0);
  await page.evaluate(() => sessionStorage.clear());
  await devtools.send('Page.resetNavigationHistory');
  await page.emulateMedia(AS_OF_ITS_CONTEXT);
  await asLargeAs(page, DESKTOP_OF_STORIES);
}

const AS_OF_ITS_CONTEXT = {
  media: null,
  colorScheme: null,
  contrast: null,
  forcedColors: null,
  reducedMotion: null,
};

/** What stories listen to. Playwright itself listens to a page's end. */
const HEARD = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

/** A page that is asked for the size it has is laid out once more. */
export async function asLargeAs(page: Page, size: { width: number; height: number }): Promise<void> {
  const { width, height } = page.viewportSize() ?? {};
  if (width !== size.width || height !== size.height) await page.setViewportSize(size);
}

/** Forgets what its address has stored, for all pages of the context. */
export const clearStorage = ({ devtools }: HandedPage) =>
  devtools.send('Storage.clearDataForOrigin', {
    origin: ownUrl(),
    storageTypes: 'local_storage,indexeddb,cache_storage',
  });
