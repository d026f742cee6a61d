import type { Locator, Page } from '@playwright/test';
import { openMenu } from './support/menu.ts';
import { type Mailbox, openTab, signIn } from './support/sides.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectChosenReadable } from './support/forced-colours.ts';
import { enlargeLetters, expectWholeWords } from './support/large-letters.ts';
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
  await visit(page, '/dashboard?tab=settings&panel=billing');
  await expect(page.getByRole('region', { name: 'Billing' })).toBeVisible();
}

for (const { name, who, open } of SCREENS)
  look(`${name} fits and is accessible in every look`, async ({ page, context }) => {
    if (who) await signIn(context, who);
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page);
    await expectEveryLook(page);
  });

const inTab = (who: Mailbox, tab: string): Screen => ({
  name: `${tab} of ${who}`,
  who,
  open: (page) => openTab(page, tab),
});

const inLeads = (name: string, open: (page: Page) => Promise<unknown>): Screen => ({
  name,
  who: 'business',
  open: async (page) => {
    await openTab(page, 'leads');
    await open(page);
  },
});

const WITH_LARGE_LETTERS: Screen[] = [
  ...['/', '/login', '/post-job?category=plumbing'].map(at),
  { name: 'the menu', open: openFrom('/', openMenu) },
  ...['leads', 'progress', 'history'].map((tab) => inTab('business', tab)),
  ...['jobs', 'messages', 'history'].map((tab) => inTab('customer', tab)),
  inLeads('the bell', async (page) => {
    await page.getByRole('button', { name: /What happened/ }).click();
    await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible();
  }),
  inLeads('the menu of the account', async (page) => {
    await page.locator('header summary').click();
    await expect(page.getByRole('link', { name: 'Settings' }).filter({ visible: true })).toBeVisible();
  }),
];

for (const { name, who, open } of WITH_LARGE_LETTERS)
  look(`${name} keeps its words whole in letters twice as large`, async ({ page, context }) => {
    if (who) await signIn(context, who);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    for (const percent of [150, 200]) {
      await enlargeLetters(page, percent);
      await expectWholeWords(page);
    }
  });

/** Grounds and edges, which are all that tells it where letters and signs are the same. */
const groundOf = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Once the colour has turned, which takes a moment after a press. */
async function expectToldApart(chosen: Locator, other: Locator) {
  const ofBoth = async () => [await groundOf(chosen.first()), await groundOf(other.first())];
  await expect.poll(async () => new Set(await ofBoth()).size).toBe(2);
}

test('what is current or chosen can be read and told from the rest in forced colours', async ({
  page,
  context,
}) => {
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
  await expectChosenReadable(page);
  await answers.first().click();
  await openTab(page, 'settings');
  const panels = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  await expectToldApart(panels.and(current), panels.last());
  await expectChosenReadable(page);
  await visit(page, '/gallery/surfaces');
  const numbers = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /^Page / });
  await expectToldApart(numbers.and(current), numbers);
});

test('stars that were not given are other signs, whatever their colour', async ({ page }) => {
  await visit(page, '/gallery/signs');
  // Filled as far as was given; the outlines of all five stand over that.
  for (const [given, filled] of [
    [0, 0],
    [2.5, 54],
    [4.3, 94],
    [5, 108],
  ]) {
    const stars = page.getByRole('img', { name: `${given} out of 5`, exact: true }).first();
    const width = await stars.locator('svg').getAttribute('width');
    const outlines = await stars.evaluate((all) => getComputedStyle(all, '::after').width);
    expect([given, Number(width), outlines]).toEqual([given, filled, '108px']);
  }
});
