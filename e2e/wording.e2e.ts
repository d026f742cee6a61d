import type { Locator, Page } from '@playwright/test';
import { openMenu } from './support/menu.ts';
import { another, answer, card, openTab, signIn, titleFor, typeNewAddress } from './support/sides.ts';
import { expect, leave, visit, walk as test } from './support/visit.ts';
import { silence } from './support/silence.ts';
import { expectFields, expectLabels, expectTerms, expectWords, words } from './support/words.ts';
import { changed } from './support/changed.ts';

// Spelling and capitals as specified, odd ones included. What toasts and alerts say stands in the stories
// that make them appear.

const PANEL = '/dashboard?tab=settings&panel=';
const PHONE = { width: 390, height: 844 };
const hold = (page: Page) => page.route('**/api/{jobs,quotes,business/leads}{?*,}', () => undefined);
const nothing = (page: Page) =>
  page.route('**/api/{jobs,quotes,business/leads}{?*,}', (route) => {
    const list = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    return route.fulfill({ json: { [list]: [], next: null } });
  });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const goTo = (page: Page, tab: string) => tabs(page).getByRole('link', { name: tab, exact: true }).click();
const press = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true }).click();
const question = (page: Page) => page.getByRole('alertdialog');

test.describe('The words that a visitor reads', () => {
  test.describe.configure({ mode: 'serial' });
  test.afterAll(({ tab }) => leave(tab));

  test(
    'in the header and in the footer',
    words([
      ['R-13-121', 'Contact Us'],
      ['R-13-122', 'Register as a Business'],
      ['R-13-124', 'Register as a User'],
      ['R-13-126', 'Log In'],
      ['R-13-128', 'Privacy Policy'],
    ]),
    async ({ page }) => {
      await visit(page, '/');
      await expectLabels(page.getByRole('banner'), 'link', { to: 4 });
      await expectLabels(page.getByRole('contentinfo'), 'link', { from: 1, to: 3 });
      await expectLabels(page.getByRole('contentinfo'), 'link', { from: 4 });
    },
  );

  test(
    'in the menu of a phone',
    words([
      ['R-13-123', 'Join as a Business'],
      ['R-13-125', 'Register as a Customer'],
      ['R-13-126', 'Log In'],
    ]),
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      await expectLabels(await openMenu(page), 'link');
    },
  );

  test(
    'where an address leads nowhere',
    words([
      ['R-13-056', 'page not found'],
      ['R-13-129', 'Home'],
    ]),
    async ({ page }) => {
      await visit(page, '/nope');
      await expectWords(page, 0, 1);
      await expectLabels(page.getByRole('main'), 'link', { from: 1 });
    },
  );
});

test.describe('The words that a customer reads', () => {
  test.describe.configure({ mode: 'serial' });
  test.afterAll(({ tab }) => leave(tab));

  test(
    'on the tabs',
    words([
      ['R-13-130', 'Jobs'],
      ['R-13-131', 'Quoted'],
      ['R-13-132', 'Progress'],
      ['R-13-133', 'History'],
      ['R-13-134', 'Settings'],
    ]),
    async ({ page, context }) => {
      await signIn(context, 'customer');
      await nothing(page);
      await openTab(page, 'settings');
      await expectLabels(tabs(page), 'link');
    },
  );

  test('where a tab is empty', {
    tag: ['@R-13-052'],
    ...words([
      ['R-13-077', 'No Active Jobs Found'],
      ['R-13-078', 'No Quoted Jobs Found'],
      ['R-13-066', 'No Jobs in Progress Found'],
      ['R-13-073', 'No Completed Jobs Found'],
    ]),
  }, async ({ page }) => {
    for (const [turn, tab] of ['Jobs', 'Quoted', 'Progress', 'History'].entries()) {
      await goTo(page, tab);
      await expectWords(page, turn, turn + 1);
    }
  });

  test('on the way to the tabs', words([['R-13-127', 'Dashboard']]), async ({ page }) => {
    await visit(page, '/');
    await expectLabels(page.getByRole('banner'), 'link');
  });
});

