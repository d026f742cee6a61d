import type { Locator, Page } from '@playwright/test';
import { isRed } from './support/colours.ts';
import { choose, follow, tabTo, turn, write } from './support/keyboard.ts';
import { codeIn, mailTo, pathIn } from './support/mail.ts';
import { NEWCOMERS_PASSWORD as PASSWORD } from './support/admin.ts';
import { fillIn, type Newcomer, newcomer } from './support/newcomer.ts';
import { sayFirm, turnTo } from './support/register-business.ts';
import { walkFrom } from './support/walk.ts';
import { signIn, toasted, typeNewAddress } from './support/sides.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectChangedLook, expectEveryLook } from './support/looks.ts';
import { expect, holdBack, logIn, look, test, twoFrames, visit } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';
import { phoneInGroups } from '../contract/phone-groups.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const UNREACHED = 'We could not reach the server. Please check your connection and try again.';

/** The toast itself, in its colour, not only what is read out. */
const told = (page: Page, tone: 'good' | 'bad', ...sentences: string[]) => {
  const toasts = page.locator(`[role="dialog"][data-type="${tone}"]`);
  const whole = sentences.reduce((found, sentence) => found.filter({ hasText: sentence }), toasts);
  return expect(whole.first()).toBeVisible();
};

/** A visit asks for its lists when it has come to rest: what its address brought along has been taken up by then. */
async function comesToRest(page: Page, arrive: () => Promise<unknown>) {
  const lists = page.waitForResponse('**/api/locations');
  await arrive();
  await lists;
}

/** The same by keys alone. */
async function writeIn(page: Page, { name, email, mobile }: Newcomer) {
  const form = main(page);
  for (const [label, typed] of [
    ['Full name', name],
    ['Email', email],
    ['Mobile number', mobile],
    ['Password', PASSWORD],
    ['Confirm password', PASSWORD],
  ] as const)
    await write(page, form.getByLabel(label, { exact: true }), typed);
  await tabTo(page, form.getByRole('checkbox', { name: 'I accept the terms of use' }));
  await page.keyboard.press('Space');
}

/** Registers as a customer and stands on the page that says so. */
async function register(page: Page): Promise<Newcomer> {
  const nora = newcomer();
  await visit(page, '/register/customer');
  await fillIn(page, nora);
  await press(page, 'Register');
  await expect(heading(page)).toHaveText('Thank you for registering');
  return nora;
}

const PAGES = [
  '/login',
  '/register/customer',
  '/register/customer/registered',
  '/register/business',
  '/register/business/registered',
  '/forgot-password',
  '/forgot-password/reset?email=nora@example.test',
  '/undo-email-change?token=x',
  '/terms-of-use',
  '/privacy-policy',
];

test.describe('The pages of an account', () => {
  for (const path of PAGES)
    look(`${path} fits and is accessible in every look, and so are its faults`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      expect((await visit(page, path))?.status()).toBe(200);
      await expectEveryLook(page);
      const submit = main(page).locator('button[type=submit]');
      if ((await submit.count()) === 0) return;
      await page.setViewportSize({ width: 320, height: 640 });
      await submit.click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expectChangedLook(page);
    });

  test('who is signed in needs none of them, and sees no link to register', {
    tag: ['@R-1-010', '@R-1-011', '@R-1-057', '@R-2-016', '@R-2-029'],
  }, async ({ page, context }) => {
    await visit(page, '/');
    for (const name of ['Register as a User', 'Register as a Business'])
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible();
    await signIn(context, 'dana');
    for (const path of ['/register/customer', '/register/business', '/login']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/dashboard/);
    }
    for (const path of ['/forgot-password', '/forgot-password/reset']) {
      await page.goto(path);
      await expect(page).toHaveURL(`${ownUrl()}/`);
    }
    await expect(page.getByRole('link', { name: /^(Register|Join) as / })).toHaveCount(0);
    // A payment comes back to these.
    for (const [path, title] of [
      ['/register/customer/registered', 'Thank you for registering'],
      ['/register/business/registered', 'Thank you for registering'],
      ['/register/packages', 'Packages for Local Pros'],
      ['/register/packages/standard', 'Standard package'],
    ] as const) {
      await visit(page, path);
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveURL(`${ownUrl()}${path}`);
    }
  });
});

