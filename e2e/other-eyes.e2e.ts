import type { Locator, Page } from '@playwright/test';
import { openMenu } from './support/menu.ts';
import { type Mailbox, openTab, signIn } from './support/sides.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectEveryLook } from './support/looks.ts';
import { expect, look, test, visit } from './support/visit.ts';

type Screen = { name: string; who?: Mailbox; open: (page: Page) => Promise<unknown> };

const at = (path: string): Screen => ({ name: path, open: (page) => visit(page, path) });

/** Those that no other file looks at in every look, as it does with tabs, panels, forms and the pages of the site. */
const SCREENS: Screen[] = [
  ...['/packages', '/packages/premium', '/admin', '/unsubscribe/none'].map(at),
  { name: 'the page to subscribe', who: 'eve', open: (page) => visit(page, '/subscribe') },
  { name: 'what a business pays', who: 'bob', open: openBilling },
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

for (const { name, who, open } of SCREENS)
  look(`${name} fits and is accessible in every look`, async ({ page, context }) => {
    if (who) await signIn(context, who);
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page);
    await expectEveryLook(page);
  });

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
