import type { Locator, Page } from '@playwright/test';
import { openAdmin } from './support/admin.ts';
import { openMenu } from './support/menu.ts';
import { aProfile } from './support/public-pages.ts';
import { type Mailbox, openTab, signIn } from './support/sides.ts';
import { expectAccessible, expectAccessibleInLooks } from './support/accessible.ts';
import { expect, look, test, visit } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';

type Screen = { name: string; who?: Mailbox; open: (page: Page) => Promise<unknown> };

const at = (path: string): Screen => ({ name: path, open: (page) => visit(page, path) });
const tabOf =
  (who: Mailbox) =>
  (tab: string): Screen => ({
    name: `${tab} of a ${who}`,
    who,
    open: (page) => openTab(page, tab),
  });
const admin = (address: string): Screen => ({
  name: `the admin area at ${address}`,
  who: 'admin',
  open: (page) => openAdmin(page, address),
});

const panelOf = (panel: string) => `settings&panel=${panel}`;

const SCREENS: Screen[] = [
  ...['/packages', '/packages/premium', '/trades', '/trades/plumbing', '/trades/plumbing?postcode=SE1'].map(
    at,
  ),
  { name: 'a profile', open: async (page) => visit(page, await aProfile(ownUrl())) },
  { name: 'the page to subscribe', who: 'eve', open: (page) => visit(page, '/subscribe') },
  { name: 'what a business pays', who: 'bob', open: openBilling },
  ...['jobs', 'quoted', 'progress', 'history'].map(tabOf('customer')),
  ...['leads', 'quoted', 'progress', 'history'].map(tabOf('business')),
  ...['personal', 'business', 'notifications', 'privacy'].map(panelOf).map(tabOf('business')),
  ...['dashboard', 'customers', 'businesses', 'jobs', 'categories', 'reviews'].map(admin),
  ...['settings', ...['prices', 'payments', 'market', 'audit', 'signin'].map(panelOf)].map(admin),
  ...['/admin', '/nope', '/job-posted?job=J000001', '/unsubscribe/none', '/forgot-password/reset'].map(at),
  { name: 'the page without a connection', open: openOffline },
  { name: 'the menu', open: openFrom('/', openMenu) },
  { name: 'a form in front of a page', open: openInFront('Open a form') },
  { name: 'a question in front of a page', open: openInFront('Ask before deleting') },
  { name: 'a toast', open: openInFront('Say what stays') },
];

/** As the worker gives it to whom it cannot reach the server for. */
async function openOffline(page: Page) {
  await page.goto('/offline.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
}

function openFrom(path: string, open: (page: Page) => Promise<unknown>) {
  return async (page: Page) => {
    await visit(page, path);
    await open(page);
  };
}

function openInFront(button: string) {
  return openFrom('/gallery/front', async (page) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    const inFront = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(inFront.filter({ visible: true })).toHaveCount(1);
  });
}

async function openBilling(page: Page) {
  await visit(page, '/dashboard?tab=settings&panel=business');
  await expect(page.getByRole('region', { name: 'Billing' })).toBeVisible();
}

/** Zoom makes a page as wide as half the screen. The narrow one comes last, and is looked at in all colours. */
const WIDTHS = [640, 320] as const;

const LOOKS = [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

for (const { name, who, open } of SCREENS)
  look(
    `${name} fits on 320 pixels and at 200 per cent, and can be read in light, dark and forced colours`,
    async ({ page, context }) => {
      if (who) await signIn(context, who);
      await page.setViewportSize({ width: WIDTHS[0], height: 640 });
      await open(page);
      await lookClosely(page);
    },
  );

async function lookClosely(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expectAccessibleInLooks(page, LOOKS);
}

/** Grounds and edges, which are all that tells it where letters and signs are the same. */
const groundOf = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);

async function expectToldApart(chosen: Locator, other: Locator) {
  expect(await groundOf(chosen.first())).not.toBe(await groundOf(other.first()));
}

test('what is current or chosen is told from the rest in forced colours', async ({ page, context }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/packages');
  const modes = page.getByRole('contentinfo').getByRole('group').locator('label');
  await expectToldApart(modes.filter({ has: page.locator(':checked') }), modes.filter({ hasText: 'Dark' }));
  await signIn(context, 'business');
  await page.setViewportSize({ width: 1280, height: 900 });
  await openTab(page, 'leads');
  const entries = page.getByRole('navigation').getByRole('link');
  const current = page.locator('[aria-current=page]');
  await expectToldApart(entries.and(current), page.getByRole('link', { name: 'Quoted', exact: true }));
  const leads = page.locator('button:has(time)');
  await expectToldApart(leads.and(page.locator('[aria-current]')), leads.nth(1));
  const answers = page.getByRole('group', { name: 'Your answer' }).getByRole('button');
  await answers.first().click();
  await expectToldApart(answers.and(page.locator('[aria-pressed=true]')), answers.nth(1));
  await expectAccessible(page);
  await answers.first().click();
  await openTab(page, 'settings');
  const panels = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  await expectToldApart(panels.and(current), panels.last());
  await visit(page, '/gallery/surfaces');
  const numbers = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /^Page / });
  await expectToldApart(numbers.and(current), numbers);
});

test('stars that were not given are other signs, whatever their colour', async ({ page, request }) => {
  const { reviews } = await (await request.get('/api/recent-work')).json();
  await visit(page, '/');
  for (const { rating } of reviews)
    await expect(page.getByRole('img', { name: `${rating} out of 5` }).first()).toHaveText(
      '★'.repeat(rating) + '☆'.repeat(5 - rating),
    );
  expect(reviews.some((review: { rating: number }) => review.rating < 5)).toBe(true);
});

look(
  'each question of the wizard fits on 320 pixels and at 200 per cent, and can be read in light, dark and forced colours',
  async ({ page, context }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const lookAndGoOn = async (way = page.getByRole('button', { name: 'Continue', exact: true })) => {
      await lookClosely(page);
      const here = await heading.innerText();
      await way.click();
      await expect(heading).not.toHaveText(here);
    };
    await signIn(context, 'customer');
    await visit(page, '/post-job?category=plumbing');
    await lookAndGoOn(page.getByRole('link', { name: 'Repair or replace a tap' }));
    for (const answer of ['Kitchen tap', 'Terraced house', 'Within a week']) {
      await page.getByRole('radio', { name: answer }).check();
      await lookAndGoOn();
    }
    await page.getByLabel('Post code').fill('SE1 7PB');
    await lookAndGoOn();
    await page.getByLabel('Title').fill('Tap that drips in all colours');
    await page.getByLabel('Description').fill('It drips all night however hard we close it.');
    await lookAndGoOn();
    await lookAndGoOn();
    await expect(heading).toHaveText('Check your answers');
    await lookAndGoOn(page.getByRole('link', { name: /^Change/ }).first());
  },
);