for (const way of ['Enter', 'a click'] as const)
  test(`${way} before the script has come logs in once it has`, async ({ page }) => {
    const letScriptsCome = await holdBack(page, '**/assets/*.js');
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill('customer@fettle.test');
    await page.getByLabel('Password').fill('local-jobs-done-right');
    const button = main(page).getByRole('button', { name: 'Log In' });
    // Playwright would wait until the button takes a click.
    if (way === 'a click') await clickAt(page, button);
    else await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    letScriptsCome();
    await expect(page).toHaveURL(/[/]dashboard/);
  });

async function clickAt(page: Page, target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('what is agreed to can be read, from the form and from the footer', {
  tag: ['@R-2-027', '@R-2-028', '@R-7-002'],
}, async ({ page }) => {
  for (const [name, path] of [
    ['Terms of use', '/terms-of-use'],
    ['Privacy policy', '/privacy-policy'],
  ] as const) {
    await visit(page, '/register/customer');
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', path);
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(heading(page)).toHaveText(name);
    await expect(page).toHaveURL(path);
  }
});

test('a business that looks at another trade finds its services ticked when it comes back', async ({
  page,
}) => {
  await visit(page, '/register/business');
  await sayFirm(page);
  const tap = page.getByRole('checkbox', { name: 'Repair or replace a tap' });
  const look = async (trade: string) => {
    await visit(page, '/register/business?step=trade');
    await page.getByRole('radio', { name: trade, exact: true }).check();
    await turnTo(page, 'Which jobs do you take?');
  };
  await look('Plumbing');
  await tap.check();
  await look('Tiling');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expect(tap).toHaveCount(0);
  await look('Plumbing');
  await expect(tap).toBeChecked();
});

test.describe('Registering', () => {
  test.use({ viewport: PHONE });

  test('Nora registers on her phone and follows the mailed link', {
    tag: ['@R-7-002', '@R-7-007', '@R-3-006', '@R-3-025', '@R-11-049', '@R-13-036', '@R-13-050'],
  }, async ({ page, request }) => {
    const nora = await register(page);
    await expect(main(page)).toContainText(nora.email);
    await expect(main(page).getByRole('link', { name: 'Post a Job' })).toHaveAttribute('href', '/post-job');
    await expectAccessible(page);
    await main(page).getByRole('link', { name: 'Go to your dashboard' }).click();
    await expect(heading(page)).toHaveText('Jobs');
    const banner = page.getByRole('region', { name: 'Verification' });
    await expect(banner).toContainText(
      `Please verify your email address. We have sent a link to ${nora.email}.`,
    );
    await expectAccessible(page);
    await banner.getByRole('button', { name: 'Send it again' }).click();
    await toasted(page, 'Verification email sent successfully');
    const link = pathIn(await mailTo(request, nora.email, 'Please verify your email address'));
    expect(link).toMatch(/^\/login\?code=.+&user_type=customer$/);
    await visit(page, link);
    await toasted(page, 'Account verification succesfull');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(banner).toHaveCount(0);
  });

  test('a footer whose script comes late takes over what the server drew, no matter who has come in meanwhile', async ({
    page,
  }) => {
    const letGo = await holdBack(page, /\/assets\/site-footer-.*[.]js/);
    await register(page);
    const join = page.getByRole('contentinfo').getByRole('link', { name: 'Register as a User' });
    await expect(join).toBeVisible();
    letGo();
    await expect(join).toHaveCount(0);
  });

  test('the link works signed out and on any page, once', {
    tag: ['@R-1-058', '@R-1-059', '@R-1-061', '@R-3-019', '@R-3-020', '@R-3-024', '@R-13-032', '@R-13-114'],
  }, async ({ page, request, context }) => {
    const nora = await register(page);
    await context.clearCookies();
    const mail = await mailTo(request, nora.email, 'Please verify your email address');
    const search = pathIn(mail).replace('/login?', '');
    const code = new URLSearchParams(search).get('code');
    // The code is out of the address before anything is asked of anybody.
    const asked: string[][] = [];
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url());
      if (pathname.includes('/auth/verify/')) asked.push([pathname, page.url()]);
    });
    const pagesBehind = () => page.evaluate(() => history.length);
    const before = await pagesBehind();
    await visit(page, `/post-job?step=what&${search}`);
    // Nobody is logged in here, so a program might have opened it.
    const question = page.getByRole('alertdialog', { name: 'Verify your e-mail address?' });
    await question.getByRole('button', { name: 'Verify' }).click();
    await told(page, 'good', 'Account verification succesfull');
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(/\/post-job\?step=what$/);
    expect(await pagesBehind()).toBe(before + 1);
    await comesToRest(page, () => page.reload());
    await expect(page).toHaveURL(/\/post-job\?step=what$/);
    const once = [`/api/auth/verify/${code}`, `${ownUrl()}/post-job?step=what`];
    expect(asked).toEqual([once, once]);
  });

  test('a wrong link says so in red', {
    tag: ['@R-1-058', '@R-3-021', '@R-3-026', '@R-13-033', '@R-13-115'],
  }, async ({ page }) => {
    for (const wrong of [
      'nothing-like-it&user_type=business',
      'zzz&user_type=customer',
      '..&user_type=%zz',
    ]) {
      await visit(page, `/?code=${wrong}`);
      await told(page, 'bad', 'Error, Verification code is invalid or has expired.');
      await expect(page).toHaveURL(`${ownUrl()}/`);
    }
  });

  test('half of what a link carries verifies nothing, and nothing is said', {
    tag: ['@R-1-060', '@R-11-049'],
  }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (sent) => sent.url().includes('/auth/verify/') && asked.push(sent.url()));
    for (const half of ['code=nothing-like-it', 'user_type=business']) {
      await comesToRest(page, () => visit(page, `/login?${half}`));
      expect([half, asked]).toEqual([half, []]);
      await expect(page.locator('[role="dialog"][data-type]')).toHaveCount(0);
    }
    await visit(page, '/login?code=nothing-like-it&user_type=business');
    await told(page, 'bad', 'Error, Verification code is invalid or has expired.');
    expect(asked.map((url) => new URL(url).search)).toEqual(['?user_type=business']);
  });

  test('what is registered already is said while typing, and again on sending', {
    tag: ['@R-7-005', '@R-7-006', '@R-12-024', '@R-7-008'],
  }, async ({ page }) => {
    await visit(page, '/register/customer');
    await fillIn(page, { ...newcomer(), email: 'customer@fettle.test', mobile: '07700900456' });
    for (const sentence of [
      'This e-mail address is already registered.',
      'This mobile number is already registered.',
    ])
      await expect(main(page).getByText(sentence).first()).toBeVisible();
    await press(page, 'Register');
    await expect(main(page).getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(main(page).getByLabel('Full name')).toHaveValue('Nora van Dijk');
    await expect(main(page).getByLabel('Email')).toHaveValue('customer@fettle.test');
    await expect(main(page).getByLabel('Confirm password', { exact: true })).toHaveValue('');
    await main(page).getByLabel('Email').fill(newcomer().email);
    await expect(main(page).getByText('This e-mail address is already registered.')).toHaveCount(0);
  });

  test('an error that arrives while a box below it is pressed waits until the box is ticked', async ({
    page,
  }) => {
    await visit(page, '/register/customer');
    const box = main(page).getByRole('checkbox', { name: 'I accept the terms of use' });
    await main(page).getByLabel('Email').fill('nora@');
    await box.hover();
    await page.mouse.down();
    await page.evaluate(twoFrames);
    await expect(page.locator('#email-error')).toBeHidden();
    await page.mouse.up();
    await expect(box).toBeChecked();
    await expect(page.locator('#email-error')).toBeVisible();
  });

  test('the number is taken as people write it, and one of other figures is told and not cut', {
    tag: ['@R-12-025', '@R-12-030', '@R-12-031', '@R-12-016', '@R-15-035'],
  }, async ({ page }) => {
    await visit(page, '/register/customer');
    const number = main(page).getByLabel('Mobile number');
    await number.pressSequentially('07a700 900 1234');
    // No letter goes in, and no figure is left out.
    await expect(number).toHaveValue('07700 900 1234');
    for (const wrong of ['07700 900 1234', '08700900123', '770090012']) {
      await number.fill(wrong);
      await number.press('Tab');
      await expect(page.locator('#mobile_number-error')).toHaveText('Please enter a valid mobile number.');
      await expect(number).toHaveValue(wrong);
    }
    const asked: string[] = [];
    await page.route('**/api/user/is-phone-registered/**', (route) => {
      asked.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
      return route.fulfill({ json: { registered: false } });
    });
    for (const [place, typed] of ['+44 7700 900124', 'tel:+447700900124', '7700900124'].entries()) {
      await number.fill(typed);
      await number.press('Tab');
      await expect(page.locator('#mobile_number-error')).toBeHidden();
      await expect(number).toHaveValue(typed.replace('tel:', ''));
      await expect.poll(() => asked).toEqual(Array.from({ length: place + 1 }, () => '07700900124'));
    }
  });

  test('what was typed outlives a reload, passwords apart, and a password can be looked at', async ({
    page,
  }) => {
    await visit(page, '/register/customer');
    const nora = newcomer();
    await fillIn(page, nora);
    await page.reload();
    await expect(main(page).getByLabel('Email')).toHaveValue(nora.email);
    const password = main(page).getByLabel('Password', { exact: true });
    await expect(password).toHaveValue('');
    await password.fill(PASSWORD);
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await main(page).getByRole('button', { name: 'Show what is typed' }).first().click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue(PASSWORD);
    await main(page).getByRole('button', { name: 'Show what is typed' }).first().click();
    await expect(password).toHaveAttribute('type', 'password');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(PASSWORD);
  });

  test('Nora registers her business by keyboard and finds her profile', {
    tag: ['@R-7-013', '@R-7-010'],
  }, async ({ page }) => {
    const nora = newcomer();
    await visit(page, '/register/business');
    const form = main(page);
    await write(page, form.getByLabel('Business name'), 'Van Dijk Plumbing');
    await write(page, form.getByLabel('Post code'), 'se1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Please enter a valid UK post code.');
    await expectAccessible(page);
    await follow(page, page.getByRole('alert').getByRole('link'));
    await expect(form.getByLabel('Post code')).toBeFocused();
    await page.keyboard.type(' 7pb');
    await turn(page);
    await choose(page, 'Plumbing');
    await turn(page);
    await tabTo(page, form.getByRole('checkbox', { name: 'Repair or replace a tap' }));
    await page.keyboard.press('Space');
    for (let pages = 0; pages < 3; pages++) await turn(page);
    await writeIn(page, nora);
    await follow(page, form.getByRole('button', { name: 'Register', exact: true }));
    await expect(heading(page)).toHaveText('Pay by card');
    await follow(page, form.getByRole('button', { name: 'Authorise', exact: true }));
    await expect(heading(page)).toHaveText('Thank you for registering');
    await expect(page).toHaveURL(/\/register\/business\/registered/);
    const profile = await (await page.request.get('/api/business')).json();
    expect(profile).toMatchObject({
      name: 'Van Dijk Plumbing',
      location: 'SE1 7PB',
      services: [{ name: 'Repair or replace a tap' }],
    });
  });

  test('a fault in what may be left out is said when it is left, and goes once it is mended', async ({
    page,
  }) => {
    await visit(page, '/register/business');
    await sayFirm(page);
    await main(page).getByRole('link', { name: 'Back', exact: true }).click();
    const website = main(page).getByLabel('Website');
    await website.fill('no address');
    await website.blur();
    await expect(website).toHaveAttribute('aria-invalid', 'true');
    await website.fill('pipes.example');
    await expect(website).not.toHaveAttribute('aria-invalid', 'true');
    await expect(website).toBeFocused();
    await expect(website).toBeVisible();
  });

  test('in the middle of posting a job Nora registers, and nothing she wrote is lost', {
    tag: ['@R-4-006'],
  }, async ({ page, context, request }) => {
    await visit(page, '/post-job');
    // A click too early would meet the page that is still turning.
    const goOn = async () => {
      const here = await heading(page).innerText();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(heading(page)).not.toHaveText(here);
    };
    await page.getByLabel('Service').fill('tap');
    await page.getByRole('option', { name: 'Repair or replace a tap' }).click();
    await goOn();
    await page.getByRole('radio', { name: 'Kitchen tap' }).check();
    await goOn();
    await page.getByRole('radio', { name: 'Bungalow' }).check();
    await goOn();
    await page.getByRole('radio', { name: 'Within a week' }).check();
    await goOn();
    await page.getByLabel('Post code').fill('se1 7pb');
    await goOn();
    await page.getByLabel('Title').fill('A tap for a newcomer');
    await page.getByLabel('Description').fill(`It drips all night, and I am new in town. ${OWN_NUMBER}`);
    await goOn();
    const nora = newcomer();
    await expect(heading(page)).toHaveText('Your contact details');
    await expectAccessible(page);
    await fillIn(page, nora);
    await page.getByRole('radio', { name: 'I have an account' }).check();
    await page.getByRole('radio', { name: 'I am new here' }).check();
    await expect(main(page).getByLabel('Email')).toHaveValue(nora.email);
    await fillIn(page, nora);
    await press(page, 'Register');
    await expect(main(page)).toContainText(phoneInGroups(nora.mobile));
    await goOn();
    await expect(heading(page)).toHaveText('Check your answers');
    for (const answer of WRITTEN) await expect(main(page)).toContainText(answer);
    // As those who get it will read it.
    await expect(main(page)).toContainText('I am new in town. Ring me on [contact details hidden]');
    await expect(main(page)).toContainText('Contact details in it stay hidden until');
    await expect(main(page)).not.toContainText('07700 900456');
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expect(heading(page)).toHaveText('Your job has been posted');
    const { jobs } = await (await page.request.get('/api/jobs?status=active')).json();
    expect(jobs).toMatchObject([
      {
        title: 'A tap for a newcomer',
        description: `It drips all night, and I am new in town. ${OWN_NUMBER}`,
        location: 'SE1 7PB',
        job_type: 'Bungalow',
        target_job_done: 'Within a week',
        answers: [{ question_id: 'tap', value: 'Kitchen tap' }],
      },
    ]);
    await expect(main(page)).toContainText('until you verify your e-mail address');
    // The link of the mail opens a tab of its own; this one follows.
    const link = pathIn(await mailTo(request, nora.email, 'Please verify your email address'));
    const tab = await context.newPage();
    await visit(tab, link);
    await toasted(tab, 'Account verification succesfull');
    await expect(page.getByText(/^Please verify your email address[.]/)).toHaveCount(0);
    await expect(main(page)).not.toContainText('until you verify your e-mail address');
    await expect(main(page).getByRole('heading', { name: /Local Pros? ha(s|ve) it now$/ })).toBeVisible();
    await tab.close();
  });
});

