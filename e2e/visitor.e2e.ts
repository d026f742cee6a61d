import type { APIRequestContext, Page } from '@playwright/test';
import { phoneInGroups } from '../contract/phone-groups.ts';
import { openMenu } from './support/menu.ts';
import { signIn } from './support/sides.ts';
import { tooSmallForThumbs } from './support/accessible.ts';
import { expectEveryLook } from './support/looks.ts';
import { expect, logIn, test, visit } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';

const CARL = 'customer@fettle.test';
const PASSWORD = 'local-jobs-done-right';
const PHONE = { width: 390, height: 844 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A business that somebody has reviewed. */
async function reviewedBusiness(request: APIRequestContext) {
  const { reviews } = await (await request.get('/api/recent-work')).json();
  return (await request.get(`/api/business/${reviews[0].business.id}`)).json();
}

/** Some have stars alone. */
function commentIn(reviews: readonly { comment: string }[]): string {
  const commented = reviews.find(({ comment }) => comment);
  if (!commented) throw new Error('nobody has written a comment');
  return commented.comment;
}

test.describe('Home', () => {
  test('is whole without its price and its reviews, and what is missing is logged', async ({
    page,
    complaints,
  }) => {
    await visit(page, '/login');
    await page.route(/\/api\/(recent-work|market-facts|(go)?subscription\/packages)/, (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await page.getByRole('banner').getByRole('link', { name: 'Fettle, home page' }).click();
    await expect(page.getByRole('region', { name: 'Every trade, in its place' })).toBeVisible();
    await expect(page.getByText('No fee for leads or finished jobs.')).toHaveCount(0);
    expect(new Set(complaints.splice(0))).toEqual(
      new Set(['recentWork failed: 500', 'marketFacts failed: 500', 'packages failed: 500']),
    );
  });

  test('leads to every trade, whose services are links, with and without script', async ({
    page,
    request,
  }) => {
    const { workCategories } = await (await request.get('/api/work-category')).json();
    await visit(page, '/');
    const trades = page.getByRole('region', { name: 'Every trade, in its place' }).getByRole('listitem');
    await expect(trades).toHaveCount(workCategories.length);
    await trades.getByRole('link', { name: /^Plumbing/ }).click();
    await page.getByRole('main').getByRole('link', { name: 'Post a Job' }).click();
    await expect(page.getByRole('heading', { name: 'Services in Plumbing' })).toBeVisible();
    const leak = page.getByRole('link', { name: 'Fix a leak or burst pipe' });
    const address = (await leak.getAttribute('href')) ?? '';
    await leak.click();
    await expect(heading(page)).toHaveText('Fix a leak or burst pipe');
    // The same link, followed before the script has come, leads to the same page.
    await page.evaluate(() => localStorage.clear());
    await visit(page, address);
    await expect(heading(page)).toHaveText('Fix a leak or burst pipe');
  });

  test('tells tradespeople the price of the database, with VAT in it first', {
    tag: ['@ruling-16', '@R-1-005'],
  }, async ({ page, request }) => {
    const { packages } = await (await request.get('/api/subscription/packages')).json();
    const prices: { price: number; net: number }[] = packages.map(
      ({ price, net }: { price: number; net: number }) => ({ price, net }),
    );
    const [cheapest] = prices.toSorted((one, other) => one.price - other.price);
    await visit(page, '/');
    const part = page.getByRole('region', { name: 'Do you have a trade?' });
    await expect(part).toContainText(
      `From £${cheapest?.price} a month including VAT (£${cheapest?.net} + VAT). No fee for leads or finished jobs.`,
    );
    await expect(part.getByRole('link', { name: 'Join as a Business' })).toHaveAttribute('href', '/packages');
  });

  test('shows the latest reviews of finished jobs as they stand in the database', async ({
    page,
    request,
  }) => {
    const { reviews } = await (await request.get('/api/recent-work')).json();
    expect(reviews.length).toBeGreaterThan(0);
    await visit(page, '/');
    const recent = page.getByRole('region', { name: 'Lately done' }).getByRole('listitem');
    await expect(recent).toHaveCount(3);
    for (const [place, review] of reviews.slice(0, 3).entries()) {
      await expect(recent.nth(place)).toContainText(review.service.name);
      await expect(recent.nth(place)).toContainText(review.comment);
      await expect(recent.nth(place).getByRole('link')).toHaveAttribute(
        'href',
        `/business/${review.business.id}`,
      );
    }
  });

  test('can be read and asked without script', { tag: ['@R-1-002', '@R-1-005'] }, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: ownUrl() });
    const page = await context.newPage();
    await page.goto('/');
    for (const name of ['Often asked for', 'How it works', 'Lately done', 'Do you have a trade?'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'What happens to your number' })).toContainText(
      'Your number stays back',
    );
    await page.getByLabel('What needs doing?').fill('a leaking tap');
    await page.getByLabel('Post code').fill('SE1 7PB');
    await page.getByRole('button', { name: 'Get quotes' }).click();
    await expect(heading(page)).toHaveText('What needs doing?');
    await expect(page.getByRole('heading', { name: 'You wrote "a leaking tap".' })).toBeVisible();
    await page.getByRole('link', { name: 'Repair or replace a tap' }).click();
    await expect(page.getByLabel('Service')).toHaveValue('Repair or replace a tap');
    await expect(page.getByText('Please turn on JavaScript to post a job')).toBeVisible();
    await context.close();
  });
});

