import type { Browser, BrowserContext, Page } from '@playwright/test';
import { clearStorage, DESKTOP_OF_STORIES, type HandedPage, handOn, openHandedPage } from './handed-page.ts';
import { ownUrl } from './worlds.ts';

/**
 * A browser context that stories hand on to each other, with one page. A new context is a new renderer process, which
 * fetches and compiles every script again.
 */
type Room = { context: BrowserContext; handed: HandedPage; isSpoilt: boolean };

export type Headers = Record<string, string>;

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

/** The page of this room; a new one in a context that is none. */
export const pageOf = async (context: BrowserContext): Promise<Page> =>
  occupied.get(context)?.handed.page ?? context.newPage();

/** Forgets who was signed in, what was stored, routed and permitted, and what its page was asked for. What is no room ends. */
export async function leaveRoom(context: BrowserContext): Promise<void> {
  const room = occupied.get(context);
  occupied.delete(context);
  if (!room || room.isSpoilt) return context.close();
  await closeFurtherPages(room);
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
  const room: Room = { context, handed: await openHandedPage(context), isSpoilt: false };
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

async function closeFurtherPages({ context, handed }: Room): Promise<void> {
  const others = context.pages().filter((page) => page !== handed.page);
  await Promise.all(others.map((page) => page.close()));
}

async function forget(room: Room): Promise<void> {
  const { context } = room;
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  room.handed = await handOn(room.handed);
  await Promise.all([context.clearPermissions(), context.clearCookies(), clearStorage(room.handed)]);
}