const OWN_NUMBER = 'Ring me on 07700 900456';

const WRITTEN = [
  'Repair or replace a tap',
  'Kitchen tap',
  'Bungalow',
  'Within a week',
  'SE1 7PB',
  'A tap for a newcomer',
  'It drips all night, and I am new in town.',
];

/** What each field tells a password manager, from top to bottom; a hidden name is for it alone. */
const HINTS: [string, string[]][] = [
  ['/login', ['username', 'current-password']],
  ['/register/customer', ['name', 'email', 'tel', 'new-password', 'new-password']],
  ['/forgot-password', ['username']],
  ['/forgot-password/reset', ['username', 'one-time-code', 'new-password', 'new-password']],
];

/** Of the fields of the page's form that hold an address, a number, a code or a password. */
const hintsIn = (page: Page) =>
  main(page)
    .locator('form')
    .last()
    .locator('input:not([type=checkbox], [type=hidden])')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')));

test('password managers and pasting are welcome wherever a password is asked for', { tag: ['@B1'] }, async ({
  page,
  context,
}) => {
  for (const [path, hints] of HINTS) {
    await visit(page, path);
    expect([path, await hintsIn(page)]).toEqual([path, hints]);
  }
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/register/customer');
  await page.evaluate((password) => navigator.clipboard.writeText(password), PASSWORD);
  for (const name of ['Password', 'Confirm password']) {
    const field = main(page).getByLabel(name, { exact: true });
    await field.focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(field).toHaveValue(PASSWORD);
  }
  await logIn(page, 'dana@fettle.test', 'local-jobs-done-right');
  await expect(page).toHaveURL(/dashboard/);
  await openPanel(page, 'privacy');
  const form = main(page).locator('form').filter({ hasText: 'Current password' });
  const fields = form.locator('input');
  await expect(fields.first()).toHaveValue('dana@fettle.test');
  expect(await fields.evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete')))).toEqual([
    'username',
    'current-password',
    'new-password',
    'new-password',
  ]);
});