test.describe('The words that a business reads', () => {
  test.describe.configure({ mode: 'serial' });
  test.afterAll(({ tab }) => leave(tab));

  test('where it has no leads and no quotes', {
    tag: ['@R-13-052'],
    ...words([
      ['R-13-135', 'Leads'],
      ['R-5-010 R-13-061', 'No Active Leads found'],
      ['R-5-057 R-13-070', 'No quoted Jobs found'],
    ]),
  }, async ({ page, context }) => {
    await signIn(context, 'business');
    await nothing(page);
    await openTab(page, 'settings');
    await expectLabels(tabs(page), 'link', { to: 1 });
    const waysOn = [
      ['Leads', 'Check your services and area'],
      ['Quoted', 'See your leads'],
    ] as const;
    for (const [turn, [tab, wayOn]] of waysOn.entries()) {
      await goTo(page, tab);
      await expectWords(page, 1 + turn, 2 + turn);
      await expect(page.getByRole('link', { name: wayOn })).toBeVisible();
    }
  });

  test('where it has no work, and none that is done', {
    tag: ['@R-13-052'],
    ...words([
      ['R-5-070 R-13-066', 'No Jobs in Progress Found'],
      ['R-5-103 R-13-073', 'No Completed Jobs Found'],
      ['R-13-071', 'Completed jobs'],
      ['R-13-162', 'Completed'],
      ['R-13-163', 'Cancelled'],
    ]),
  }, async ({ page }) => {
    for (const [turn, tab] of ['Progress', 'History'].entries()) {
      await goTo(page, tab);
      await expectWords(page, turn, turn + 1);
    }
    await expectLabels(page, 'heading', { from: 2, to: 3 });
    await expectLabels(page.getByLabel('Show', { exact: true }), 'option', { from: 3 });
  });
});

test.describe('The words of a wait', () => {
  test.describe.configure({ mode: 'serial' });
  test.afterAll(({ tab }) => leave(tab));

  test(
    'of a business for its lists',
    words([
      ['R-5-009 R-13-060', 'Loading Active Leads'],
      ['R-5-056 R-13-069', 'Loading your Quotes'],
      ['R-5-069 R-13-065', 'Loading Jobs in Progress'],
      ['R-5-104 R-13-074', 'Loading Completed Jobs'],
    ]),
    async ({ page, context }) => {
      await signIn(context, 'business');
      await silence(page);
      await openTab(page, 'settings');
      await hold(page);
      for (const [turn, tab] of ['Leads', 'Quoted', 'Progress', 'History'].entries()) {
        await goTo(page, tab);
        await expectWords(page, turn, turn + 1);
      }
    },
  );
});

test.describe('The words of a lead', () => {
  test.describe.configure({ mode: 'serial' });
  const title = titleFor('Tap in words');
  const lead = (page: Page) => card(page, title);

  test.afterAll(({ tab }) => leave(tab));

  test(
    'on its card',
    words([
      ['R-13-140', 'Service'],
      ['R-13-141', 'Location'],
      ['R-13-142', 'Property'],
      ['R-13-143', 'Urgency'],
      ['R-13-144', 'Description'],
      ['R-13-145', 'Quote estimate'],
      ['R-13-151', 'Interested'],
      ['R-13-152', 'Not Interested'],
    ]),
    async ({ page, browser }) => {
      const carl = await another(browser, 'customer');
      await carl.api.postJob(title);
      await carl.close();
      await silence(page);
      // On a phone the one stands in a menu.
      await page.setViewportSize({ width: 1280, height: 900 });
      await signIn(page.context(), 'business');
      await openTab(page, 'leads');
      await expectTerms(lead(page), { to: 5 });
      await expectLabels(lead(page), 'button', { from: 5 });
    },
  );

  test(
    'where a price is given',
    words([
      ['R-13-146', 'Cost'],
      ['R-13-147', 'Rate'],
      ['R-13-148', 'Hourly'],
      ['R-13-149', 'Daily'],
      ['R-13-150', 'Flat'],
      ['R-13-153', 'Send Quote'],
    ]),
    async ({ page }) => {
      await press(lead(page), 'Quote estimate');
      await expectWords(lead(page), 0, 2);
      await expectLabels(lead(page).getByLabel('Rate'), 'option', { from: 2, to: 5 });
      await expectLabels(lead(page), 'button', { from: 5 });
    },
  );

  test(
    'in what is asked before a quote is sent or the lead removed',
    words([
      ['R-13-062', 'Are you sure you want to send this quote?'],
      ['R-13-051 R-13-063', 'This process cannot be undone'],
      ['R-13-155', 'Quote'],
      ['R-13-064', 'Are you sure you want to remove this lead?'],
      ['R-13-051 R-13-063', 'This process cannot be undone'],
      ['R-13-156', 'Proceed'],
    ]),
    async ({ page }) => {
      await lead(page).getByLabel('Cost').fill('80');
      await lead(page).getByLabel('Rate').selectOption('Flat');
      await press(lead(page), 'Send Quote');
      await expectWords(question(page), 0, 2);
      await expectLabels(question(page), 'button', { from: 2, to: 3 });
      await answer(page, 'Cancel');
      await press(lead(page), 'Not Interested');
      await expectWords(question(page), 3, 5);
      await expectLabels(question(page), 'button', { from: 5 });
      await answer(page, 'Cancel');
    },
  );

  test('where something is asked', words([['R-13-154', 'Send Message']]), async ({ page }) => {
    await press(lead(page), 'Request more info');
    await expectLabels(lead(page), 'button');
  });
});

