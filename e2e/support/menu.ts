import { expect, type Locator, type Page } from '@playwright/test';

export const hamburger = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });

/** The menu that stands for the links of the header on a small screen. */
export const menuOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });

export async function openMenu(page: Page): Promise<Locator> {
  await hamburger(page).click();
  return menuOf(page);
}

/** In the bar of a dashboard: what belongs to the account, behind one button. */
export const accountMenu = (page: Page): Locator =>
  page.getByRole('banner').locator('details').filter({ hasText: 'Menu' });

/** Opens it; one that is open stays open. */
export async function openAccount(page: Page): Promise<Locator> {
  const menu = accountMenu(page);
  if (!(await menu.evaluate((details: HTMLDetailsElement) => details.open)))
    await menu.locator('summary').click();
  return menu;
}

/** Out of a dashboard, or of any other page. */
export async function logOut(page: Page): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name: 'Log Out' });
  // React may take the page over in between, which closes the menu.
  await expect(async () => {
    if ((await accountMenu(page).count()) > 0) await openAccount(page);
    await button.click({ timeout: 2_000 });
  }).toPass();
}