test.describe('Getting back in', () => {
  test('Nora has forgotten her password and sets a new one', {
    tag: ['@R-3-002', '@R-3-011', '@R-3-012', '@R-3-014', '@R-3-016', '@R-3-017'],
  }, async ({ page, request, context }) => {
    const nora = await register(page);
    await context.clearCookies();
    await visit(page, '/login');
    for (const name of ['Email', 'Password'])
      await expect(main(page).getByLabel(name, { exact: true })).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
    for (const [name, path] of [
      ['Register as a Customer', '/register/customer'],
      ['Register as a Business', '/register/business'],
    ] as const)
      await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', path);
    await main(page).getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await expect(heading(page)).toHaveText('Forgotten password');
    await main(page).getByLabel('Email').fill(nora.email);
    const posted: string[] = [];
    page.on('request', (sent) => sent.method() === 'POST' && posted.push(new URL(sent.url()).pathname));
    await press(page, 'Send');
    await expect(page).toHaveURL(`/forgot-password/reset?email=${encodeURIComponent(nora.email)}`);
    expect(posted).toEqual([`/api/auth/security-code/${encodeURIComponent(nora.email)}/send`]);
    await expect(main(page)).toContainText(
      'If this e-mail is registered, we have sent a security code to it.',
    );
    const code = codeIn(await mailTo(request, nora.email, 'Your security code'));
    const set = async (given: string, password: string, again = password) => {
      await main(page).getByLabel('Security code').fill(given);
      await main(page).getByLabel('New password', { exact: true }).fill(password);
      await main(page).getByLabel('Confirm new password', { exact: true }).fill(again);
      await press(page, 'Set new password');
    };
    await set(code, 'new pots', 'other pots');
    await expect(page.getByRole('alert')).toContainText('The two passwords do not match.');
    expect(posted).toHaveLength(1);
    await set(code === '000000' ? '111111' : '000000', 'four grey pots');
    const refusal = main(page).getByText('Invalid or expired security code.');
    await expect(refusal).toBeVisible();
    expect(await isRed(refusal)).toBe(true);
    await expectAccessible(page);
    await set(code, 'four grey pots');
    await expect(page).toHaveURL(/\/login/);
    expect(posted.slice(1)).toEqual(['/api/auth/change-password', '/api/auth/change-password']);
    await toasted(page, 'Password Updated');
    await logIn(page, nora.email, 'four grey pots');
    await expect(page).toHaveURL(/\/dashboard/);
  });
});

