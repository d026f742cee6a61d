import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { AreaPage, FoundBusinesses, ListedBusiness, TradePage } from '../contract/directory.ts';
import { pricesCopy } from '../web/copy/prices.copy.ts';
import { recentWorkCopy } from '../web/copy/recent-work.copy.ts';
import { replyTime } from '../web/copy/reply-time.copy.ts';
import { follow } from './support/keyboard.ts';
import { expect, look, test, visit } from './support/visit.ts';

// What a page of the directory shows of those who are listed, and how.

const AREA = '/trades/plumbing/london-se';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

const main = (page: Page) => page.getByRole('main');
const pros = (page: Page) => main(page).getByRole('article');
const list = (page: Page) => main(page).locator('#list');
const region = (page: Page, name: string) => main(page).getByRole('region', { name });

const read = async <Answer>(request: APIRequestContext, path: string): Promise<Answer> =>
  (await request.get(`/api${path}`)).json();

const askAll = (count: number) => (count === 2 ? 'Ask both at once' : `Ask all ${count} at once`);

test.describe('A page of the directory', () => {
  const all = async (request: APIRequestContext, path: string) =>
    askAll((await read<AreaPage | FoundBusinesses>(request, path)).businessesCount);
  for (const [path, asks] of [
    // Nobody knows yet who is near.
    ['/trades/plumbing', async () => 'Post a Job'],
    [AREA, (request) => all(request, AREA)],
    ['/trades/plumbing?postcode=SE1', (request) => all(request, '/directory?trade=plumbing&postcode=SE1')],
  ] satisfies [string, (request: APIRequestContext) => Promise<string>][])
    look(
      `${path} shows a Local Pro on the first screen of a phone, and the job is posted at its foot`,
      async ({ page, request }) => {
        await page.setViewportSize(PHONE);
        await visit(page, path);
        await expect(pros(page).first().getByRole('link')).toBeInViewport({ ratio: 1 });
        expect(await bottomOf(pros(page).first())).toBeLessThanOrEqual(PHONE.height);
        const says = await asks(request);
        const ask = main(page).getByRole('link', { name: says, exact: true }).and(page.locator(':visible'));
        await expect(ask).toBeInViewport({ ratio: 1 });
        expect(await bottomOf(ask)).toBeGreaterThan(PHONE.height - 40);
        await expect(ask).toHaveAttribute(
          'href',
          `/post-job?category=plumbing${path.endsWith('SE1') ? '&postcode=SE1' : ''}`,
        );
        await ask.click();
        await expect(page).toHaveURL(/\/post-job/);
      },
    );

  look(
    'a desk asks all of them beside the list, and the field of the search stands in the head',
    async ({ page, request }) => {
      await page.setViewportSize(DESK);
      const { businessesCount } = await read<FoundBusinesses>(
        request,
        '/directory?trade=plumbing&postcode=SE1',
      );
      await visit(page, '/trades/plumbing?postcode=SE1');
      await expect(region(page, askAll(businessesCount)).getByRole('link')).toBeInViewport();
      const [title, field] = await Promise.all(
        [page.getByRole('heading', { level: 1 }), page.getByLabel('Your post code')].map(middleOf),
      );
      expect(Math.abs((title ?? 0) - (field ?? 0))).toBeLessThan(48);
      await expect(page.getByLabel('Your post code')).toHaveValue('SE1');
    },
  );

  look(
    'a card says who, how found, how far, how soon and what was last said of it, and shows work',
    async ({ page, request }) => {
      const { businesses } = await read<FoundBusinesses>(request, '/directory?trade=plumbing&postcode=SE1');
      await visit(page, '/trades/plumbing?postcode=SE1');
      await expect(pros(page)).toHaveCount(businesses.length);
      // Each part is told of somebody, or nothing of it would be asked.
      for (const has of [hasReview, hasReplied, hasNoPicture])
        expect([has.name, businesses.some(has)]).toEqual([has.name, true]);
      for (const [place, business] of businesses.entries()) await expectCard(pros(page).nth(place), business);
      await expect(main(page)).not.toContainText('E-mail verified');
    },
  );

  look(
    'cards on a desk and tiles are of one height, and no title of a card is balanced',
    async ({ page }) => {
      for (const size of [PHONE, DESK]) {
        await page.setViewportSize(size);
        await visit(page, AREA);
        expect(await pros(page).count()).toBeGreaterThan(1);
        if (size === DESK) expect(await heightsOf(pros(page))).toHaveLength(1);
        await visit(page, '/trades');
        const tiles = region(page, 'All trades, those asked for most first').getByRole('listitem');
        await expect(tiles).toHaveCount(25);
        expect(await heightsOf(tiles)).toHaveLength(1);
        for (const path of ['/', AREA, '/trades?what=leak']) {
          await visit(page, path);
          const titles = main(page).locator(':is(article, li) :is(h3, b)');
          expect(await titles.count()).toBeGreaterThan(0);
          expect([path, await titles.evaluateAll(wrapsOf)]).not.toEqual([
            path,
            expect.arrayContaining(['balance']),
          ]);
        }
      }
    },
  );

  look('a place says what work costs there and answers what people ask', async ({ page, request }) => {
    const { prices, businesses } = await read<AreaPage>(request, AREA);
    expect(prices.length).toBeGreaterThan(0);
    await visit(page, AREA);
    const rows = region(page, 'What it costs').getByRole('listitem');
    await expect(rows).toHaveCount(prices.length);
    for (const [place, { service, guide }] of prices.entries()) {
      await expect(rows.nth(place)).toContainText(pricesCopy.range(guide));
      await expect(rows.nth(place).getByRole('link', { name: service.name, exact: true })).toHaveAttribute(
        'href',
        `/post-job?service=${service.id}`,
      );
    }
    const asked = region(page, 'Questions people ask');
    await expect(asked.getByRole('heading', { name: 'Does it cost anything to post a job?' })).toBeVisible();
    expect(businesses.some(hasReplied)).toBe(true);
    await expect(asked).toContainText(/Usually in .* or sooner, by (one|\d+) of those shown here[.]/);
    // The same on the page of the whole trade.
    const trade = await read<TradePage>(request, '/trades/plumbing');
    await visit(page, '/trades/plumbing');
    await expect(rows).toHaveCount(trade.prices.length);
  });
});

