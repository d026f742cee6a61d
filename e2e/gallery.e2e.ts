import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import type { PageRequest } from '../contract/page.ts';
import { stopTime } from './support/clock.ts';
import { expect, expectAccessible, test, tooSmallForThumbs, visit } from './support/visit.ts';

const WIDTHS = [320, 820, 1280];
const MODES = ['light', 'dark'] as const;
// A picture takes its time: three for a story.
const GROUPS = [
  ['buttons', 'fields', 'choices'],
  ['signs', 'surfaces', 'quiet'],
  ['talk', 'front', 'cards'],
  ['shell', 'shop', 'account'],
  ['desk', 'lists'],
];

/** What a page has once, and at its top, stands here in each of its states: landmarks, and the titles of screens. */
const OF_MANY_PAGES = ['landmark-unique', 'landmark-complementary-is-top-level', 'heading-order'];

const toastSaying = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('dialog', { name: words });
const readOut = (page: Page) => page.locator('body > [role=status]');
const isInTheMiddle = (box: { x: number; width: number } | null, width: number) =>
  !!box && Math.abs(box.x + box.width / 2 - width / 2) < 1;

async function openGallery(page: Page) {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`refused ${event.violatedDirective}`),
    );
  });
  await visit(page, '/gallery');
  // The script has reached every part: the exact time is told by the browser.
  await expect(page.locator('time[title]').first()).toBeAttached({ timeout: 30_000 });
}

async function openGalleryAs(page: Page, colorScheme: (typeof MODES)[number], width: number) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await openGallery(page);
}

/** In the browser: what sticks to the edge of the screen would stand in the middle of a picture taller than that. */
function layDown() {
  for (const part of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(part).position === 'sticky') part.style.setProperty('position', 'static');
}

const DIALOGS = [
  'Open a form',
  'Open a long one',
  'Ask a question',
  'Ask before deleting',
  'Crop a picture',
  'Ask for a reason',
  'Show the papers',
  'Show no papers',
];
const TOASTS = ['Say something', 'Say that it worked', 'Say that it failed', 'Say a lot', 'Offer a way back'];

test.describe('The gallery', () => {
  // Every card of the product in every state: as long as the pictures of the mails have.
  test.describe.configure({ timeout: 180_000 });

  for (const colorScheme of MODES)
    for (const width of WIDTHS)
      for (const groups of GROUPS)
        test(`shows ${groups.join(', ')} in every state, ${colorScheme}, at ${width}`, async ({ page }, {
          outputDir,
        }) => {
          await openGalleryAs(page, colorScheme, width);
          await page.evaluate(layDown);
          for (const group of groups)
            await page.locator(`section[aria-labelledby=${group}]`).screenshot({
              path: resolve(outputDir, '..', 'gallery', `${group}-${colorScheme}-${width}.png`),
            });
        });

  for (const colorScheme of MODES)
    for (const width of WIDTHS)
      test(`brings dialogs and toasts to the front, accessible and whole, ${colorScheme}, at ${width}`, async ({
        page,
      }, { outputDir }) => {
        const photograph = (name: string) =>
          page.screenshot({
            path: resolve(outputDir, '..', 'gallery', 'front', `${name}-${colorScheme}-${width}.png`),
          });
        await openGalleryAs(page, colorScheme, width);
        for (const name of DIALOGS) {
          await page.getByRole('button', { name, exact: true }).click();
          const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
          await expect(dialog.getByRole('heading')).toBeVisible();
          await expect(dialog.locator('img')).toHaveCount(name === 'Crop a picture' ? 1 : 0);
          expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
          await expectAccessible(page, { but: OF_MANY_PAGES });
          await photograph(name);
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        }
        for (const name of TOASTS) await page.getByRole('button', { name, exact: true }).click();
        await expect(toastSaying(page, 'Lead removed')).toBeVisible();
        await photograph('toasts');
      });

  for (const colorScheme of MODES)
    for (const width of WIDTHS)
      test(`is accessible and fits, ${colorScheme}, at ${width}`, async ({ page }) => {
        await openGalleryAs(page, colorScheme, width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await expectAccessible(page, { but: OF_MANY_PAGES });
      });

  test('R-15-038 R-15-039 R-15-040 R-13-184 tells times in phrases, with the exact moment behind them', async ({
    page,
  }) => {
    await openGallery(page);
    const signs = page.locator('section[aria-labelledby=signs]');
    for (const phrase of ['less than a minute ago', '2 hours ago', 'in 3 days', 'N/A'])
      await expect(signs.getByText(phrase, { exact: true })).toBeVisible();
    const time = signs.getByText('2 hours ago');
    await expect(time).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT.*Z$/);
    await expect(time).toHaveAttribute('title', /^\w+,? \d+ \w+ \d{4}.* \d\d:\d\d$/);
  });

  test('R-15-040 the times go on while the page is open', async ({ page }) => {
    await page.clock.install();
    await openGallery(page);
    const signs = page.locator('section[aria-labelledby=signs]');
    await expect(signs.getByText('less than a minute ago')).toBeVisible();
    await page.clock.fastForward('05:00');
    await expect(signs.getByText('less than a minute ago')).toBeHidden();
    await expect(signs.getByText('5 minutes ago')).toBeVisible();
  });

  test('R-15-041 R-15-042 R-15-045 shows placeholders for pictures, and money without empty decimals', async ({
    page,
  }) => {
    await openGallery(page);
    const signs = page.locator('section[aria-labelledby=signs]');
    await signs.scrollIntoViewIfNeeded();
    await expect(signs.locator('svg[data-placeholder]')).toHaveCount(2);
    await expect(signs.locator('img')).toHaveCount(1);
    for (const sum of ['£120', '£120.50', '£120 Hourly', '£12,345.67 Flat'])
      await expect(signs.getByText(sum, { exact: true })).toBeVisible();
  });

  test('is not there in production', async () => {
    const { default: bundle } = await import(pathToFileURL(resolve('dist/server/server.js')).href);
    const ask = async (platform: PageRequest['platform']): Promise<number> => {
      const context = { ...REQUEST, platform };
      return (await bundle.fetch(new Request('https://example.com/gallery'), { context })).status;
    };
    expect([await ask('demo'), await ask('staging'), await ask('production')]).toEqual([200, 200, 404]);
  });
});