const openPanel = (page: Page, panel: string) => visit(page, `/dashboard?tab=settings&panel=${panel}`);

/** In the panel, from one password to another. */
async function changePassword(page: Page, current: string, [next, again = next]: [string, string?]) {
  await main(page).getByLabel('Current password').fill(current);
  await main(page).getByLabel('New password', { exact: true }).fill(next);
  await main(page).getByLabel('Confirm new password', { exact: true }).fill(again);
  await press(page, 'Change password');
}

const passwords = (page: Page) =>
  main(page)
    .locator('input[type=password]')
    .evaluateAll((fields) => fields.map((field) => ('value' in field ? field.value : null)));

test.describe('The Privacy panel', () => {
  // As it opens it is looked at before the account is deleted (privacy.e2e.ts).
  test('asks for the password and the new one, and fits and is accessible with these faults', {
    tag: ['@R-6-085', '@R-6-086', '@R-6-087', '@R-12-001', '@R-12-002', '@R-13-084', '@R-13-085'],
  }, async ({ page, context }) => {
    await signIn(context, 'dana');
    await openPanel(page, 'privacy');
    await expect(page.getByText('This device')).toBeVisible();
    expect(await passwords(page)).toEqual(['', '', '']);
    await press(page, 'Change password');
    const alert = page.getByRole('alert').first();
    await expect(alert).toContainText('Please enter your current password.');
    await expect(alert).toContainText('Please enter your new password.');
    await expectChangedLook(page);
  });

  test('sends no new password of 7 letters or that was typed in two ways, and one of 8', {
    tag: ['@R-6-088', '@R-6-089', '@R-6-090', '@R-13-086', '@R-13-087', '@R-14-013'],
  }, async ({ page, context }) => {
    const sent: unknown[] = [];
    await signIn(context, 'dana');
    await openPanel(page, 'privacy');
    await page.route('**/api/auth/update-password', (route) => {
      sent.push([route.request().method(), route.request().postDataJSON()]);
      return route.fulfill({ json: [] });
    });
    const alert = page.getByRole('alert').first();
    await changePassword(page, PASSWORD, ['seven77', 'other']);
    await expect(alert).toContainText('Your new password must have 8 characters or more.');
    await expect(alert).toContainText('The two passwords do not match.');
    expect(sent).toEqual([]);
    await changePassword(page, PASSWORD, ['d1fferen']);
    await toasted(page, 'Password Updated');
    const given = { currentPassword: PASSWORD, new_password: 'd1fferen', passwordConfirmation: 'd1fferen' };
    expect(sent).toEqual([['POST', given]]);
  });

  test('Nora changes her password', {
    tag: [
      '@R-6-091',
      '@R-6-092',
      '@R-6-094',
      '@R-13-022',
      '@R-13-023',
      '@R-13-105',
      '@R-13-106',
      '@R-13-107',
    ],
  }, async ({ page, browser }) => {
    const nora = await register(page);
    const phone = await browser.newContext({ baseURL: ownUrl() });
    const there = await phone.newPage();
    await logIn(there, nora.email, PASSWORD);
    await expect(there).toHaveURL(/dashboard/);
    await openPanel(page, 'privacy');
    await expect(page.getByRole('button', { name: /^Sign out .* on / })).toHaveCount(1);
    await changePassword(page, 'not it at all', ['five grey pots']);
    await told(page, 'bad', 'Update failed', 'Your current password is incorrect.');
    await changePassword(page, PASSWORD, ['five grey pots']);
    await toasted(page, 'Password Updated');
    await toasted(page, 'Your password has been successfully updated.');
    await expect(main(page).getByLabel('Current password')).toHaveValue('');
    expect(await passwords(page)).toEqual(['', '', '']);
    await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
    await page.setViewportSize(PHONE);
    await changePassword(page, 'five grey pots', ['six grey pots']);
    await expect(main(page).getByLabel('Current password')).toHaveValue('');
    await expectAccessible(page);
    await there.goto('/dashboard');
    await expect(there).toHaveURL(/\/login/);
    await phone.close();
  });

  test('Nora signs one device out, and then all others', async ({ page, browser }) => {
    const nora = await register(page);
    const others = await Promise.all(
      [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
        undefined,
        undefined,
      ].map(async (userAgent) => {
        const context = await browser.newContext({
          baseURL: ownUrl(),
          ...(userAgent && { userAgent }),
        });
        await logIn(await context.newPage(), nora.email, PASSWORD);
        return context;
      }),
    );
    await expect
      .poll(async () => (await (await page.request.get('/api/auth/sessions')).json()).sessions.length)
      .toBe(4);
    await openPanel(page, 'privacy');
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
    await toasted(page, 'Signed out');
    await expect(page.getByRole('button', { name: 'Sign out Safari on iPhone' })).toHaveCount(0);
    await page.setViewportSize(DESKTOP);
    await press(page, 'Sign out everywhere else');
    await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
    for (const context of others) {
      expect((await context.request.get('/api/auth/user')).status()).toBe(401);
      await context.close();
    }
  });
});