test.describe('The public profile', () => {
  test('is the shop front of a business', { tag: ['@R-1-028', '@R-5-106', '@R-5-107', '@R-5-109'] }, async ({
    page,
    request,
    context,
  }) => {
    const business = await reviewedBusiness(request);
    const response = await visit(page, `/business/${business.id}`);
    expect(response?.status()).toBe(200);
    await expect(heading(page)).toHaveText(business.name);
    const main = page.getByRole('main');
    for (const said of [
      business.description,
      business.workCategoriesName,
      `${business.town}, ${business.location}`,
      phoneInGroups(business.mobile_number),
      ...business.services.map((service: { name: string }) => service.name),
      ...business.reviews.map((review: { comment: string }) => review.comment),
    ])
      await expect(main).toContainText(said);
    const anyTrade = main.getByRole('link', { name: 'Post a Job', exact: true });
    await expect(anyTrade).toHaveAttribute('href', '/post-job');
    const sameTrade = main.getByRole('link', { name: `Post a Job in ${business.workCategoriesName}` });
    await expect(sameTrade.first()).toHaveAttribute('href', /^[/]post-job[?]category=/);
    await expect(main.getByRole('link', { name: phoneInGroups(business.mobile_number) })).toHaveAttribute(
      'href',
      /^tel:[+]44/,
    );
    await expect(main.getByText(business.rating.toFixed(1), { exact: true }).first()).toBeVisible();
    await expect(main.locator('a[href="#reviews"]')).toContainText(String(business.reviewsCount));
    await expect(main.getByText('E-mail address verified', { exact: true })).toBeVisible();
    // On paper it is the business and what was said of it, without our doors.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(heading(page)).toBeVisible();
    await expect(main.getByText(commentIn(business.reviews)).first()).toBeVisible();
    // A signed-in person is shown the same.
    await signIn(context, 'dana');
    const answer = await context.request.get(`/business/${business.id}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toMatch(new RegExp(`<h1[^>]*>${business.name}</h1>`));
  });

  test('links a website without vouching for it', { tag: ['@R-5-107'] }, async ({ page, request }) => {
    const { reviews } = await (await request.get('/api/recent-work')).json();
    const anna = reviews.find(
      (review: { business: { name: string } }) => review.business.name === 'Bell Heating',
    );
    await visit(page, `/business/${anna.business.id}`);
    const website = page.getByRole('link', { name: 'bell-heating.example.com' });
    await expect(website).toHaveAttribute('rel', 'ugc nofollow noopener noreferrer');
    await expect(website).toHaveAttribute('href', 'https://bell-heating.example.com/');
  });

  test('tells search engines who it is and how it is rated, and everybody when it is not', {
    tag: ['@R-5-108'],
  }, async ({ page, request }) => {
    const business = await reviewedBusiness(request);
    const html = await (await request.get(`/business/${business.id}`)).text();
    const data = JSON.parse(
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}',
    );
    const url = `${ownUrl()}/business/${business.id}`;
    expect(data['@graph']).toMatchObject([
      {
        '@type': 'LocalBusiness',
        name: business.name,
        url,
        aggregateRating: { ratingValue: business.rating, reviewCount: business.reviewsCount },
      },
      { '@type': 'BreadcrumbList' },
    ]);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const pages = [...sitemap.matchAll(/\/business\/[^<]+/g)].map(([path]) => path);
    let unrated = 0;
    for (const path of pages) {
      const { reviewsCount } = await (await request.get(`/api${path}`)).json();
      const sent = await (await request.get(path)).text();
      expect([path, sent.includes('"aggregateRating"')]).toEqual([path, reviewsCount > 0]);
      expect([path, sent.includes('No Reviews Found')]).toEqual([path, reviewsCount === 0]);
      if (reviewsCount === 0) unrated++;
    }
    expect(unrated).toBeGreaterThan(0);
    expect(html).toMatch(/<script type="application\/ld\+json">/);
    await visit(page, `/business/${business.id}`);
    await expect(page).toHaveTitle(new RegExp(`^${business.name}, .* · Fettle$`));
    for (const property of ['og:title', 'og:description', 'og:url'])
      await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /.+/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url);
  });

  test('is a page that is not there for an unknown business', { tag: ['@R-1-043'] }, async ({ page }) => {
    for (const id of ['0198b7a0-0000-7000-8000-000000000000', 'nobody']) {
      const response = await visit(page, `/business/${id}`);
      expect(response?.status()).toBe(404);
      await expect(heading(page)).toHaveText('Oops 404 Error!');
      await expect(page.getByText(`Page not found: /business/${id}`)).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(1);
    }
  });
});

test.describe('Logging in', () => {
  test('leads to the dashboard, or to where one came from', {
    tag: ['@R-1-006', '@R-1-007', '@R-1-056', '@R-2-012', '@R-2-013', '@R-2-014'],
  }, async ({ page }) => {
    await logIn(page, CARL, PASSWORD);
    await expect(page).toHaveURL(/\/dashboard/);
    await visit(page, '/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(header.getByRole('link', { name: 'Log In' })).toHaveCount(0);
    await page.goto('/login');
    await expect(page).toHaveURL(/\/dashboard/);
    await page.goto('/login?redirect=/post-job%3Fstep%3Dwhat');
    await expect(page).toHaveURL('/post-job?step=what');
  });

  test('goes to no other house', { tag: ['@R-1-056', '@R-13-005', '@T21'] }, async ({ page, context }) => {
    await signIn(context, 'customer');
    for (const address of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/login',
      '/%09/evil.example',
      '///evil.example',
      '/\\/evil.example',
      '\\\\evil.example',
      'https:evil.example',
      '/.//evil.example',
      '/x/..//evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'evil.example',
      '/@evil.example/..//evil.example',
    ]) {
      await page.goto(`/login?redirect=${encodeURIComponent(address)}`);
      const { origin, pathname } = new URL(page.url());
      // A tab that is written so is a letter of a path of ours.
      const there = address === '/%09/evil.example' ? address : '/dashboard';
      expect([address, origin, pathname]).toEqual([address, ownUrl(), there]);
    }
  });

  test('header and footer lead to posting a job and out again, on a phone too', {
    tag: ['@R-2-017', '@R-2-050'],
  }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Post a Job' })).toHaveAttribute('href', '/post-job');
    await logIn(page, CARL, PASSWORD);
    await expect(page).toHaveURL(/\/dashboard/);
    await visit(page, '/');
    await (await openMenu(page)).getByRole('button', { name: 'Log Out' }).click();
    await expect(footer.getByRole('link', { name: 'Log In' })).toBeVisible();
  });
});

test.describe('Every public page', () => {
  test('fits and is accessible in every look', async ({ page, request }) => {
    const { id } = await reviewedBusiness(request);
    for (const path of [`/business/${id}`, '/post-job?category=plumbing', '/post-job?what=leak']) {
      await visit(page, path);
      await expectEveryLook(page);
    }
  });

  test('fits on 320 pixels, and what is touched is large enough for a thumb', async ({ page, request }) => {
    const { id } = await reviewedBusiness(request);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/', `/business/${id}`, '/post-job?category=plumbing', '/login']) {
      await visit(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect([path, await page.locator('main').evaluate(tooSmallForThumbs)]).toEqual([path, []]);
    }
    await signIn(page.context(), 'customer');
    await visit(page, '/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
