import type { Page } from '@playwright/test';

/**
 * From now on time passes in this page only as it is told, after `page.clock.install()`. It leaps further ahead than
 * any machine stalls: the page's clock runs on until the command arrives.
 */
export const stopTime = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