const ofEmail = (page: Page) => page.getByRole('dialog', { name: 'Update E-mail' });
const click = (page: Page, name: string) => ofEmail(page).getByRole('button', { name, exact: true }).click();

for (const viewport of [PHONE, DESKTOP])
  test.describe
    .serial(`The dialog that changes the e-mail, at ${viewport.width}`, () => {
      const theirs = newcomer().email;
      const addresses = { email: theirs, confirmedEmail: theirs };
      const story = walkFrom(async (page) => {
        await page.setViewportSize(viewport);
        await register(page);
        await openPanel(page, 'personal');
        await press(page, 'Update E-mail');
        return {};
      });

      story(
        'asks for the new address twice, and the server says when the two differ',
        { tag: ['@R-6-029', '@R-6-030', '@R-6-031', '@R-6-038', '@R-6-042', '@R-13-011', '@R-13-094'] },
        async ({ page }) => {
          const dialog = ofEmail(page);
          await click(page, 'Update');
          await expect(dialog.getByRole('alert')).toContainText('Please enter a valid e-mail address.');
          await expectAccessible(page);
          await dialog.getByLabel('Email', { exact: true }).fill(theirs);
          await dialog.getByLabel('Confirm email').fill(`x${theirs}`);
          const answered = page.waitForResponse('**/api/user/update-email');
          await click(page, 'Update');
          expect((await answered).status()).toBe(422);
          await toasted(page, 'Email Update Failed!');
          await toasted(page, 'The e-mail addresses do not match.');
          await expect(dialog.getByLabel('Verification code')).toHaveCount(0);
          await dialog.getByLabel('Confirm email').fill(theirs);
          const sent = page.waitForRequest('**/api/user/update-email');
          await click(page, 'Update');
          expect([(await sent).method(), (await sent).postDataJSON()]).toEqual(['PUT', addresses]);
          await expect(dialog.getByLabel('Verification code')).toBeVisible();
        },
      );

      story(
        'takes no other code than the one that was mailed, and sends another',
        {
          tag: [
            '@R-6-032',
            '@R-6-033',
            '@R-6-034',
            '@R-6-037',
            '@R-6-040',
            '@R-13-014',
            '@R-13-097',
            '@R-13-117',
          ],
        },
        async ({ page, request }) => {
          const dialog = ofEmail(page);
          await expect(dialog.getByRole('textbox')).toHaveCount(1);
          await expectAccessible(page);
          const first = codeIn(await mailTo(request, theirs, 'Your verification code'));
          const verificationCode = first === '000000' ? '111111' : '000000';
          await dialog.getByLabel('Verification code').fill(verificationCode);
          const tried = page.waitForRequest('**/api/user/confirm-update-email');
          await click(page, 'Verify');
          expect([(await tried).method(), (await tried).postDataJSON()]).toEqual([
            'POST',
            { ...addresses, verificationCode },
          ]);
          await toasted(page, 'Verification Failed!');
          await toasted(page, 'Invalid verification code.');
          const again = page.waitForRequest('**/api/user/update-email');
          await click(page, 'Resend');
          expect([(await again).method(), (await again).postDataJSON()]).toEqual(['PUT', addresses]);
          await toasted(page, 'Verification email sent successfully');
          await expect
            .poll(
              async () => (await (await request.get(`/api/dev/mailbox?to=${theirs}`)).json()).messages.length,
            )
            .toBe(2);
        },
      );

      story(
        'closes with the right code, and the row shows the new address',
        { tag: ['@R-6-035', '@R-6-036', '@R-11-047', '@R-13-017', '@R-13-100'] },
        async ({ page, request }) => {
          await ofEmail(page)
            .getByLabel('Verification code')
            .fill(codeIn(await mailTo(request, theirs, 'Your verification code')));
          await click(page, 'Verify');
          await toasted(page, 'Email verified successfully!');
          await expect(ofEmail(page)).toHaveCount(0);
          await expect(main(page)).toContainText(theirs);
        },
      );
    });

