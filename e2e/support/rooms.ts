import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ownUrl } from './worlds.ts';

/**
 * A browser context that stories hand on to each other. A new context is a new renderer process, which fetches and
 * compiles every script again; a new page in a context that still has a page of ours starts in the process that is there.
 */
type Room = { context: BrowserContext; keeper: Page; isSpoilt: boolean };

export type Headers = Record<string, string>;

/** As Playwright opens a page. */
export const DESKTOP_OF_STORIES = { width: 1280, height: 720 };

const free: Room[] = [];
const occupied = new Map<BrowserContext, Room>();

let headersOfStory: Headers = {};

/** What every request of this story says, of whichever side. */
export const setHeaders = (headers: Headers | undefined): void => {
  headersOfStory = headers ?? {};
};

/** A context in which nobody is signed in and nothing is stored. Give it back with `leaveRoom`. */
export async function enterRoom(browser: Browser): Promise<BrowserContext> {
  const room = free.pop() ?? (await newRoom(browser));
  occupied.set(room.context, room);
  await room.context.setExtraHTTPHeaders(headersOfStory);
  return room.context;
}

/** Closes its pages and forgets who was signed in, what was stored, routed and permitted. */
export async function leaveRoom(context: BrowserContext): Promise<void> {
  const room = occupied.get(context);
  occupied.delete(context);
  if (!room || room.isSpoilt) return context.close();
  await closePages(room);
  await forget(room);
  free.push(room);
}

async function newRoom(browser: Browser): Promise<Room> {
  const context = await browser.newContext({
    baseURL: ownUrl(),
    serviceWorkers: 'block',
    viewport: DESKTOP_OF_STORIES,
    reducedMotion: 'reduce',
  });
  const room: Room = { context, keeper: await context.newPage(), isSpoilt: false };
  // A page without script, of the address that all others have.
  await room.keeper.goto('/robots.txt');
  spoilBy(room);
  return room;
}

/** What is laid under every page of a context cannot be taken away again, so the context goes with its story. */
function spoilBy(room: Room): void {
  const { context } = room;
  const install = context.clock.install.bind(context.clock);
  context.clock.install = (options) => {
    room.isSpoilt = true;
    return install(options);
  };
}

async function closePages({ context, keeper }: Room): Promise<void> {
  const others = context.pages().filter((page) => page !== keeper);
  await Promise.all(others.map((page) => page.close()));
}

async function forget({ context, keeper }: Room): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all([context.setOffline(false), context.clearPermissions(), context.clearCookies()]);
  const devtools = await context.newCDPSession(keeper);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: ownUrl(),
    storageTypes: 'local_storage,indexeddb,cache_storage',
  });
  await devtools.detach();
}
