import type { Browser, Page } from '@playwright/test';
import { leave, walk } from './visit.ts';

type Begin<Scene> = (page: Page, browser: Browser) => Promise<Scene>;

/**
 * The stories of one walk. Each goes on where the one before it stopped, in the same tab: what is signed in, posted and
 * opened once serves all of them. For a `test.describe.serial`; `begin` runs with its first story, and what it closes is
 * closed after the last.
 */
export function walkFrom<Scene extends object>(begin: Begin<Scene & { close?: () => Promise<void> }>) {
  let scene: ReturnType<typeof begin> | undefined;
  const story = walk.extend<{ scene: Scene }>({
    scene: [async ({ page, browser }, use) => use(await (scene ??= begin(page, browser))), { auto: true }],
  });
  story.afterAll(async ({ tab }) => {
    await (await scene)?.close?.();
    await leave(tab);
  });
  return story;
}