const REQUEST = {
  nonce: 'n',
  appUrl: 'https://example.com',
  now: new Date().toISOString(),
  hasSession: false,
  forgetSession: () => undefined,
  call: () => Promise.resolve({ status: 401, body: { status_code: 401, code: 'unauthenticated' } }),
  report: () => undefined,
};

test.describe('A dialog', () => {
  for (const colorScheme of MODES)
    test(`R-5-053 opens and closes by keyboard and gives the focus back, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await openGallery(page);
      const opener = page.getByRole('button', { name: 'Open a form' });
      const dialog = page.getByRole('dialog', { name: 'Send Message' });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expect(dialog.getByLabel('What needs doing?')).toBeFocused();
      await expect(dialog).toHaveAccessibleDescription('They see your name and what you write.');
      await expectAccessible(page, { but: OF_MANY_PAGES });
      for (const stop of ['Cancel', 'Send Message']) {
        await page.keyboard.press('Tab');
        await expect(dialog.getByRole('button', { name: stop })).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(dialog.getByLabel('What needs doing?')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });

  test('R-5-053 closes on Cancel and on a click beside it', async ({ page }) => {
    await openGallery(page);
    const opener = page.getByRole('button', { name: 'Ask before deleting' });
    const question = page.getByRole('alertdialog', { name: 'Delete the account?' });
    await opener.click();
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page, { but: OF_MANY_PAGES });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(question).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(question).toBeHidden();
  });

  test('stays while the answer is on its way, and takes no second one', async ({ page }) => {
    await page.clock.install();
    await openGallery(page);
    await page.getByRole('button', { name: 'Ask and wait' }).click();
    const question = page.getByRole('alertdialog', { name: 'Accept this quote?' });
    const accept = question.getByRole('button', { name: 'Accept' });
    await expect(accept).toBeVisible();
    await stopTime(page);
    await accept.click();
    await expect(accept).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await page.clock.runFor(1_499);
    await expect(question).toBeVisible();
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(question).toBeHidden();
  });

  test('that cannot be fetched says so, and comes at the next try', async ({ page, complaints }) => {
    await page.route(/dialog-arrived-.*[.]js/, (route) => route.abort());
    await page.addInitScript(() => sessionStorage.setItem('chunk-reload-at', String(Date.now() + 60_000)));
    await openGallery(page);
    await page.getByRole('button', { name: 'Ask a question' }).click();
    const front = page.locator('section[aria-labelledby=front]');
    await expect(front.getByText('We could not reach the server.')).toBeInViewport();
    await page.unroute(/dialog-arrived-.*[.]js/);
    await front.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Accept this quote?' })).toBeVisible();
    complaints.length = 0;
  });
});

test.describe('A toast', () => {
  test('R-14-022 R-15-026 R-15-027 R-15-028 stands top centre for five seconds, longer under the pointer', async ({
    page,
  }) => {
    const toast = await sayWhileTimeStands(page);
    const box = await toast.boundingBox();
    expect(isInTheMiddle(box, 1280)).toBe(true);
    expect(box?.y).toBeLessThan(40);
    await toast.hover();
    await page.clock.runFor(60_000);
    await expect(toast).not.toHaveAttribute('data-ending-style');
    await page.mouse.move(5, 700);
    await goesAfter(page, toast, 5_000);
  });

  test('R-15-026 goes by itself', async ({ page }) => {
    await goesAfter(page, await sayWhileTimeStands(page), 5_000);
  });

  test('R-9-129 R-9-130 R-15-031 R-13-045 is read out, title and description, and can be closed by hand', async ({
    page,
  }) => {
    await openGallery(page);
    // The place is there before anything is said in it; otherwise nobody would hear the first one.
    await expect(readOut(page)).toHaveText('');
    await page.getByRole('button', { name: 'Say that it worked' }).click();
    await expect(readOut(page)).toHaveText('Account verifiedLeads are open to you from now on.');
    const toast = toastSaying(page, 'Account verified');
    await expect(toast).toContainText('Leads are open to you from now on.');
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toBeHidden();
  });

  test('R-9-128 that says the same as another is one of its own, and closed by itself', async ({ page }) => {
    await page.clock.install();
    await openGallery(page);
    await stopTime(page);
    for (let turn = 0; turn < 2; turn++) await page.getByRole('button', { name: 'Say something' }).click();
    const toasts = toastSaying(page, 'Message sent');
    await expect(toasts).toHaveCount(2);
    await toasts.first().getByRole('button', { name: 'Close' }).click();
    await page.clock.resume();
    await expect(toasts).toHaveCount(1);
  });

  test('R-9-132 has the icon of what it says: a tick for what is good, a warning for what failed', async ({
    page,
  }) => {
    await page.clock.install();
    await openGallery(page);
    await stopTime(page);
    for (const [button, words, icons] of [
      ['Say something', 'Message sent', []],
      ['Say that it worked', 'Account verified', ['circle-check']],
      ['Say that it failed', 'Error', ['circle-exclamation']],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      const shown = toastSaying(page, words);
      await expect(shown).toBeVisible();
      // Beside the cross that closes it.
      const names = await shown
        .locator('svg:not(button svg)')
        .evaluateAll((drawn) => drawn.map((icon) => /lucide-(circle-\w+)/.exec(icon.classList.value)?.[1]));
      expect([words, names]).toEqual([words, icons]);
    }
  });

  test('R-9-134 R-15-030 can offer an action', async ({ page }) => {
    await openGallery(page);
    await page.getByRole('button', { name: 'Offer a way back' }).click();
    await toastSaying(page, 'Lead removed').getByRole('button', { name: 'Undo' }).click();
    await expect(toastSaying(page, 'Message sent')).toBeVisible();
  });

  for (const colorScheme of MODES)
    test(`R-9-131 R-13-044 is red for what failed and green for what is good, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.clock.install();
      await openGallery(page);
      await stopTime(page);
      for (const words of ['Say something', 'Say that it worked', 'Say that it failed'])
        await page.getByRole('button', { name: words }).click();
      const colours = new Set<string>();
      for (const words of ['Message sent', 'Account verified', 'Error']) {
        const toast = toastSaying(page, words);
        await expect(toast).toBeVisible();
        colours.add(await toast.evaluate((shown) => getComputedStyle(shown).color));
      }
      expect(colours.size).toBe(3);
      // Axe needs time to pass; under the pointer they stay.
      await toastSaying(page, 'Error').hover();
      await page.clock.resume();
      await expectAccessible(page, { but: OF_MANY_PAGES });
    });

  test('is shown plainly when the stack cannot be fetched', async ({ page, complaints }) => {
    await page.route(/toast-stack-.*[.]js/, (route) => route.abort());
    await page.addInitScript(() => sessionStorage.setItem('chunk-reload-at', String(Date.now() + 60_000)));
    await openGallery(page);
    await page.getByRole('button', { name: 'Say that it failed' }).click();
    await expect(page.getByText('The quote is no longer open.')).toBeInViewport();
    complaints.length = 0;
  });
});

