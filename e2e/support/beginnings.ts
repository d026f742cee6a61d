import type { Page } from '@playwright/test';

const begun = new WeakMap<Page, Set<() => void>>();

/** Does this at the beginning of whatever is opened in the tab, once however many stories ask for it. */
export async function atBeginning(page: Page, script: () => void): Promise<void> {
  const scripts = begun.get(page) ?? new Set();
  if (scripts.has(script)) return;
  begun.set(page, scripts.add(script));
  await page.addInitScript(script);
}

/** In the browser: what React recovered from is known by its number alone, and why it happened by the cause. */
export function tellCauses() {
  addEventListener('error', ({ error }) => {
    if (error?.cause) console.error(`because of ${error.cause.stack ?? error.cause}`);
  });
}
