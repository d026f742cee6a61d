import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { paddedTo } from '../server/testing/pictures/files.ts';
import { coloursOf, isIphoneUpright, png } from '../server/testing/pictures/samples.ts';
import { openAccount } from './support/menu.ts';
import { another, answer, forgetSignIn, posts, said, signIn } from './support/sides.ts';
import { expectToast } from './support/toasts.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectChangedLook, expectEveryLook } from './support/looks.ts';
import { expect, holdBack, test, visit } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const PANELS = ['personal', 'business'] as const;

const open = async (page: Page, panel: string) => {
  await visit(page, `/dashboard?tab=settings&panel=${panel}`);
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
};
const edit = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true }).click();
const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file]').first().setInputFiles(file);
/** What stands beside a name in a list of what is known. */
const row = (scope: Page | Locator, name: string) =>
  scope.locator(`div:has(> dt:text-is(${JSON.stringify(name)})) > dd`).first();
const menu = (page: Page) => page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
const sticksOut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
const picture = (scope: Page | Locator) => scope.locator('main img').first();

/** The bytes of the picture that everybody is shown. */
async function savedPicture({ request }: Page): Promise<Buffer> {
  const { data } = await (await request.get('/api/auth/user')).json();
  return (await request.get(data.avatar)).body();
}

/** In the browser: the names of the parts of each form that is sent from now on are kept. */
function keepFormsSent() {
  const ask = window.fetch;
  window.fetch = (to, options) => {
    const form = options?.body;
    if (form instanceof FormData) document.body.dataset.form = [...form.keys()].toSorted().join();
    return ask(to, options);
  };
}

/** In the browser: the parts of the last one. */
const formsSent = () => document.body.dataset.form;

const colours = (left: string, right: string) =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: left } })
    .composite([
      { input: { create: { width: 400, height: 400, channels: 3, background: right } }, left: 400, top: 0 },
    ])
    .jpeg()
    .toBuffer();

test.describe('The settings', () => {
  test('are the same place for both sides, and Business is for a business only', {
    tag: ['@R-6-001', '@R-6-002', '@R-6-004', '@R-6-005', '@R-6-008', '@R-6-009', '@R-6-010'],
  }, async ({ page, browser }) => {
    await signIn(page.context(), 'business');
    await visit(page, '/dashboard?tab=settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Personal');
    await expect(menu(page)).toHaveText([
      'Personal',
      'Business',
      'Your work',
      'Team',
      'Working hours',
      'Saved replies',
      'Calendar',
      'Billing',
      'Notifications',
      'Privacy',
    ]);
    await menu(page).filter({ hasText: 'Business' }).click();
    await expect(page).toHaveURL('/dashboard?tab=settings&panel=business');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Business');
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Business');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Personal');

    const carl = await another(browser, 'customer');
    await open(carl.page, 'business');
    await expect(carl.page.getByRole('heading', { level: 2 })).toHaveText('Personal');
    await expect(menu(carl.page)).toHaveText(['Personal', 'Calendar', 'Notifications', 'Privacy']);
    await expect(row(carl.page, 'Full name')).toHaveText('Carl Moss');
    await expect(row(carl.page, 'Email')).toHaveText('customer@fettle.test');
    await expect(row(carl.page, 'Phone')).toHaveText('07700 900456');
    await expect(menu(carl.page).first()).toHaveAttribute('aria-current', 'page');
    await carl.close();
  });

  test('lie in a strip above the panel on a phone, and beside it on a desktop', {
    tag: ['@R-6-003'],
  }, async ({ page, context }) => {
    await signIn(context, 'business');
    await page.setViewportSize(PHONE);
    await open(page, 'business');
    // Both in one moment: a typeface that comes moves them.
    const lie = () =>
      menu(page).evaluateAll((ways) => {
        const [one, two] = ways.map((way) => way.getBoundingClientRect());
        if (!one || !two || one.height < 44) return 'anyhow';
        if (one.y === two.y) return 'in a strip';
        return one.x === two.x && one.y < two.y ? 'below each other' : 'anyhow';
      });
    await expect.poll(lie).toBe('in a strip');
    await page.setViewportSize(DESKTOP);
    await expect.poll(lie).toBe('below each other');
  });

  for (const panel of PANELS)
    test(`${panel} fits and is accessible in every look, read and edited`, async ({ page, context }) => {
      await signIn(context, 'business');
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, panel);
      await expectEveryLook(page, async () => {
        await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
        if (panel === 'business') await expect(page.getByRole('img', { name: /A plan/ })).toBeVisible();
      });
      await edit(page);
      await expectChangedLook(page);
    });

  test('fit on 320 pixels', async ({ page, context }) => {
    await signIn(context, 'business');
    await page.setViewportSize({ width: 320, height: 640 });
    for (const panel of PANELS) {
      await open(page, panel);
      await edit(page);
      expect([panel, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([panel, 320]);
      const named = page.locator('nav [aria-current]').filter({ visible: true });
      await expect(named).not.toHaveCount(0);
      for (const current of await named.all()) await expect(current).toBeInViewport({ ratio: 1 });
    }
    const account = await openAccount(page);
    const colours = account.getByRole('group', { name: 'Colour mode' });
    await expect(colours).toBeVisible();
    expect(await account.locator('> div').evaluate(sticksOut)).toBe(false);
    await page.mouse.click(10, 600);
    await expect(colours).toBeHidden();
  });
});

