import type { APIRequestContext, Page } from '@playwright/test';
import { jpeg } from '../server/testing/pictures/samples.ts';
import {
  act,
  DESKTOP,
  heading,
  newBusiness,
  NEWCOMERS_PASSWORD,
  onConfirm,
  openAdmin,
  OURS,
  PHONE,
} from './support/admin.ts';
import { tabTo } from './support/keyboard.ts';
import { expectFit } from './support/looks.ts';
import { expectAccessibleInBothModes } from './support/accessible.ts';
import { mailTo } from './support/mail.ts';
import { enterRoom, leaveRoom, pageOf } from './support/rooms.ts';
import { said, signIn } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';

const TOLD = 'A picture of your work is not shown any more';
const picture = (page: Page) => page.getByRole('row').filter({ hasText: 'A tap with a face beside it' });
const shown = (page: Page) => page.getByRole('region', { name: 'Our work' });

/** Signs the new business in, shows one picture, and answers the id of the business. */
async function showsWork(request: APIRequestContext, email: string): Promise<string> {
  await request.post('/api/auth/login', { headers: OURS, data: { email, password: NEWCOMERS_PASSWORD } });
  const buffer = await jpeg(900, 600);
  const answer = await request.post('/api/business/work-pictures', {
    headers: OURS,
    multipart: {
      picture: { name: 'tap.jpg', mimeType: 'image/jpeg', buffer },
      text: 'A tap with a face beside it',
    },
  });
  expect([answer.status(), await answer.text()]).toEqual([200, expect.anything()]);
  const { id } = await (await request.get('/api/business', { headers: OURS })).json();
  return id;
}

test('an admin finds the pictures of a business, hides one with a reason, shows it again and deletes it', {
  tag: ['@C8', '@R-8-011'],
}, async ({ page, browser, context }) => {
  test.slow();
  const firm = await enterRoom(browser);
  const theirs = await pageOf(firm);
  const { firm: name, email } = await newBusiness(firm.request);
  const id = await showsWork(firm.request, email);
  await visit(theirs, `/business/${id}`);
  await expect(shown(theirs).getByRole('img')).toHaveCount(1);

  await signIn(context, 'admin');
  await page.setViewportSize(DESKTOP);
  await openAdmin(page, `businesses&q=${encodeURIComponent(email)}`);
  await act(page, name, 'Work pictures');
  await expect(page).toHaveURL(/panel=pictures/);
  await expect(heading(page)).toHaveText('Work pictures');
  await expect(page.getByText(`Only those of ${name}`)).toBeVisible();
  await expect(picture(page)).toHaveCount(1);
  await expect(picture(page).getByRole('link', { name })).toHaveAttribute('href', `/business/${id}`);
  await looksByKeys(page);

  const called = `${name}: A tap with a face beside it`;
  await act(page, called, 'Hide');
  await page.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('dialog').getByLabel('Reason').fill('A child can be recognised.');
  await page.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click();
  await said(page, 'Picture hidden');
  await expect(picture(page)).toContainText('Hidden');
  // An admin still sees what was hidden.
  await expect.poll(() => picture(page).locator('img').evaluate(isDrawn)).toBe(true);
  await staysReadable(page);

  await visit(theirs, `/business/${id}`);
  await expect(shown(theirs)).toHaveCount(0);
  const { text } = await mailTo(page.request, email, TOLD);
  expect(text).toContain('A tap with a face beside it');
  expect(text).toContain('A child can be recognised.');
  await visit(theirs, '/dashboard?tab=settings&panel=work');
  await expect(theirs.getByText(/^Hidden by us/)).toBeVisible();

  await page.setViewportSize(DESKTOP);
  await act(page, called, 'Show again');
  await said(page, 'Picture shown again');
  await visit(theirs, `/business/${id}`);
  await expect(shown(theirs).getByRole('img')).toHaveCount(1);
  const asked = onConfirm(page, true);
  await act(page, called, 'Delete');
  expect(await asked).toBe(`Are you sure you want to delete ${called}?`);
  await page.getByRole('dialog').getByLabel('Reason').fill('Not their work.');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await said(page, 'Picture deleted');
  await expect(page.getByText('No work pictures here')).toBeVisible();
  await mailTo(page.request, email, 'A picture of your work was removed');
  await leaveRoom(firm);
});

const isDrawn = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0;

async function looksByKeys(page: Page) {
  const small = picture(page).getByRole('button', { name: /^Look at/ });
  await tabTo(page, small);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(small).toBeFocused();
}

/** On a phone, in letters of any size, in both modes. */
async function staysReadable(page: Page) {
  await expectFit(page);
  await page.setViewportSize(PHONE);
  await expect(page.getByText('A tap with a face beside it').first()).toBeVisible();
  await expectAccessibleInBothModes(page);
}

test('the list says when it cannot be read, and that there is nothing', {
  tag: ['@C8'],
}, async ({ page, context, complaints }) => {
  await signIn(context, 'admin');
  await visit(
    page,
    '/admin/dashboard?tab=businesses&panel=pictures&business=00000000-0000-4000-8000-000000000000',
  );
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(complaints.splice(0)).toEqual(['admin: Work pictures failed: 404']);
  await page.getByRole('link', { name: 'All work pictures' }).click();
  await expect(page.getByRole('status').filter({ hasText: /found$/ })).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('Hidden');
  await expect(page.getByText('No work pictures here')).toBeVisible();
});
