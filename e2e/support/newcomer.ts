import type { Page } from '@playwright/test';
import { NEWCOMERS_PASSWORD } from './admin.ts';

let born = 0;

/** Somebody whom the product does not know yet. */
export function newcomer() {
  born += 1;
  const mark = `${Date.now().toString(36)}${born}`;
  const number = String((Date.now() + born * 7_919) % 1_000_000).padStart(6, '0');
  return { name: 'Nora van Dijk', email: `nora.${mark}@example.test`, mobile: `07701${number}` };
}

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