test.describe('The dialog that changes the e-mail', () => {
  test('what goes wrong on the way is told apart from a refusal', {
    tag: [
      '@R-6-039',
      '@R-6-041',
      '@R-11-048',
      '@R-13-012',
      '@R-13-015',
      '@R-13-053',
      '@R-13-095',
      '@R-13-098',
    ],
  }, async ({ page, context }) => {
    const nora = await register(page);
    await openPanel(page, 'personal');
    const theirs = newcomer().email;
    const dialog = await typeNewAddress(page, theirs);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Update', exact: true }).click();
    await told(page, 'bad', 'Error updating email!', UNREACHED);
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(theirs);
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Update', exact: true }).click();
    await dialog.getByLabel('Verification code').fill('123456');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
    await told(page, 'bad', 'Verification failed!', UNREACHED);
    await context.setOffline(false);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(main(page)).toContainText(nora.email);
    expect((await (await page.request.get('/api/auth/user')).json()).data.email).toBe(nora.email);
    await press(page, 'Update E-mail');
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('');
  });
});

test('who reads the old address takes the account back by a button, not by opening the link', {
  tag: ['@A-50'],
}, async ({ page, request }) => {
  const nora = await register(page);
  const theirs = newcomer().email;
  const headers = { 'sec-fetch-site': 'same-origin' };
  const addresses = { email: theirs, confirmedEmail: theirs };
  await page.request.put('/api/user/update-email', { headers, data: addresses });
  const verificationCode = codeIn(await mailTo(request, theirs, 'Your verification code'));
  await page.request.post('/api/user/confirm-update-email', {
    headers,
    data: { ...addresses, verificationCode },
  });
  const link = pathIn(await mailTo(request, nora.email, 'Your email address was changed'));
  await visit(page, `/undo-email-change?token=${'x'.repeat(101)}`);
  await press(page, 'Take it back');
  await expect(main(page).getByRole('alert')).toHaveText(/[.]$/);
  await visit(page, link);
  expect((await (await page.request.get('/api/auth/user')).json()).data.email).toBe(theirs);
  await press(page, 'Take it back');
  await expect(main(page)).toContainText('Your account has its old e-mail address again');
  await expectAccessible(page);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  await main(page).getByRole('link', { name: 'Set a new password' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});
