import type { CDPSession, Page } from '@playwright/test';

const silent = new WeakMap<Page, CDPSession>();

/**
 * The page hears nothing of what others do: its line to the server fails. A route of Playwright's would have every request
 * asked about and would switch off what the browser keeps, which makes a page half as dear again.
 */
export async function silence(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  silent.set(page, devtools);
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    // A page that goes meanwhile takes its requests along.
    devtools.send('Fetch.failRequest', { requestId, errorReason: 'Failed' }).catch(() => undefined);
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/events' }] });
}

/** The next story in this page hears of others again. */
export async function endSilence(page: Page): Promise<void> {
  await silent.get(page)?.detach();
  silent.delete(page);
}
