import type { Page } from '@playwright/test';
import { EVERY_LOOK, expectAccessibleInLooks } from './support/accessible.ts';
import { freshMark, freshMobile } from './support/fresh.ts';
import { expectEveryLook } from './support/looks.ts';
import { mailTo } from './support/mail.ts';
import { expect, test } from './support/visit.ts';

// The mailbox and the stand-in of a payment provider: pages of the demo without script, in the dress of the product.

/** Where somebody pays who has just registered a business. */
async function checkoutOf({ request }: Page, payment_method: 'card' | 'direct_debit'): Promise<string> {
  const { workCategories } = await (await request.get('/api/work-category')).json();
  const plumbing = workCategories.find((category: { name: string }) => category.name === 'Plumbing');
  const answer = await request.post('/api/auth/business/register', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      first_name: 'Paul',
      last_name: 'Plain',
      email: `paul.${freshMark()}@example.test`,
      mobile_number: freshMobile(),
      password: 'three grey pots',
      passwordConfirmation: 'three grey pots',
      terms: true,
      business_name: 'Plain Plumbing',
      workCategories: [plumbing.id],
      services: [],
      location: 'SE1 7PB',
      package: 'standard',
      payment_method,
    },
  });
  return new URL((await answer.json()).redirect_url).pathname;
}

/** One that is caught, so that the mailbox is not empty. */
async function catchMail({ request }: Page) {
  await request.post('/api/auth/security-code/customer@fettle.test/send', {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await mailTo(request, 'customer@fettle.test', 'Your security code');
}

const PAGES: [string, (page: Page) => Promise<string>][] = [
  ['the mailbox', async (page) => catchMail(page).then(() => '/dev/mailbox')],
  ['the mailbox of nobody', async () => '/dev/mailbox?to=nobody@example.test'],
  ['the simulator', async () => '/simulator'],
  ['a payment by card', async (page) => checkoutOf(page, 'card')],
  ['a Direct Debit', async (page) => checkoutOf(page, 'direct_debit')],
  ['a payment that there is not', async () => '/simulator/checkout/none'],
];

for (const [name, addressOf] of PAGES)
  test(`${name} wears our typeface, mark and colours, fits and is accessible in every look`, async ({
    page,
  }) => {
    await page.goto(await addressOf(page));
    await expectDress(page);
    await expectEveryLook(page);
    await expectAccessibleInLooks(page, EVERY_LOOK);
  });

async function expectDress(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  const { faces, grounds, mark } = await page.evaluate(dressOf);
  expect(faces).toEqual(expect.arrayContaining(['400 100%', '750 112%']));
  await expect(page.getByRole('banner')).toHaveText('Fettle');
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await page.evaluate(dressOf);
  expect(dark.grounds).not.toEqual(grounds);
  expect(dark.mark).toEqual(mark);
  await page.emulateMedia({ colorScheme: 'light' });
  const own = await page.context().newPage();
  await own.goto('/contact-us');
  expect(await own.evaluate(dressOf)).toMatchObject({ grounds, mark });
  await own.close();
}

/** In the browser: the cuts of our typeface that are drawn with, page and header, and the mark of the header. */
function dressOf() {
  // An oklch colour and its hex are the same when they are painted.
  const pencil = new OffscreenCanvas(1, 1).getContext('2d');
  const painted = (colour: string) => {
    if (!pencil) return [];
    pencil.fillStyle = colour;
    pencil.fillRect(0, 0, 1, 1);
    return [...pencil.getImageData(0, 0, 1, 1).data];
  };
  const groundOf = (part: Element | null) => painted(part ? getComputedStyle(part).backgroundColor : '');
  const page = [document.body, document.documentElement].find(
    (part) => getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)',
  );
  const drawn = [...document.fonts].filter(
    ({ status, family }) => status === 'loaded' && /^"?Fettle Sans"?$/.test(family),
  );
  return {
    faces: drawn.map(({ weight, stretch }) => `${weight} ${stretch}`),
    grounds: [groundOf(page ?? null), groundOf(document.querySelector('header'))],
    mark: document.querySelector('header svg[viewBox="0 0 32 32"] path')?.getAttribute('d') ?? 'none',
  };
}
