import type { Page } from '@playwright/test';
import { publicPages } from './support/public-pages.ts';
import { another, openLead, openTab, signIn, titleFor } from './support/sides.ts';
import { expect, isAlive, test, visit } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';

/** A desktop's window made four times as large (WCAG 1.4.10), or a small phone with its keyboard up. */
const SMALL = { width: 320, height: 256 };
const MOST_STOPS = 70;

/** In the browser: what has the focus, where nothing of it can be seen; null where the way round is over. */
function unseenStop(): { isOver: boolean; unseen: string | null } {
  const at = document.activeElement;
  if (!at || at === document.body) return { isOver: true, unseen: null };
  // A box that is drawn by its label.
  const shown = at instanceof HTMLInputElement ? (at.closest('label') ?? at) : at;
  const isSeen = [...shown.getClientRects()].some((box) => {
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (right <= left || bottom <= top) return false;
    return [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const on = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
        return on !== null && (shown.contains(on) || on.contains(shown));
      }),
    );
  });
  return { isOver: false, unseen: isSeen ? null : `${at.tagName} ${at.textContent.trim().slice(0, 40)}` };
}

/** Goes through a page by the Tab key, and names the stops that nobody sees. */
async function unseenOn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const { isOver, unseen } = await page.evaluate(unseenStop);
    if (isOver) break;
    if (unseen) found.push(`${page.url()}: ${unseen}`);
  }
  return found;
}

async function walks(page: Page, paths: readonly string[]) {
  await page.setViewportSize(SMALL);
  const found: string[] = [];
  for (const path of paths) {
    await visit(page, path);
    await isAlive(page);
    found.push(...(await unseenOn(page)));
  }
  expect(found).toEqual([]);
}

test('on a small screen the keyboard stops nowhere out of sight on a public page', async ({ page }) => {
  await walks(page, await publicPages(ownUrl()));
});

const tabs = (names: string) => names.split(' ').map((tab) => `/dashboard?tab=${tab}`);

test('nor for the customer', async ({ page, context }) => {
  await signIn(context, 'customer');
  await walks(page, [...tabs('jobs quoted progress history messages settings'), '/post-job']);
});

test('nor for the business, on the page of a lead and its form', async ({ page, context, browser }) => {
  const carl = await another(browser, 'customer');
  const title = titleFor('Tap on a small screen');
  await carl.api.postJob(title);
  await signIn(context, 'business');
  await walks(page, tabs('leads quoted progress history messages calendar settings'));
  await openTab(page, 'leads');
  const lead = await openLead(page, title);
  expect(await unseenOn(page)).toEqual([]);
  await lead.getByRole('button', { name: 'Quote estimate' }).click();
  await page.locator('h1').first().focus();
  expect(await unseenOn(page)).toEqual([]);
  await carl.close();
});

test('nor for the admin', async ({ page, context }) => {
  await signIn(context, 'admin');
  await walks(
    page,
    'dashboard customers businesses jobs work-categories reviews settings'
      .split(' ')
      .map((tab) => `/admin/dashboard?tab=${tab}`),
  );
});
