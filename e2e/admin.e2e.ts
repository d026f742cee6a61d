import {
  BROKEN,
  DESKTOP,
  heading,
  nav,
  onConfirm,
  openAdmin,
  OURS,
  PASSWORD,
  PHONE,
  readByCamera,
  TABS,
  tenCustomers,
} from './support/admin.ts';
import { wearsOwnFrame } from './support/frames.ts';
import { said, signIn } from './support/sides.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectEveryLook } from './support/looks.ts';
import { expect, logIn, look, onlyTheLineFailed, test, visit } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';

test.describe('The door of the admin area', () => {
  test('lets an admin in, and nobody else', {
    tag: ['@R-1-025', '@R-1-047', '@R-1-048', '@R-2-015', '@R-3-008', '@A-04'],
  }, async ({ page }) => {
    await visit(page, '/admin');
    await expect(heading(page)).toHaveText('Admin Log In');
    await expectAccessible(page);
    const form = page.locator('form');
    await page.getByLabel('Email').fill('customer@fettle.test');
    await page.getByLabel('Password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('Invalid email or password.')).toBeVisible();
    await expect(page).toHaveURL('/admin');
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('auth_token');
    const asked: string[] = [];
    const bodies: unknown[] = [];
    page.on('request', (sent) => {
      if (sent.method() !== 'POST') return;
      asked.push(new URL(sent.url()).pathname);
      bodies.push(sent.postDataJSON());
    });
    await page.getByLabel('Email').fill('admin@fettle.test');
    await form.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/admin/dashboard');
    expect(asked).toEqual(['/api/auth/admin/credentials/check', '/api/auth/login']);
    expect(bodies).toEqual(Array(2).fill({ email: 'admin@fettle.test', password: PASSWORD }));
    await visit(page, '/admin');
    await expect(page).toHaveURL('/admin/dashboard');
    await visit(page, '/');
    const dashboard = page.getByRole('banner').getByRole('link', { name: 'Dashboard' });
    await expect(dashboard).toHaveAttribute('href', '/admin/dashboard');
    await dashboard.click();
    await expect(page).toHaveURL('/admin/dashboard');
  });

  test('an admin who logs in at the common door comes to the admin area, which has a frame of its own', {
    tag: ['@R-1-026', '@R-1-027', '@R-1-055', '@R-1-056', '@R-13-136', '@R-13-137', '@R-13-138', '@R-13-139'],
  }, async ({ page }) => {
    await logIn(page, 'admin@fettle.test', PASSWORD);
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(heading(page)).toHaveText('Dashboard');
    for (const name of ['Customers', 'Businesses', 'Work Categories', 'Reviews'])
      await expect(nav(page).getByRole('link', { name, exact: true })).toBeVisible();
    await wearsOwnFrame(page, '/admin/dashboard');
    await visit(page, '/dashboard');
    await expect(page).toHaveURL('/admin/dashboard');
  });

  test('sends everybody else away, and tells them nothing', {
    tag: ['@R-1-049', '@R-1-053', '@R-1-054', '@T7'],
  }, async ({ page, context, request }) => {
    const oneCustomer = '/admin/dashboard?tab=customers&q=dana';
    await visit(page, oneCustomer);
    await expect(page).toHaveURL(/\/login\?redirect=/);
    for (const mailbox of ['customer', 'business'] as const) {
      // What the page of the last person still loads is not to be asked in the name of the next.
      await page.goto('about:blank');
      await signIn(context, mailbox);
      for (const path of ['/admin', '/admin/dashboard', oneCustomer]) {
        await visit(page, path);
        await expect(page).toHaveURL('/dashboard');
        const html = await (await context.request.get(path)).text();
        expect(html).toContain(`${mailbox}@fettle.test`);
        expect(html).not.toContain('dana@fettle.test');
      }
    }
    const answer = await request.get('/admin/dashboard?tab=customers', { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(await answer.text()).not.toContain('fettle.test');
  });
});

const LISTS = ['customers', 'businesses', 'jobs', 'categories', 'reviews', 'settings'];
const PLACES = [
  'dashboard',
  ...LISTS,
  ...['prices', 'payments', 'reports', 'market', 'audit', 'signin'].map((panel) => `settings&panel=${panel}`),
];

/** The other lists, each with as many as fill nine pages. */
const OF_NINE_PAGES = [
  ['Businesses', 'businesses', { businesses: [], businessCount: 88 }],
  ['Jobs', 'jobs', { jobs: [], jobsCount: 88 }],
  ['Work Categories', 'work-categories', { workCategories: [], categoryCount: 88 }],
  ['Reviews', 'reviews', { reviews: [], count: 88 }],
  ['Settings', 'gocardless/promo-codes', { promoCodes: [], count: 88 }],
] as const;

test.describe('The frame of the admin area', () => {
  test('has seven tabs in the address', {
    tag: ['@R-1-062', '@R-8-001', '@R-8-002', '@R-8-003', '@R-8-004', '@R-8-005', '@R-8-006', '@R-8-007'],
  }, async ({ page, context }) => {
    await page.setViewportSize(DESKTOP);
    await signIn(context, 'admin');
    await visit(page, '/admin/dashboard');
    await expect(nav(page).getByRole('link')).toHaveText(TABS);
    for (const tab of TABS.slice(0, 6)) {
      await nav(page).getByRole('link', { name: tab, exact: true }).click();
      await expect(heading(page)).toHaveText(tab);
      await expect(page).toHaveTitle(`${tab} · Admin · Fettle`);
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
    }
    await page.reload();
    await expect(heading(page)).toHaveText('Reviews');
    await page.goBack();
    await expect(page).toHaveURL('/admin/dashboard?tab=categories');
    await expect(heading(page)).toHaveText('Work Categories');
    await nav(page).getByRole('link', { name: 'Settings', exact: true }).click();
    // It opens with its first panel.
    await expect(heading(page)).toHaveText('Promo Codes');
    await expect(page).toHaveTitle('Settings · Admin · Fettle');
    await visit(page, '/admin/dashboard?tab=nonsense');
    await expect(heading(page)).toHaveText('Dashboard');
  });

  for (const place of PLACES)
    look(`${place} fits and is accessible in every look`, async ({ page, context }) => {
      await signIn(context, 'admin');
      await page.setViewportSize({ width: 320, height: 640 });
      await openAdmin(page, place);
      await expectEveryLook(page, async () => {
        // On a phone rows are cards.
        if (LISTS.includes(place)) await expect(page.locator('article, tbody tr').first()).toBeVisible();
      });
    });

  test('each list pages as far as two from here, and has its quiet states', {
    tag: ['@R-8-015', '@R-8-017', '@R-8-018', '@R-8-019', '@R-8-022', '@R-8-023', '@R-14-017', '@R-14-018'],
  }, async ({ page, context, complaints }) => {
    await page.setViewportSize(DESKTOP);
    await signIn(context, 'admin');
    // Nine full pages and a row.
    let count = 91;
    let isBroken = false;
    await openAdmin(page, 'dashboard');
    await page.route(/\/api\/admin\/customers(\?|$)/, async (route) => {
      const asked = Number(new URL(route.request().url()).searchParams.get('pageIndex') ?? 1);
      if (isBroken) return route.fulfill({ status: 500, json: BROKEN });
      const customers = tenCustomers(asked).slice(0, Math.max(0, count - (asked - 1) * 10));
      return route.fulfill({ json: { customers, count } });
    });
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await nav(page).getByRole('link', { name: 'Customers' }).click();
    await expect(pages.getByRole('link')).toHaveText(['1', '2', '3', '']);
    await expect(pages.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await expect(page.getByRole('row')).toHaveCount(11);
    await expect(page.getByText('91 found')).toBeVisible();
    await pages.getByRole('link', { name: 'Page 3' }).click();
    await pages.getByRole('link', { name: 'Page 5' }).click();
    await expect(pages.getByRole('link')).toHaveText(['', '3', '4', '5', '6', '7', '']);
    await expect(page).toHaveURL(/page=5/);
    await pages.getByRole('link', { name: 'Page 7' }).click();
    await pages.getByRole('link', { name: 'Page 9' }).click();
    await pages.getByRole('link', { name: 'Next page' }).click();
    await expect(pages.getByRole('link')).toHaveText(['', '8', '9', '10']);
    await expect(pages.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await expect(page.getByRole('row')).toHaveCount(2);
    // The last row of the last page goes, and the page with it.
    await page.route('**/api/admin/user/*', async (route) => {
      count = 90;
      await route.fulfill({ json: [] });
    });
    void onConfirm(page, true);
    await page.getByLabel('Actions for Nora Page10').first().click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('The last of them.');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/page=9/);
    await expect(pages.getByRole('link')).toHaveText(['', '7', '8', '9']);
    await pages.getByRole('link', { name: 'Previous page' }).click();
    await expect(page).toHaveURL(/page=8/);
    await page.getByLabel('Search by name or e-mail').fill('nora');
    await expect(page).toHaveURL(/q=nora/);
    await expect(page).not.toHaveURL(/page=/);
    await pages.getByRole('link', { name: 'Page 2' }).click();
    await expect(page.getByLabel('Search by name or e-mail')).toHaveValue('nora');
    count = 10;
    await page.getByLabel('Sort by').selectOption('oldest');
    await expect(pages).toHaveCount(0);
    await expect(page).not.toHaveURL(/page=/);
    count = 0;
    await page.getByLabel('Show').selectOption('inactive');
    await said(page, 'No Customers Found');
    await expect(pages).toHaveCount(0);
    await expectAccessible(page);
    isBroken = true;
    await page.getByLabel('Show').selectOption('active');
    await expect(page.getByRole('alert')).toBeVisible();
    await said(page, 'No Customers Found');
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    isBroken = false;
    count = 10;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('row')).toHaveCount(11);
    // A list that was read again while it was broken said so again.
    expect([...new Set(complaints.splice(0))]).toEqual(['admin: Customers failed: 500']);
    for (const [tab, list, json] of OF_NINE_PAGES) {
      await page.route(new RegExp(`/api/admin/${list}([?]|$)`), (route) => route.fulfill({ json }));
      await nav(page).getByRole('link', { name: tab, exact: true }).click();
      await expect(pages.getByRole('link'), tab).toHaveText(['1', '2', '3', '']);
      await expect(pages.getByRole('button', { name: 'Previous page' })).toBeDisabled();
      await pages.getByRole('link', { name: 'Page 3' }).click();
      await pages.getByRole('link', { name: 'Page 5' }).click();
      await expect(pages.getByRole('link'), tab).toHaveText(['', '3', '4', '5', '6', '7', '']);
    }
  });
});

test.describe('Figures', () => {
  test('each leads to its rows, and has its months as a table too', {
    tag: ['@R-2-052', '@R-8-008', '@R-8-010'],
  }, async ({ page, context }) => {
    await page.setViewportSize(DESKTOP);
    await signIn(context, 'admin');
    const answer = await context.request.get('/api/admin/dashboard', { headers: OURS });
    const { cards } = await answer.json();
    await openAdmin(page, 'dashboard');
    await expect(page).toHaveTitle('Dashboard · Admin · Fettle');
    expect(cards.map(({ title }: { title: string }) => title).slice(0, 4)).toEqual([
      'Customers',
      'Businesses',
      'Jobs',
      'Active subscriptions',
    ]);
    for (const { title } of cards)
      await expect(page.getByRole('article', { name: title, exact: true })).toBeVisible();
    const jobs = page.getByRole('article', { name: 'Jobs', exact: true });
    const { total, growth, months } = cards.find(({ key }: { key: string }) => key === 'jobs');
    await expect(jobs.getByRole('link')).toHaveText(`${total}`);
    await expect(jobs).toContainText(`${growth > 0 ? '+' : ''}${growth}%`);
    await expect(jobs).toContainText('compared with the last month');
    await expect(jobs.getByRole('heading', { name: 'Jobs posted' })).toBeVisible();
    await expect(jobs.getByRole('img')).toHaveAttribute(
      'aria-label',
      /^Jobs posted, the last twelve months: \w+ 20\d\d to \w+ 20\d\d, at most \d+ in \w+ 20\d\d$/,
    );
    const rates = page.getByRole('article', { name: 'Jobs with somebody hired', exact: true });
    await expect(rates.getByText(/^([+-]?\d+ points?|New)$/)).toBeVisible();
    await jobs.getByText('Show as a table').click();
    await expect(jobs.getByRole('row')).toHaveCount(13);
    await expect(jobs.getByRole('row').last()).toContainText(`${months.at(-1).value}`);
    await expectAccessible(page);
    await jobs.getByRole('link').first().click();
    await expect(heading(page)).toHaveText('Jobs');
    for (const [key, rows, list] of [
      ['quotes', 'Quotes', '/api/admin/quotes'],
      ['subscriptions', 'Businesses', '/api/admin/businesses?state=subscribed'],
    ] as const) {
      const figure = cards.find((card: { key: string }) => card.key === key);
      await openAdmin(page, 'dashboard');
      await page.getByRole('article', { name: figure.title, exact: true }).getByRole('link').click();
      await expect(heading(page)).toHaveText(rows);
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      const { count, businessCount } = await (await context.request.get(list, { headers: OURS })).json();
      await said(page, `${count ?? businessCount} found`);
      await expectAccessible(page);
    }
  });
});

test('the figures say of when they are, are counted on demand, and stay where that fails', {
  tag: ['@R-8-008', '@R-8-010'],
}, async ({ page, context, complaints }) => {
  await signIn(context, 'admin');
  await openAdmin(page, 'dashboard');
  const age = page.getByText(/^Figures of \d\d:\d\d$/);
  await expect(age).toBeVisible();
  const counted = page.waitForResponse('**/api/admin/dashboard?counted=now');
  await page.getByRole('button', { name: 'Count now' }).click();
  const { countedAt } = await (await counted).json();
  await expect(age.locator('time')).toHaveAttribute('datetime', countedAt);
  await page.route('**/api/admin/dashboard?counted=now', (route) => route.abort());
  await page.getByRole('button', { name: 'Count now' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(age.locator('time')).toHaveAttribute('datetime', countedAt);
  await expect(page.getByRole('article', { name: 'Jobs', exact: true })).toBeVisible();
  await expectAccessible(page);
  onlyTheLineFailed(complaints);
});

test('V7.5.2 an admin sees where the own account is signed in, and signs it out there', async ({
  page,
  context,
  browser,
}) => {
  const phone = await browser.newContext({ baseURL: ownUrl(), userAgent: IPHONE });
  await phone.request.post('/api/auth/login', {
    data: { email: 'admin@fettle.test', password: PASSWORD },
    headers: OURS,
  });
  expect((await phone.request.get('/api/auth/user')).status()).toBe(200);
  await signIn(context, 'admin');
  await openAdmin(page, 'settings&panel=signin');
  await expect(page.getByRole('heading', { name: 'Signed in on these devices' })).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await said(page, 'Signed out');
  await expect(page.getByRole('button', { name: 'Sign out Safari on iPhone' })).toHaveCount(0);
  expect((await phone.request.get('/api/auth/user')).status()).toBe(401);
  expect((await context.request.get('/api/auth/user')).status()).toBe(200);
  await phone.close();
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

// There is one admin in the demo, whom the other stories need without a phone: the server's part has stories of its own
// (authenticator.test.ts), here its answers are given.
test.describe('One-time codes', () => {
  const refusal = (code: string, message: string) => ({
    status: 422,
    json: { ...BROKEN, status_code: 422, code, message },
  });

  test('the log-in asks for a code where there is an authenticator', { tag: ['@ruling-35', '@K9'] }, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.route('**/api/auth/login', async (route) => {
      const { code, ...credentials } = route.request().postDataJSON() as Record<string, string>;
      if (!code)
        return route.fulfill(
          refusal('one_time_code_required', 'Please enter the code of your authenticator.'),
        );
      if (code !== '123456')
        return route.fulfill(
          refusal('one_time_code_invalid', 'This code is not valid. Please enter the newest one.'),
        );
      return route.continue({ postData: JSON.stringify(credentials) });
    });
    await visit(page, '/admin');
    await page.getByLabel('Email').fill('admin@fettle.test');
    await page.getByLabel('Password').fill(PASSWORD);
    const submit = page.locator('form').getByRole('button', { name: 'Log In' });
    await expect(page.getByLabel('One-time code')).toHaveCount(0);
    await submit.click();
    await expect(page.getByText('Please enter the code of your authenticator.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('One-time code').fill('000000');
    await submit.click();
    await expect(page.getByText('This code is not valid.')).toBeVisible();
    await page.getByLabel('One-time code').fill('123456');
    await submit.click();
    await expect(page).toHaveURL('/admin/dashboard');
  });

  test('where one must have one, there is nothing else to see until it is set up', {
    tag: ['@ruling-35'],
  }, async ({ page, context, complaints }) => {
    await page.setViewportSize(PHONE);
    await signIn(context, 'admin');
    let isEnrolled = false;
    let isAway = true;
    const seed = {
      secret: 'GEZDGNBVGY3TQOJQ',
      address: 'otpauth://totp/Fettle:admin@fettle.test?secret=GEZDGNBVGY3TQOJQ&issuer=Fettle',
    };
    await page.route('**/api/auth/authenticator', async (route) => {
      const method = route.request().method();
      if (method === 'POST' && isAway) return route.fulfill(refusal('unavailable', 'We are busy.'));
      if (method === 'POST') return route.fulfill({ json: seed });
      if (method === 'GET')
        return route.fulfill({
          json: { isEnrolled, isRequired: true, recoveryCodesLeft: isEnrolled ? 2 : 0 },
        });
      if (route.request().postDataJSON().code !== '123456')
        return route.fulfill(
          refusal('one_time_code_invalid', 'This code is not valid. Please enter the newest one.'),
        );
      isEnrolled = true;
      return route.fulfill({ json: { recoveryCodes: ['abcd-efgh-ijkl-mnop', 'qrst-uvwx-yz23-4567'] } });
    });
    // The first page is drawn from the server's own answers; the next one asks.
    await visit(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await expect(heading(page)).toHaveText('Sign-in Codes');
    await expect(page.getByText('an admin needs it here')).toBeVisible();
    await expect(nav(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Set up an authenticator' }).click();
    await expect(page.getByRole('alert')).toHaveText('We are busy.');
    expect(complaints.splice(0)).toEqual(['beginEnrolment failed: 422']);
    isAway = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    const picture = page.getByRole('img', { name: 'The key as a QR code' });
    await expect(picture).toBeVisible();
    expect(await readByCamera(await picture.screenshot())).toBe(seed.address);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText('Please enter the code of your authenticator.')).toBeVisible();
    await page.getByLabel('One-time code').fill('000 000');
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText('This code is not valid.')).toBeVisible();
    expect(complaints.splice(0)).toEqual(['confirmEnrolment failed: 422']);
    await page.getByLabel('One-time code').fill('123 456');
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText('abcd-efgh-ijkl-mnop')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(nav(page)).toBeVisible();
    await nav(page).getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Sign-in Codes' }).click();
    await said(page, 'One-time codes are on. 2 recovery codes are left.');
  });
});