/** Time does not pass before the story lets it. */
async function sayWhileTimeStands(page: Page): Promise<Locator> {
  await page.clock.install();
  await openGallery(page);
  await stopTime(page);
  await page.getByRole('button', { name: 'Say something' }).click();
  const toast = toastSaying(page, 'Message sent');
  await expect(toast).toBeVisible();
  return toast;
}

/** Not a millisecond earlier. */
async function goesAfter(page: Page, toast: Locator, ms: number) {
  await page.clock.runFor(ms - 1);
  await expect(toast).not.toHaveAttribute('data-ending-style');
  await page.clock.runFor(1);
  await expect(toast).toHaveAttribute('data-ending-style');
  await page.clock.resume();
  await expect(toast).toBeHidden();
}

test.describe('A type-ahead', () => {
  test('finds by any of the words and is worked by keyboard alone', async ({ page }) => {
    await openGallery(page);
    const field = page.getByRole('combobox', { name: 'What needs doing?' }).first();
    await field.focus();
    await page.keyboard.type('plumb tap');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Repair or replace a tap']);
    await expectAccessible(page, { but: OF_MANY_PAGES });
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Repair or replace a tap');
    await field.fill('zeppelin');
    await expect(page.getByText('Nothing found. Try another word.').last()).toBeInViewport();
  });

  test('keeps what was typed before the script was there', async ({ page }) => {
    let letThrough = () => {};
    const isLetThrough = new Promise<void>((done) => {
      letThrough = done;
    });
    await page.route(/assets[/].*[.]js/, async (route) => {
      await isLetThrough;
      await route.continue();
    });
    await page.goto('/gallery', { waitUntil: 'commit' });
    const field = page.getByRole('combobox', { name: 'What needs doing?' }).first();
    await field.focus();
    await page.keyboard.type('boil');
    letThrough();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Service a boiler']);
    await expect(field).toBeFocused();
    await page.keyboard.type('er');
    await expect(field).toHaveValue('boiler');
  });
});