test('a list is narrowed and paged by the keyboard alone', async ({ page, request }) => {
  const whole = await read<AreaPage>(request, AREA);
  const near = await read<AreaPage>(request, `${AREA}?miles=5`);
  expect(near.fittingCount).toBeLessThan(whole.businessesCount);
  await visit(page, AREA);
  const narrow = (name: string) =>
    page.getByRole('navigation', { name: 'Narrow the list' }).getByRole('link', { name, exact: true });
  await follow(page, narrow('Within 5 miles'));
  // The router says of a figure that it is a text.
  await expect(page).toHaveURL(/london-se[?]miles=(%22)?5(%22)?$/);
  await expect(pros(page)).toHaveCount(near.businesses.length);
  await expect(main(page).getByRole('status')).toHaveText(
    `${near.fittingCount} of ${whole.businessesCount} Local Pros`,
  );
  await follow(page, narrow('Within 5 miles'));
  await expect(page).toHaveURL(AREA);
  // A later page, as one would be sent it, leads back to the beginning.
  const after = Buffer.from(`0 ${whole.businesses[0]?.id}`).toString('base64url');
  await visit(page, `${AREA}?cursor=${after}`);
  await expect(
    main(page).getByRole('list', { name: 'Local Pros, nearest first, continued', exact: true }),
  ).toBeVisible();
  await follow(page, main(page).getByRole('link', { name: 'Back to the nearest' }));
  await expect(page).toHaveURL(`${AREA}#list`);
  await expect(pros(page)).toHaveCount(whole.businesses.length);
  await expect(list(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(pros(page).first().getByRole('link')).toBeFocused();
});

const hasReview = ({ newestReview }: ListedBusiness) => newestReview !== null;
const hasReplied = ({ replyMinutes }: ListedBusiness) => replyMinutes !== null;
const hasNoPicture = ({ picture }: ListedBusiness) => picture === null;

async function expectCard(card: Locator, business: ListedBusiness) {
  const { name, rating, newestReview: review, replyMinutes, picture, logo, location } = business;
  await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(card).toContainText(`${location}, `);
  await expect(card).toContainText(rating === null ? '0 reviews' : `${rating.toFixed(1)} out of 5`);
  if (replyMinutes !== null)
    await expect(card).toContainText(`Usually replies in ${replyTime(replyMinutes)}`);
  if (review) {
    await expect(card.getByRole('blockquote')).toContainText(review.comment.slice(0, 20));
    const said = `${review.name}, ${recentWorkCopy.month(review.createdAt)}`;
    await expect(card.getByRole('figure')).toContainText(said);
  }
  // Its own logo or the first letters of its name, its own work or the sign of the trade.
  await expect(card.locator(logo ? 'img[alt=""]' : 'svg[data-placeholder]')).toHaveCount(1);
  await expect(card.locator(picture ? 'img:not([alt=""])' : '[data-sign] svg')).toHaveCount(1);
}

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? 0);
}

async function middleOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? 0) / 2;
}

/** Each height that one of them has, to the half of a pixel. */
async function heightsOf(parts: Locator): Promise<number[]> {
  const all = await parts.evaluateAll((found) => found.map((one) => one.getBoundingClientRect().height));
  return [...new Set(all.map((height) => Math.round(height * 2) / 2))];
}

/** In the browser. */
const wrapsOf = (found: Element[]): string[] => found.map((one) => getComputedStyle(one).textWrapStyle);
