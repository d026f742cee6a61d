import type { Page } from '@playwright/test';
import { another, answer, card, openTab, signIn, titleFor, typeNewAddress } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';
import { expectWords, words } from './support/words.ts';

// Spelling and capitals as specified, odd ones included (ruling 21). What toasts and alerts say stands in the stories
// that make them appear.

const PANEL = '/dashboard?tab=settings&panel=';
const silence = (page: Page) => page.route('**/api/events', (route) => route.abort());
const hold = (page: Page) => page.route('**/api/{jobs,quotes,business/leads}{?*,}', () => undefined);
const nothing = (page: Page) =>
  page.route('**/api/{jobs,quotes,business/leads}{?*,}', (route) => {
    const list = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    return route.fulfill({ json: { [list]: [], next: null } });
  });
const goTo = (page: Page, tab: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: tab }).click();

test.describe('The words', () => {
  test(
    'of header and footer, and of both registrations',
    words([
      ['R-13-121', 'Contact Us'],
      ['R-13-122', 'Register as a Business'],
      ['R-13-124', 'Register as a User'],
      ['R-13-126', 'Log In'],
      ['R-13-128', 'Privacy Policy'],
      ['R-13-123', 'Join as a Business'],
      ['R-13-125', 'Register as a Customer'],
    ]),
    async ({ page }) => {
      await visit(page, '/');
      await expectWords(page, 0, 5);
      await visit(page, '/register/customer');
      await expectWords(page, 5);
    },
  );

  test(
    'of an address that leads nowhere',
    words([
      ['R-13-056', 'page not found'],
      ['R-13-129', 'Home'],
    ]),
    async ({ page }) => {
      await visit(page, '/nope');
      await expectWords(page);
    },
  );

  test(
    'R-13-052 of the tabs of a customer, and where they are empty',
    words([
      ['R-13-130', 'Jobs'],
      ['R-13-131', 'Quoted'],
      ['R-13-132', 'Progress'],
      ['R-13-133', 'History'],
      ['R-13-134', 'Settings'],
      ['R-13-077', 'No Active Jobs Found'],
      ['R-13-078', 'No Quoted Jobs Found'],
      ['R-13-066', 'No Jobs in Progress Found'],
      ['R-13-073', 'No Completed Jobs Found'],
      ['R-13-127', 'Dashboard'],
    ]),
    async ({ page, context }) => {
      await signIn(context, 'customer');
      await nothing(page);
      await openTab(page, 'settings');
      await goTo(page, 'Jobs');
      await expectWords(page, 0, 6);
      for (const [turn, tab] of ['Quoted', 'Progress', 'History'].entries()) {
        await goTo(page, tab);
        await expectWords(page, 6 + turn, 7 + turn);
      }
      await visit(page, '/');
      await expectWords(page.getByRole('banner'), 9);
    },
  );

  test(
    'R-13-052 of the tabs of a business, and where they are empty',
    words([
      ['R-13-135', 'Leads'],
      ['R-5-010 R-13-061', 'No Active Leads found'],
      ['R-5-057 R-13-070', 'No quoted Jobs found'],
      ['R-5-070 R-13-066', 'No Jobs in Progress Found'],
      ['R-5-103 R-13-073', 'No Completed Jobs Found'],
      ['R-13-071', 'Completed jobs'],
      ['R-13-162', 'Completed'],
      ['R-13-163', 'Cancelled'],
    ]),
    async ({ page, context }) => {
      await signIn(context, 'business');
      await nothing(page);
      await openTab(page, 'settings');
      await goTo(page, 'Leads');
      await expectWords(page, 0, 2);
      for (const [turn, tab] of ['Quoted', 'Progress'].entries()) {
        await goTo(page, tab);
        await expectWords(page, 2 + turn, 3 + turn);
      }
      await goTo(page, 'History');
      await expectWords(page, 4);
    },
  );

  test(
    'of a business that waits for its lists',
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

  test(
    'of a lead, and of what is asked about it',
    words([
      ['R-13-140', 'Service'],
      ['R-13-141', 'Location'],
      ['R-13-142', 'Property'],
      ['R-13-143', 'Urgency'],
      ['R-13-144', 'Description'],
      ['R-13-145', 'Quote estimate'],
      ['R-13-146', 'Cost'],
      ['R-13-147', 'Rate'],
      ['R-13-148', 'Hourly'],
      ['R-13-149', 'Daily'],
      ['R-13-150', 'Flat'],
      ['R-13-151', 'Interested'],
      ['R-13-152', 'Not Interested'],
      ['R-13-153', 'Send Quote'],
      ['R-13-062', 'Are you sure you want to send this quote?'],
      ['R-13-063', 'This process cannot be undone'],
      ['R-13-155', 'Quote'],
      ['R-13-064', 'Are you sure you want to remove this lead?'],
      ['R-13-051', 'This process cannot be undone'],
      ['R-13-156', 'Proceed'],
      ['R-13-154', 'Send Message'],
    ]),
    async ({ page, browser }) => {
      const carl = await another(browser, 'customer');
      const title = titleFor('Tap in words');
      await carl.api.postJob(title);
      await silence(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await signIn(page.context(), 'business');
      await openTab(page, 'leads');
      const lead = card(page, title);
      await lead.getByRole('button', { name: 'Quote estimate' }).click();
      await expectWords(lead, 0, 14);
      await lead.getByLabel('Cost').fill('80');
      await lead.getByLabel('Rate').selectOption('Flat');
      await lead.getByRole('button', { name: 'Send Quote' }).click();
      await expectWords(page.getByRole('alertdialog'), 14, 17);
      await answer(page, 'Cancel');
      await lead.getByRole('button', { name: 'Not Interested' }).click();
      await expectWords(page.getByRole('alertdialog'), 17, 20);
      await answer(page, 'Cancel');
      await lead.getByRole('button', { name: 'Request more info' }).click();
      await expectWords(lead, 20);
      await carl.close();
    },
  );

  test(
    'of work in progress, of quotes and of work that is done',
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
      await expectWords(first, 0, 2);
      await first.getByRole('button', { name: 'Mark as Complete' }).click();
      await expectWords(page.getByRole('alertdialog'), 2, 5);
      await answer(page, 'Cancel');
      await expect(first).toContainText(/Posted by [A-Z]/);
      await goTo(page, 'Quoted');
      await expectWords(page, 5, 6);
      await goTo(page, 'History');
      await expectWords(page, 6, 7);
    },
  );

  test(
    'of the settings',
    words([
      ['R-13-164', 'Personal'],
      ['R-13-165', 'Business'],
      ['R-13-166', 'Notifications'],
      ['R-13-167', 'Privacy'],
      ['R-13-169', 'Edit'],
      ['R-13-171', 'Update E-mail'],
      ['R-13-172', 'Update'],
      ['R-13-170', 'Save Changes'],
      ['R-13-076', 'No documents found'],
      ['R-13-175', 'Save'],
      ['R-13-075', 'No services selected.'],
      ['R-13-176', 'Push Email Notifications'],
      ['R-13-177', 'Push SMS Notifications'],
      ['R-13-178', 'Messages'],
      ['R-13-179', 'Special Offers'],
      ['R-13-180', 'Newsletter'],
      ['R-13-181', 'Recommendations'],
      ['R-13-182', 'New Job Leads'],
      ['R-13-183', 'Delete Account'],
    ]),
    async ({ page, context }) => {
      await signIn(context, 'bob');
      await visit(page, `${PANEL}personal`);
      await expectWords(page, 0, 7);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await expectWords(page, 7, 8);
      await visit(page, `${PANEL}business`);
      await expectWords(page, 8, 9);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByLabel('Work category').selectOption('Tiling');
      await expectWords(page, 9, 11);
      await visit(page, `${PANEL}notifications`);
      await expectWords(page, 11, 18);
      await visit(page, `${PANEL}privacy`);
      await expectWords(page, 18);
    },
  );

  test(
    'of a picture that can be taken away, and of a new e-mail address',
    words([
      ['R-13-168', 'Remove'],
      ['R-13-173', 'Verify'],
      ['R-13-174', 'Resend'],
    ]),
    async ({ page, context }) => {
      await signIn(context, 'dana');
      await page.route('**/api/user/update-email', (route) => route.fulfill({ json: [] }));
      await visit(page, `${PANEL}personal`);
      const dialog = await typeNewAddress(page);
      await dialog.getByRole('button', { name: 'Update', exact: true }).click();
      await expectWords(dialog, 1);
      await page.route('**/api/auth/user', async (route) => {
        const answered = await (await route.fetch()).json();
        const data = { ...answered.data, avatar: '/api/files/00000000-0000-7000-8000-000000000001' };
        await route.fulfill({ json: { ...answered, data } });
      });
      await page.route('**/api/user', async (route) => {
        const answered = await (await route.fetch()).json();
        await route.fulfill({
          json: { ...answered, avatar: '/api/files/00000000-0000-7000-8000-000000000001' },
        });
      });
      await page.route('**/api/files/**', (route) => route.fulfill({ status: 200, body: '' }));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await expectWords(page, 0, 1);
    },
  );
});