test.describe('Fields and choices', () => {
  test('a choice of stars is made with the arrow keys', async ({ page }) => {
    await openGallery(page);
    const rating = page.getByRole('group', { name: 'How was it?' }).nth(1);
    await rating.getByRole('radio', { name: '4 stars' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(rating.getByRole('radio', { name: '5 stars' })).toBeChecked();
  });

  test('a message that could not be sent stays where it was typed', async ({ page }) => {
    await openGallery(page);
    const box = page.getByRole('textbox', { name: 'Your message' }).nth(2);
    await box.fill('Still here');
    await page.keyboard.press('Control+Enter');
    await expect(box).toHaveValue('Still here');
    const empty = page.getByRole('textbox', { name: 'Your message' }).first();
    await empty.fill('Off it goes');
    await page.keyboard.press('Control+Enter');
    await expect(empty).toHaveValue('');
  });

  test('too long a text is told and not cut off', async ({ page }) => {
    await openGallery(page);
    const composer = page.locator('figure', { hasText: 'nearly as long as it may be' });
    const box = composer.getByRole('textbox');
    await expect(composer.getByRole('status')).toHaveText('3 characters left');
    await box.press('End');
    await box.pressSequentially(' Or Friday');
    await expect(composer.getByRole('status')).toHaveText('7 characters too many');
    await expect(box).toHaveValue('Is Thursday at nine all right? Or Friday');
  });

  test('everything that is touched is large enough for a thumb', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await openGallery(page);
    expect(await page.locator('main').evaluate(tooSmallForThumbs)).toEqual([]);
  });
});
