import type { Page } from '@playwright/test';
import { ownUrl } from './worlds.ts';
import { test } from './visit.ts';

/**
 * For stories that follow each other through one walk (`test.describe.serial`): they share the page, on which the first
 * of them begins, and each ends without a complaint of the browser. Called in the describe whose stories they are.
 */
export function oneWalk(begin: (page: Page) => Promise<unknown>) {
  let walked: Page | undefined;
  test.afterAll(() => walked?.context().close());
  return test.extend({
    page: async ({ browser }, use) => {
      walked ??= await begun(await browser.newPage({ baseURL: ownUrl() }), begin);
      await use(walked);
    },
  });
}

async function begun(page: Page, begin: (page: Page) => Promise<unknown>): Promise<Page> {
  await begin(page);
  return page;
}
