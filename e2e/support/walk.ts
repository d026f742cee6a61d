import type { Browser, Page } from '@playwright/test';
import { test } from './visit.ts';
import { ownUrl } from './worlds.ts';

type Begin<Scene> = (page: Page, browser: Browser) => Promise<Scene>;

/**
 * The stories of one walk. Each goes on where the one before it stopped, in the same tab: what is signed in, posted and
 * opened once serves all of them. For a `test.describe.serial`; `begin` runs with its first story.
 */
export function walkFrom<Scene extends { close: () => Promise<void> }>(begin: Begin<Scene>) {
  let tab: Promise<Page> | undefined;
  let scene: Promise<Scene> | undefined;
  const story = test.extend<{ scene: Scene }>({
    page: async ({ browser }, use) => use(await (tab ??= openTab(browser))),
    context: async ({ page }, use) => use(page.context()),
    scene: [async ({ page, browser }, use) => use(await (scene ??= begin(page, browser))), { auto: true }],
  });
  story.afterAll(async () => {
    await (await scene)?.close();
    await (await tab)?.context().close();
  });
  return story;
}

async function openTab(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: ownUrl(), serviceWorkers: 'block' });
  return context.newPage();
}