test.describe('The words of work', () => {
  test.describe.configure({ mode: 'serial' });
  test.afterAll(({ tab }) => leave(tab));

  test(
    'in progress, of quotes and of work that is done',
    words([
      ['R-13-158', 'Charge'],
      ['R-13-159', 'Mark as Complete'],
      ['R-13-067', 'Are you sure you want to mark this job as complete?'],
      ['R-13-068', 'This process cannot be undone.'],
      ['R-13-160', 'Complete'],
      ['R-13-161', 'Cancel Quote'],
      ['R-13-072', 'See Reviews'],
      ['R-13-157', 'Posted by'],
    ]),
    async ({ page, context }) => {
      await signIn(context, 'business');
      await silence(page);
      await openTab(page, 'progress');
      const first = page.getByRole('article').first();
      await expectWords(first, 0, 1);
      await expectLabels(first, 'button', { from: 1, to: 2 });
      await press(first, 'Mark as Complete');
      await expectWords(question(page), 2, 4);
      await expectLabels(question(page), 'button', { from: 4, to: 5 });
      await answer(page, 'Cancel');
      await expect(first).toContainText(/Posted by [A-Z]/);
      await goTo(page, 'Quoted');
      await expectLabels(page, 'button', { from: 5, to: 6 });
      await goTo(page, 'History');
      await expectLabels(page, 'button', { from: 6, to: 7 });
    },
  );
});

test.describe('The words of the settings', () => {
  test.describe.configure({ mode: 'serial' });
  const panels = (page: Page) => page.getByRole('navigation', { name: 'Settings' });

  test.afterAll(({ tab }) => leave(tab));

  test(
    'in their menu and on the Personal panel',
    words([
      ['R-13-164', 'Personal'],
      ['R-13-165', 'Business'],
      ['R-13-166', 'Notifications'],
      ['R-13-167', 'Privacy'],
      ['R-13-169', 'Edit'],
      ['R-13-171', 'Update E-mail'],
      ['R-13-170', 'Save Changes'],
    ]),
    async ({ page, context }) => {
      await signIn(context, 'bob');
      await visit(page, `${PANEL}personal`);
      await expectLabels(panels(page), 'link', { to: 4 });
      await expectLabels(page, 'button', { from: 4, to: 6 });
      await press(page, 'Edit');
      await expectLabels(page, 'button', { from: 6 });
    },
  );

  test(
    'on the Business panel',
    words([
      ['R-13-076', 'No documents found'],
      ['R-13-075', 'No services selected.'],
      ['R-13-169', 'Edit'],
      ['R-13-175', 'Save'],
    ]),
    async ({ page }) => {
      await visit(page, `${PANEL}business`);
      await expectWords(page, 0, 1);
      await expectLabels(page, 'button', { from: 2, to: 3 });
      await press(page, 'Edit');
      await page.getByLabel('Work category').selectOption('Tiling');
      await expectWords(page, 1, 2);
      await expectLabels(page, 'button', { from: 3 });
    },
  );

  test(
    'on the Notifications panel',
    words([
      ['R-13-176', 'Push Email Notifications'],
      ['R-13-177', 'Push SMS Notifications'],
      ['R-13-178', 'Messages'],
      ['R-13-179', 'Special Offers'],
      ['R-13-180', 'Newsletter'],
      ['R-13-181', 'Recommendations'],
      ['R-13-182', 'New Job Leads'],
    ]),
    async ({ page }) => {
      await visit(page, `${PANEL}notifications`);
      await expectFields(page, 'switch', { to: 2 });
      await expectFields(page, 'checkbox', { from: 2 });
    },
  );

  test('on the Privacy panel', words([['R-13-183', 'Delete Account']]), async ({ page }) => {
    await visit(page, `${PANEL}privacy`);
    await expectLabels(page, 'button');
  });

  test(
    'in the dialog for a new e-mail address, and beside a picture that can be taken away',
    words([
      ['R-13-172', 'Update'],
      ['R-13-173', 'Verify'],
      ['R-13-174', 'Resend'],
      ['R-13-168', 'Remove'],
    ]),
    async ({ page, context }) => {
      await context.clearCookies();
      await signIn(context, 'dana');
      await page.route('**/api/user/update-email', (route) => route.fulfill({ json: [] }));
      await visit(page, `${PANEL}personal`);
      const dialog = await typeNewAddress(page);
      await expectLabels(dialog, 'button', { to: 1 });
      await press(dialog, 'Update');
      await expectLabels(dialog, 'button', { from: 1, to: 3 });
      const avatar = '/api/files/00000000-0000-7000-8000-000000000001';
      const withFace = changed<{ data: object }>((said) => ({ ...said, data: { ...said.data, avatar } }));
      await page.route('**/api/auth/user', withFace);
      await page.route(
        '**/api/user',
        changed<object>((said) => ({ ...said, avatar })),
      );
      await page.route('**/api/files/**', (route) => route.fulfill({ status: 200, body: '' }));
      await page.keyboard.press('Escape');
      await press(page, 'Edit');
      await press(page, 'Save Changes');
      await press(page, 'Edit');
      await expectLabels(page, 'button', { from: 3 });
    },
  );
});
