import type { Page } from '@playwright/test';
import { DESK, newCustomer, openDesk, row } from './support/desk.ts';
import { follow, tabTo, write } from './support/keyboard.ts';
import { codeIn, mailTo } from './support/mail.ts';
import { said, signIn } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

// No story here touches the mouse.

test('R-16-042 R-3-012 R-3-017 R-6-012 R-6-083 who has forgotten the password gets in again and changes the settings by the keyboard alone', async ({
  page,
  request,
}) => {
  const nora = await newCustomer(request);
  await visit(page, '/login');
  await follow(page, main(page).getByRole('link', { name: 'Forgot password?' }));
  await expect(heading(page)).toHaveText('Forgotten password');
  await write(page, main(page).getByLabel('Email'), nora.email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/forgot-password\/reset/);
  const code = codeIn(await mailTo(request, nora.email, 'Your security code'));
  await write(page, main(page).getByLabel('Security code'), code);
  for (const name of ['New password', 'Confirm new password'])
    await write(page, main(page).getByLabel(name, { exact: true }), 'four grey pots');
  await follow(page, button(page, 'Set new password'));
  await expect(heading(page)).toHaveText('Log In');
  await write(page, main(page).getByLabel('Email'), nora.email);
  await write(page, main(page).getByLabel('Password'), 'four grey pots');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Jobs');

  await follow(
    page,
    page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Settings' }),
  );
  await follow(page, button(page, 'Edit'));
  await write(page, main(page).getByLabel('Full name'), `Nora Anne ${nora.last}`);
  await page.keyboard.press('Enter');
  await said(page, 'Profile updated successfully!');
  await expect(main(page)).toContainText(`Nora Anne ${nora.last}`);
  await follow(page, main(page).getByRole('link', { name: 'Notifications', exact: true }));
  const letter = main(page).getByRole('checkbox', { name: 'Newsletter', exact: true });
  await tabTo(page, letter);
  const wanted = !(await letter.isChecked());
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.keyboard.press('Space');
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(letter).toBeEnabled();
  await expect(letter).toBeChecked({ checked: wanted });
});

test('R-16-042 R-8-015 R-8-036 R-8-038 an admin finds, deactivates and activates a customer by the keyboard alone', async ({
  page,
  request,
  context,
}) => {
  const nora = await newCustomer(request);
  const choose = async (what: string) => {
    await follow(page, page.getByLabel(`Actions for ${nora.name}`, { exact: true }));
    await follow(page, page.getByRole('listitem').getByText(what, { exact: true }).filter({ visible: true }));
  };
  await page.setViewportSize(DESK);
  await signIn(context, 'admin');
  await openDesk(page, 'customers');
  await write(page, page.getByLabel('Search by name or e-mail'), nora.last);
  await expect(page).toHaveURL(new RegExp(`q=${nora.last}`));
  await expect(main(page).getByRole('row')).toHaveCount(2);
  await choose('Deactivate');
  const why = page.getByRole('dialog', { name: `Deactivate ${nora.name}` });
  await write(page, why.getByLabel('Reason'), 'Somebody complained.');
  await follow(page, why.getByRole('button', { name: 'Deactivate' }));
  await said(page, 'Account deactivated');
  await expect(row(page, nora.name)).toContainText('Inactive');
  await choose('Activate');
  await said(page, 'Account activated');
  await expect(row(page, nora.name)).not.toContainText('Inactive');
});