test.describe('The Personal panel', () => {
  test('a new name is saved and shown everywhere at once', {
    tag: ['@R-6-013', '@R-6-015', '@R-6-016', '@R-6-018', '@R-6-019', '@R-6-020', '@R-9-014', '@R-12-020'],
  }, async ({ page, context }) => {
    await signIn(context, 'dana');
    await page.setViewportSize(DESKTOP);
    await open(page, 'personal');
    for (const row of ['Dana Reed', 'dana@fettle.test', '07700'])
      await expect(page.getByRole('main')).toContainText(row);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await edit(page);
    await page.locator('input[name=fullNames]').fill('  Dana Mary Reed-Hall ');
    const sent = page.waitForRequest('**/api/user');
    const askedAgain = page.waitForRequest('**/api/auth/user');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    expect((await sent).method()).toBe('POST');
    expect((await sent).postDataJSON()).toEqual({
      name: 'Dana Mary Reed-Hall',
      first_name: 'Dana',
      last_name: 'Mary Reed-Hall',
      email: 'dana@fettle.test',
      mobile_number: expect.stringMatching(/^07700\d{6}$/),
      avatar: null,
    });
    await said(page, 'Profile updated successfully!');
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
    await expect(page.getByRole('banner')).toContainText('Dana Mary Reed-Hall');
    await askedAgain;
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Dana Mary Reed-Hall');
    await page.setViewportSize(PHONE);
    await edit(page);
    await page.getByLabel('Full name').fill('Dana Reed');
    await page.getByLabel('Full name').press('Enter');
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await expect(row(page, 'Full name')).toHaveText('Dana Reed');
    await page.setViewportSize(DESKTOP);
    await expect(page.getByRole('banner')).toContainText('Dana Reed');
  });

  test('a refused save keeps what was typed, also over a reload', {
    tag: ['@R-6-011', '@R-6-012', '@R-6-014', '@R-6-021', '@R-12-032', '@R-13-019', '@R-13-053', '@R-13-102'],
  }, async ({ page, context, complaints }) => {
    await signIn(context, 'dana');
    await open(page, 'personal');
    await expect(page.getByLabel('Full name')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
    await edit(page);
    await page.getByLabel('Full name').fill('Dana 3');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await said(page, 'A name has letters, apostrophes and hyphens only.');
    await page.getByLabel('Full name').fill('Dana');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await said(page, 'Please enter your first and last name.');
    await page.route('**/api/user', (route) => route.fulfill({ status: 503, json: AWAY }));
    await page.getByLabel('Full name').fill('Dana Typed-Once');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await said(page, 'Update failed!');
    await said(page, AWAY.message);
    await expectToast(page, { tone: 'bad', title: 'Update failed!', more: AWAY.message });
    expect(complaints).toEqual(['user failed: 503']);
    complaints.length = 0;
    await expect(page.getByLabel('Full name')).toHaveValue('Dana Typed-Once');
    await page.reload();
    await edit(page);
    await expect(page.getByLabel('Full name')).toHaveValue('Dana Typed-Once');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await edit(page);
    await expect(page.getByLabel('Full name')).toHaveValue('Dana Reed');
  });

  test('a picture is chosen, cropped, seen, saved and removed', {
    tag: ['@R-6-006', '@R-6-007', '@R-6-017', '@R-9-017', '@R-6-026', '@R-6-027', '@R-6-028', '@R-15-043'],
  }, async ({ page, context }) => {
    await signIn(context, 'dana');
    await open(page, 'personal');
    const picker = page.getByRole('button', { name: 'Choose a picture' });
    const remover = page.getByRole('button', { name: 'Remove' });
    await expect(page.locator('main [data-placeholder]')).toBeVisible();
    await expect(picker).toHaveCount(0);
    await expect(remover).toHaveCount(0);
    await page.evaluate(keepFormsSent);
    for (const [viewport, key, colour] of [
      [PHONE, 'ArrowRight', 'red'],
      [DESKTOP, 'ArrowLeft', 'blue'],
    ] as const) {
      await page.setViewportSize(viewport);
      await edit(page);
      await expect(remover).toHaveCount(0);
      const buffer = await colours('#c82828', '#2846be');
      const asked = page.waitForEvent('filechooser');
      await picker.click();
      await (await asked).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
      const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
      await expect(dialog.getByRole('button', { name: 'Use this picture' })).toBeEnabled();
      await expectAccessible(page);
      await dialog.getByLabel('Zoom').focus();
      await page.keyboard.press('ArrowRight');
      // To the very end of one side, in small steps: only its colour is left.
      const area = dialog.getByLabel('The part of the picture that is kept');
      for (let step = 0; step < 60; step++) await area.press(key);
      await dialog.getByRole('button', { name: 'Use this picture' }).click();
      await expect(page.getByText('This picture is saved with your changes.')).toBeVisible();
      await expect(picture(page)).toHaveAttribute('src', /^data:image\/jpeg/);
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/api/user'),
      );
      await page.getByRole('button', { name: 'Save Changes' }).click();
      expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data/);
      expect(await page.evaluate(formsSent)).toEqual(
        ['avatar', 'email', 'first_name', 'last_name', 'mobile_number', 'name'].join(),
      );
      await said(page, 'Profile updated successfully!');
      await expect(picture(page)).toHaveAttribute(
        'srcset',
        /\/api\/files\/[0-9a-f-]{36}\?w=320 320w, .*w=3072 3072w$/,
      );
      await expect
        .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(await coloursOf(await savedPicture(page))).toEqual([
        [colour, colour],
        [colour, colour],
      ]);
      await expect(picker).toHaveCount(0);
      await expect(remover).toHaveCount(0);
      await edit(page);
      const removed = page.waitForRequest('**/api/user/deleteUserProfile');
      await remover.click();
      expect((await removed).method()).toBe('POST');
      await expect(page.locator('main [data-placeholder]')).toBeVisible();
      await expect(remover).toHaveCount(0);
      await expect(page.getByRole('main')).toContainText('dana@fettle.test');
      await page.getByRole('button', { name: 'Cancel' }).click();
    }
  });

  test('a photo that an iPhone took is shown, though this browser cannot, by whatever name its type goes', {
    tag: ['@R-6-025', '@R-11-046', '@ruling-22'],
  }, async ({ page, context }) => {
    await signIn(context, 'dana');
    await page.setViewportSize(PHONE);
    await open(page, 'personal');
    for (const [name, mimeType] of [
      ['iphone.heic', 'image/heic'],
      ['phone.heic', 'image/heif'],
      ['phone.heic', ''],
    ] as const) {
      await edit(page);
      const photo = readFileSync(`server/testing/pictures/${name}`);
      await choose(page, { name: 'IMG_0001.HEIC', mimeType, buffer: photo });
      await page.getByRole('button', { name: 'Use this picture' }).click({ timeout: 30_000 });
      await expect(picture(page)).toHaveAttribute('src', /^data:image\/jpeg/);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
      await expect(picture(page)).toHaveAttribute('srcset', /\/api\/files\//);
      const saved = await savedPicture(page);
      if (name === 'iphone.heic') expect(await isIphoneUpright(saved)).toBe(true);
      else
        expect(await coloursOf(saved)).toEqual([
          ['blue', 'red'],
          ['yellow', 'green'],
        ]);
      await edit(page);
      await page.getByRole('button', { name: 'Remove' }).click();
      await expect(page.locator('main [data-placeholder]')).toBeVisible();
      await page.getByRole('button', { name: 'Cancel' }).click();
    }
  });

  test('a file that is too large, then one of the wrong type, is refused in red', {
    tag: ['@R-6-022', '@R-6-023', '@R-6-024', '@R-12-005', '@R-12-006', '@R-13-088', '@R-13-089'],
  }, async ({ page, context }) => {
    await signIn(context, 'dana');
    await open(page, 'personal');
    await edit(page);
    await choose(page, { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(2_097_153) });
    const refused = page.locator('[role="dialog"][data-type="bad"]');
    await expect(refused.filter({ hasText: 'File size exceeds 2MB!' })).toBeVisible();
    await expect(refused).toHaveCount(1);
    for (const mimeType of ['image/gif', 'application/pdf', 'image/svg+xml']) {
      await choose(page, { name: 'file', mimeType, buffer: Buffer.from('x') });
      await expect(
        refused.filter({ hasText: 'Invalid file type! JPG, PNG, or HEIF only.' }).first(),
      ).toBeVisible();
    }
    await choose(page, { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
    await said(page, 'This file is empty.');
    await choose(page, { name: 'lie.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await said(page, 'Invalid file type! JPG, PNG, or HEIF only.');
    await expect(page.locator('main [data-placeholder]')).toBeVisible();
    // As large as a file may be, to the byte.
    const buffer = Buffer.from(paddedTo(await png()));
    await choose(page, { name: 'full.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('dialog', { name: 'Crop your picture' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Crop your picture' })).toBeHidden();
    // A photo that is larger than that is made smaller first.
    const photo = Buffer.concat([buffer, Buffer.alloc(1_000_000)]);
    await choose(page, { name: 'photo.png', mimeType: 'image/png', buffer: photo });
    await expect(page.getByRole('dialog', { name: 'Crop your picture' })).toBeVisible();
  });

  test('a mobile number is updated in a dialog, and one in use is refused there', {
    tag: ['@R-6-044', '@R-6-045', '@R-9-015', '@R-9-016', '@R-12-031', '@R-13-018', '@R-13-101', '@A-49'],
  }, async ({ page, context }) => {
    // An old session would have to show the password first.
    forgetSignIn('dana');
    await signIn(context, 'dana');
    await open(page, 'personal');
    const before = await page.getByRole('main').innerText();
    const update = page.getByRole('button', { name: 'Update phone' });
    await expect(update).toHaveText('Update');
    await update.click();
    const dialog = page.getByRole('dialog', { name: 'Update Phone' });
    await expectAccessible(page);
    const field = dialog.getByLabel('Mobile number');
    await field.fill('0770090012');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await said(page, 'Please enter a valid mobile number.');
    await expect(field).toBeFocused();
    await field.fill('07700900123');
    const saves = posts(page, '/api/user');
    const asked = page.waitForRequest('**/api/user/is-phone-registered/07700900123');
    await field.press('Enter');
    expect((await asked).method()).toBe('GET');
    await said(page, 'This mobile number is already registered.');
    await expect(field).toHaveValue('07700900123');
    expect(saves).toEqual([]);
    // As it stands in an address book.
    await field.fill('+44 7700 900987');
    await expect(field).toHaveValue('+44 7700 900987');
    const sent = page.waitForRequest('**/api/user');
    await dialog.getByRole('button', { name: 'Update' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      email: 'dana@fettle.test',
      mobile_number: '07700900987',
    });
    await said(page, 'Profile updated successfully!');
    await expect(dialog).toBeHidden();
    await expect(row(page, 'Phone')).toHaveText('07700 900987');
    expect(saves).toHaveLength(1);
    const number = /07\d{3} \d{6}/.exec(before)?.[0] ?? '';
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Update phone' }).click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await field.fill(number);
    await field.press('Enter');
    await expect(page.getByRole('main')).toContainText(number);
  });
});

const AWAY = {
  status_code: 503,
  code: 'unavailable',
  message: 'We are busy at the moment. Please try again.',
  request_id: 'x',
};

test.describe('The Business panel', () => {
  test('is read, edited and saved', {
    tag: [
      '@R-6-046',
      '@R-6-047',
      '@R-6-048',
      '@R-6-052',
      '@R-6-056',
      '@R-6-057',
      '@R-6-071',
      '@R-16-035',
      '@ruling-18',
    ],
  }, async ({ page, context }) => {
    await signIn(context, 'bob');
    await open(page, 'business');
    await expect(page.getByRole('main')).toContainText('Plumbing');
    await expect(page.getByLabel('Description')).toHaveCount(0);
    await edit(page);
    await page.getByLabel('Description').fill('Pipes since 1999.');
    await page.getByLabel('Company or VAT number (optional)').fill('GB 123');
    const services = page.getByRole('group', { name: 'Services' });
    const chosen = await services.getByRole('checkbox', { checked: true }).count();
    expect(chosen).toBeGreaterThan(0);
    await page.getByLabel('Work category').selectOption('Plumbing');
    await expect(services.getByRole('checkbox', { checked: true })).toHaveCount(chosen);
    await page.getByLabel('Work category').selectOption('Tiling');
    await expect(services.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(services).toContainText('No services selected.');
    await expect(services).toContainText('Floor tiles');
    await expect(services).not.toContainText('Repair or replace a tap');
    // A new trade begins without services; the one that was left in this edit has its ticks again.
    await services.getByLabel('Floor tiles').check();
    await page.getByLabel('Work category').selectOption('Plumbing');
    await expect(services.getByRole('checkbox', { checked: true })).toHaveCount(chosen);
    await page.getByLabel('Work category').selectOption('Tiling');
    await expect(services.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await page.getByLabel('Work category').selectOption('Plumbing');
    await services.getByLabel('Repair or replace a tap').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await said(page, 'Business Profile details saved!');
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveCount(0);
    for (const now of ['Pipes since 1999.', 'GB 123', 'Repair or replace a tap'])
      await expect(page.getByRole('main')).toContainText(now);
    await page.setViewportSize(PHONE);
    await edit(page);
    await page.getByLabel('Description').fill('Pipes since 1999. <b>Taps</b> too.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Pipes since 1999. <b>Taps</b> too.');
    await page.getByRole('link', { name: 'See your public profile' }).click();
    await expect(page).toHaveURL(/\/business\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('main')).toContainText('Pipes since 1999. <b>Taps</b> too.');
    await expect(page.getByRole('main')).not.toContainText('GB 123');
  });

  test('a refused save keeps everything that was typed and leads to what is wrong', {
    tag: ['@R-6-061', '@R-13-027', '@R-13-110'],
  }, async ({ page, context }) => {
    await signIn(context, 'bob');
    await page.setViewportSize(PHONE);
    await open(page, 'business');
    await edit(page);
    await page.getByLabel('Business name').fill('');
    await page.getByLabel('Website').fill('bell');
    await page.getByRole('textbox', { name: 'Post code' }).fill('ZZ9 9ZZ');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Please enter the name of your business.');
    await page
      .getByRole('alert')
      .getByRole('link', { name: 'Please enter the name of your business.' })
      .click();
    await expect(page.getByLabel('Business name')).toBeFocused();
    await page.getByLabel('Business name').fill('Stone & Sons');
    await page.getByLabel('Website').fill('https://stone.example');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await said(page, 'Error saving profile details, please try again later');
    await said(page, 'Please enter a valid UK post code.');
    await expectToast(page, { tone: 'bad', title: 'Error saving profile details, please try again later' });
    await expect(page.getByLabel('Business name')).toHaveValue('Stone & Sons');
    const postcode = page.getByRole('textbox', { name: 'Post code' });
    const website = page.getByLabel('Website');
    // A fault that is being mended goes while one types; what the server said stays until it is changed.
    await website.fill('bell');
    await postcode.focus();
    await expect(website).toHaveAttribute('aria-invalid', 'true');
    await website.fill('https://stone.example');
    await expect(website).not.toHaveAttribute('aria-invalid', 'true');
    await expect(website).toBeFocused();
    await expect(postcode).toHaveAttribute('aria-invalid', 'true');
    await postcode.fill('SE1 9SG');
    await expect(postcode).not.toHaveAttribute('aria-invalid', 'true');
    await page.reload();
    await edit(page);
    await expect(page.getByLabel('Website')).toHaveValue('https://stone.example');
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByRole('main')).not.toContainText('Stone & Sons');
  });

  test('what is too large or no picture is no logo', {
    tag: ['@R-6-062', '@R-6-063', '@R-6-064', '@R-6-067', '@R-13-029', '@R-13-090', '@R-13-112'],
  }, async ({ page, context }) => {
    await signIn(context, 'bob');
    await open(page, 'business');
    await edit(page);
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    const sent = posts(page, '/api/business');
    await choose(page, { name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(2_097_153) });
    // One tries to make it smaller first.
    await expect.poll(() => alerts).toHaveLength(1);
    await choose(page, { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
    await choose(page, { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
    await expect
      .poll(() => alerts)
      .toEqual([
        'The file size exceeds the 2MB limit. Please choose a smaller file.',
        'Please choose an image file.',
        'This file is empty.',
      ]);
    expect(sent).toEqual([]);
    await choose(page, { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await said(page, 'Error uploading image, please try again later');
    // Trying it again would not help: the reason comes first.
    await expectToast(page, {
      tone: 'bad',
      title: 'Please choose an image file.',
      more: 'Error uploading image, please try again later',
    });
    expect(sent).toHaveLength(1);
  });

  test('a logo goes up and away at once', {
    tag: ['@R-6-049', '@R-6-065', '@R-6-066', '@R-6-068', '@R-6-069', '@R-13-028', '@R-13-050', '@R-13-111'],
  }, async ({ page, context }) => {
    await signIn(context, 'bob');
    await open(page, 'business');
    await page.evaluate(keepFormsSent);
    await edit(page);
    await expect(page.getByRole('button', { name: 'Remove logo' })).toHaveCount(0);
    for (const [viewport, buffer] of [
      // As large as a file may be, to the byte.
      [DESKTOP, Buffer.from(paddedTo(await png()))],
      [PHONE, await colours('#fff', '#28a03c')],
    ] as const) {
      await page.setViewportSize(viewport);
      const asked = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Upload logo' }).click();
      await (await asked).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
      await said(page, 'Profile Image Uploaded succesfully');
      expect(await page.evaluate(formsSent)).toBe('business_name,logo');
      await expect
        .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const removed = page.waitForRequest('**/api/business/deleteLogo');
      await page.getByRole('button', { name: 'Remove logo' }).click();
      expect((await removed).method()).toBe('DELETE');
      await expect(page.locator('main [data-placeholder]')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Remove logo' })).toHaveCount(0);
    }
  });

  test('the whole profile is sent, a newly chosen trade as a list of one with its own services alone', {
    tag: ['@R-6-051', '@R-6-054', '@R-6-055', '@R-6-058', '@R-6-059', '@R-9-137', '@R-11-052'],
  }, async ({ page, context, request }) => {
    const { workCategories } = await (await request.get('/api/work-category')).json();
    const tiling = workCategories.find(({ name }: { name: string }) => name === 'Tiling');
    const floor = tiling.services.find(({ name }: { name: string }) => name === 'Floor tiles');
    await signIn(context, 'bob');
    await page.route('**/api/business', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ json: [] }) : route.continue(),
    );
    await open(page, 'business');
    await edit(page);
    await page.getByLabel('Work category').selectOption('Tiling');
    await page.getByRole('group', { name: 'Services' }).getByLabel('Floor tiles').check();
    const typed = {
      Description: 'Floors and walls.',
      'Mobile number': '+44 (0)7700 900-123',
      Landline: '020 7946 0958',
      Website: 'https://stone.example',
      'Company or VAT number (optional)': 'GB 123',
      'Post code': 'SE1 7PB',
    };
    for (const [name, text] of Object.entries(typed)) await page.getByRole('textbox', { name }).fill(text);
    await page.locator('textarea[name=address]').fill('1 High Street');
    const sent = page.waitForRequest(
      (asked) => asked.method() === 'POST' && asked.url().endsWith('/business'),
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect((await sent).postDataJSON()).toEqual({
      name: 'Stone Plumbing',
      description: 'Floors and walls.',
      mobile_number: '07700900123',
      landline: '020 7946 0958',
      address: '1 High Street',
      website: 'https://stone.example',
      abn: 'GB 123',
      location: 'SE1 7PB',
      logo: null,
      workCategories: [tiling.id],
      services: [floor.id],
    });
  });

  test('without the list of trades it keeps the one it has, and the failure is logged', {
    tag: ['@R-9-136', '@R-15-021', '@R-13-040', '@R-15-022'],
  }, async ({ page, context, complaints }) => {
    await signIn(context, 'bob');
    const letGo = await holdBack(page, '**/api/work-category', (route) =>
      route.fulfill({ status: 503, json: {} }),
    );
    await open(page, 'business');
    await edit(page);
    await expect(page.getByLabel('Work category')).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(page.getByLabel('Work category')).not.toHaveAttribute('aria-busy', 'true');
    const trades = page.getByLabel('Work category').locator('option:not([value=""])');
    // The start of the app asks for them too.
    await expect.poll(() => [...new Set(complaints)]).toEqual(['workCategories failed: 503']);
    await expect(trades).toHaveText(['Plumbing']);
    await expect(page.getByLabel('Business name')).toHaveValue('Stone Plumbing');
    complaints.length = 0;
  });

  test('documents are added, opened and removed by their owner', {
    tag: ['@R-6-050', '@R-6-053', '@R-6-070'],
  }, async ({ page, context }) => {
    await signIn(context, 'bob');
    await open(page, 'business');
    await said(page, 'No documents found');
    // At once, without Edit.
    await expect(page.getByRole('button', { name: 'Add document' })).toBeVisible();
    const add = (file: { name: string; mimeType: string; buffer: Buffer }) =>
      page.locator('input[type=file]').last().setInputFiles(file);
    await add({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await said(page, 'Please choose a PDF, JPG or PNG file.');
    const sent = posts(page, '/api/business/documents');
    await add({ name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
    await said(page, 'This file is empty.');
    expect(sent).toEqual([]);
    const document = Buffer.from('%PDF-1.4\n%%EOF');
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await add({ name: 'insurance.pdf', mimeType: 'application/pdf', buffer: document });
      await said(page, 'Document added');
      const link = page.getByRole('link', { name: 'Open insurance.pdf' });
      await expect(link).toBeVisible();
      await expectAccessible(page);
      const download = page.waitForEvent('download');
      await link.click();
      expect((await download).suggestedFilename()).toBe('insurance.pdf');
      await page.getByRole('button', { name: 'Remove insurance.pdf' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
      await answer(page, 'Remove');
      await said(page, 'No documents found');
    }
  });

  test('another post code draws another map at once, to scale and from our own data', {
    tag: ['@R-14-007', '@ruling-10'],
  }, async ({ page, context }) => {
    const houses = new Set<string>();
    page.on('request', (sent) => houses.add(new URL(sent.url()).origin));
    await signIn(context, 'bob');
    await open(page, 'business');
    const area = page.getByRole('region', { name: 'Where your leads come from' });
    await expect(area).toContainText('Up to 40 km (25 miles) around');
    await expect(area).toContainText('Croydon');
    const before = await page.locator('dt:text-is("Post code") + dd').innerText();
    for (const [postcode, town] of [
      ['LS1 4DY', 'Leeds'],
      [before, 'Croydon'],
    ] as const) {
      await edit(page);
      await page.getByRole('textbox', { name: 'Post code' }).fill(postcode);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(area).toContainText(town);
      await expectPlan(page);
    }
    houses.delete('null');
    expect([...houses]).toEqual([ownUrl()]);
  });
});

type Coordinates = { lat: number; lng: number };
type Dot = { code: string; isReached: boolean; x: number; y: number };

/** The circle has the radius that the API tells, and each dot lies where its area is, a kilometre more or less. */
async function expectPlan(page: Page) {
  const { centre, radiusKm, areas } = await (await page.request.get('/api/business/service-area')).json();
  const plan = page.getByRole('img', { name: /A plan/ });
  await expect(plan.locator('> circle').first()).toHaveAttribute('r', String(radiusKm));
  const dots: Dot[] = await plan.locator('g').evaluateAll((groups) =>
    groups.map((group) => ({
      code: group.textContent,
      isReached: group.hasAttribute('data-reached'),
      x: Number(group.querySelector('circle')?.getAttribute('cx')),
      y: Number(group.querySelector('circle')?.getAttribute('cy')),
    })),
  );
  expect(new Set(dots.map(({ isReached }) => isReached))).toEqual(new Set([true, false]));
  for (const { code, isReached, x, y } of dots) {
    const there = areas.find((one: { code: string }) => one.code === code);
    const north: Coordinates = { lat: there.lat, lng: centre.lng };
    expect([code, isReached]).toEqual([code, there.isReached]);
    expect(Math.abs(Math.hypot(x, y) - kilometres(centre, there))).toBeLessThan(1);
    expect(Math.abs(Math.abs(y) - kilometres(centre, north))).toBeLessThan(1);
    expect([code, y < 0, x > 0]).toEqual([code, there.lat > centre.lat, there.lng > centre.lng]);
  }
}

/** Along a great circle. */
function kilometres(one: Coordinates, other: Coordinates): number {
  const [a, b] = [one, other].map(({ lat }) => (lat * Math.PI) / 180) as [number, number];
  const east = ((other.lng - one.lng) * Math.PI) / 180;
  const share = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(east / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(share));
}
