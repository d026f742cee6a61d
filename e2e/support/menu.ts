import type { Locator, Page } from '@playwright/test';

export const hamburger = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });

/** The menu that stands for the links of the header on a small screen. */
export const menuOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });

export async function openMenu(page: Page): Promise<Locator> {
  await hamburger(page).click();
  return menuOf(page);
}
