import type { Page } from '@playwright/test';
import { NEWCOMERS_PASSWORD } from './admin.ts';
import { freshMark, freshMobile } from './fresh.ts';

/** Somebody whom the product does not know yet. */
export const newcomer = () => ({
  name: 'Nora van Dijk',
  email: `nora.${freshMark()}@example.test`,
  mobile: freshMobile(),
});

export type Newcomer = ReturnType<typeof newcomer>;

/** Fills in the form of a customer's registration, on its own page or in the wizard. */
export async function fillIn(page: Page, { name, email, mobile }: Newcomer) {
  const form = page.getByRole('main');
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Mobile number').fill(mobile);
  await form.getByLabel('Password', { exact: true }).fill(NEWCOMERS_PASSWORD);
  await form.getByLabel('Confirm password', { exact: true }).fill(NEWCOMERS_PASSWORD);
  await form.getByRole('checkbox', { name: 'I accept the terms of use' }).check();
}
