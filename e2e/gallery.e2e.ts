import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import type { PageRequest } from '../contract/page.ts';
import { stopTime } from './support/clock.ts';
import { onScreen } from './support/colours.ts';
import { follow } from './support/keyboard.ts';
import {
  EVERY_LOOK,
  expectAccessible,
  expectAccessibleInBothModes,
  expectAccessibleInLooks,
  OF_COLOURS,
  tooSmallForThumbs,
} from './support/accessible.ts';
import { atBeginning } from './support/beginnings.ts';
import { expect, holdBack, look, test, visit } from './support/visit.ts';

const WIDTHS = [320, 820, 1280] as const;
const MODES = ['light', 'dark'] as const;

/** A story for each, at each width: a new group is photographed when it stands here. */
const GROUPS = {
  buttons: 'Buttons',
  fields: 'Fields',
  choices: 'Choices',
  signs: 'Words and signs',
  surfaces: 'Surfaces',
  quiet: 'Quiet states',
  talk: 'Conversation',
  front: 'In front of the page',
  cards: 'Cards of the deal',
  account: 'Cards of an account',
  admin: 'Cards of the admin area',
  forms: 'Forms and questions',
  shell: 'Around the page',
  shop: 'What visitors see',
  lists: 'Lists of the admin area',
  pictures: 'Pictures of the demo',
};
type Group = keyof typeof GROUPS;
const NAMES = Object.keys(GROUPS) as Group[];

/** Parts of pages with landmarks of their own: told apart in each state, and not from those of the other states. */
const WITH_LANDMARKS: Group[] = ['account', 'admin', 'forms', 'shell', 'shop'];

/** Failures that a state shows are logged there as anywhere. */
const LOGGED: Partial<Record<Group, string[]>> = {
  account: ['messages failed: 503'],
  admin: ['paymentFlags failed: 503', 'adminReports failed: 503'],
};

const main = (page: Page) => page.getByRole('main');
const toastSaying = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('dialog', { name: words });
const readOut = (page: Page) => page.locator('body > [role=status]');
const isInTheMiddle = (box: { x: number; width: number } | null, width: number) =>
  !!box && Math.abs(box.x + box.width / 2 - width / 2) < 1;

/** Opens a group, and waits until the script has reached every part of it. */
async function openGroup(page: Page, name: Group) {
  await atBeginning(page, tellRefusals);
  await visit(page, `/gallery/${name}`);
  await page.waitForFunction(isDrawn);
}

/** In the browser: what the page's own rules do not let in. */
function tellRefusals() {
  addEventListener('securitypolicyviolation', (event) => console.error(`refused ${event.violatedDirective}`));
}

/** In the browser: each state is there, also what the server never draws. */
function isDrawn(): boolean {
  const states = [...document.querySelectorAll('main figure')];
  const isDone = (state: Element) =>
    Object.keys(state).some((key) => key.startsWith('__reactProps$')) &&
    state.lastElementChild?.hasChildNodes() === true;
  return states.length > 0 && states.every(isDone);
}

/** What fits, and can be read and touched, at every width: of one visit, as those who turn their phone have it. */
async function lookAtEveryWidth(page: Page, pages?: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width === 320) expect(await main(page).evaluate(tooSmallForThumbs)).toEqual([]);
    await expectReadableAt(width, page, pages);
  }
}

/** What shows between the narrowest and the widest shows at one of them too. */
async function expectReadableAt(width: (typeof WIDTHS)[number], page: Page, pages?: string) {
  if (width === 320) await expectAccessibleInLooks(page, EVERY_LOOK, { pages });
  if (width === 1280) await expectAccessibleInBothModes(page, { pages });
}

type Photographs = { name: string; of: Page | Locator };

/** As it looks at every width, in both modes. Every picture is fetched; photographs are for people, who ask for them. */
async function photograph(page: Page, { name, of }: Photographs) {
  await page.evaluate(layDown);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  if (!process.env.PHOTOS) return;
  for (const width of WIDTHS)
    for (const colorScheme of MODES) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const path = resolve(test.info().outputDir, '..', 'gallery', `${name}-${colorScheme}-${width}.png`);
      await of.screenshot({ path, animations: 'disabled' });
    }
}

/** In the browser: as if the screen were as tall as the page, nothing sticks to its edge, and no picture waits to be seen. */
function layDown() {
  for (const part of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(part).position === 'sticky') part.style.setProperty('position', 'static');
  for (const picture of document.images) picture.loading = 'eager';
}

/** Opens what is behind a button of the group in front, and closes it again. */
async function lookBehind(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog.getByRole('heading')).toBeVisible();
  await expect(dialog.locator('img')).toHaveCount(name === 'Crop a picture' ? 1 : 0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    // What is in front is the same at every width; only the page behind it is another.
    if (width === 320) await expectAccessibleInBothModes(page);
    if (width === 1280) await expectAccessible(page, { only: OF_COLOURS });
  }
  await photograph(page, { name: `front/${name}`, of: page });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

const addressesOf = (links: Element[]) => links.map((link) => link.getAttribute('href'));

async function expectToHaveTurnedTo(page: Page, name: Group) {
  await expect(page).toHaveURL(`/gallery/${name}`);
  await expect(page).toHaveTitle(`Gallery: ${GROUPS[name]} · Fettle`);
  await expect(page.getByRole('heading', { name: GROUPS[name], exact: true }).first()).toBeFocused();
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
  for (const name of NAMES)
    look(
      `shows ${name} in every state, accessible and whole, in both modes, at every width`,
      async ({ page, complaints }) => {
        // Six looks at a page that is longer than any other.
        test.slow();
        await page.setViewportSize({ width: WIDTHS[0], height: 900 });
        await openGroup(page, name);
        await lookAtEveryWidth(page, WITH_LANDMARKS.includes(name) ? 'main figure' : undefined);
        await photograph(page, { name, of: main(page) });
        expect(complaints.splice(0)).toEqual(LOGGED[name] ?? []);
      },
    );

  look(
    'brings to the front what is behind each button, accessible and whole, in both modes, at every width',
    async ({ page }) => {
      // Eight dialogs, one after the other in the same page.
      test.setTimeout(5 * 60_000);
      await openGroup(page, 'front');
      for (const name of DIALOGS) await test.step(name, () => lookBehind(page, name));
    },
  );

  test('brings toasts to the front at every width', async ({ page }, { outputDir }) => {
    await openGroup(page, 'front');
    for (const name of TOASTS) await page.getByRole('button', { name, exact: true }).click();
    const last = toastSaying(page, 'Lead removed');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(last).toBeVisible();
      // Under the pointer they stay.
      await last.hover();
      if (process.env.PHOTOS)
        await page.screenshot({ path: resolve(outputDir, '..', 'gallery', 'front', `toasts-${width}.png`) });
    }
  });

  look('begins with its contents, accessible and whole, in both modes, at every width', async ({ page }) => {
    await page.setViewportSize({ width: WIDTHS[0], height: 900 });
    await visit(page, '/gallery');
    await lookAtEveryWidth(page);
    await photograph(page, { name: 'contents', of: main(page) });
  });

  test('has a page for each group, and ways between them', async ({ page, complaints }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await visit(page, '/gallery');
    const entries = main(page).getByRole('listitem').getByRole('link');
    const menu = page.getByRole('navigation', { name: 'Groups' });
    expect(await entries.evaluateAll(addressesOf)).toEqual(NAMES.map((name) => `/gallery/${name}`));
    await follow(page, entries.first());
    for (const [place, name] of NAMES.entries()) {
      await expectToHaveTurnedTo(page, name);
      expect(await menu.getByRole('link').evaluateAll(addressesOf)).toEqual(
        NAMES.map((other) => `/gallery/${other}`),
      );
      await expect(menu.locator('[aria-current=page]')).toHaveText(GROUPS[name]);
      await expect(menu.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
      const next = NAMES[place + 1];
      if (next) await follow(page, menu.getByRole('link', { name: GROUPS[next], exact: true }));
    }
    expect(complaints.splice(0)).toEqual(Object.values(LOGGED).flat());
  });

  test('leads on from the foot of a group, and back to the contents', async ({ page }) => {
    await openGroup(page, 'signs');
    await follow(page, page.getByRole('link', { name: 'Next: Surfaces' }));
    await expectToHaveTurnedTo(page, 'surfaces');
    await follow(page, page.getByRole('link', { name: 'All groups' }).last());
    await expect(page).toHaveURL('/gallery');
    await expect(page.getByRole('heading', { name: 'Gallery' })).toBeFocused();
  });

  test('tells times in phrases, with the exact moment beside them', {
    tag: ['@R-15-038', '@R-15-039', '@R-15-040', '@R-13-184'],
  }, async ({ page }) => {
    await openGroup(page, 'signs');
    const signs = main(page);
    for (const phrase of ['less than a minute ago', '2 hours ago', 'in 3 days'])
      await expect(
        signs.getByText(new RegExp(`^${phrase}, \\w{3} \\d+ \\w{3}( \\d{4})? at\\s\\d\\d:\\d\\d$`)),
      ).toBeVisible();
    await expect(signs.getByText('N/A', { exact: true })).toBeVisible();
    const time = signs.getByText('2 hours ago');
    await expect(time).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT.*Z$/);
  });

  test('a field tells what is typed without blanks and none as null, and a lazy one once it is left, as a number', {
    tag: ['@R-15-034'],
  }, async ({ page }) => {
    await openGroup(page, 'fields');
    const heard = (label: string) => page.getByLabel(`Heard from ${label}`);
    const [name, rooms] = [
      page.getByLabel('Nickname', { exact: true }),
      page.getByLabel('How many rooms?', { exact: true }),
    ];
    for (const [typed, told] of [
      [' Sam ', '"Sam"'],
      ['  ', 'null'],
    ] as const) {
      await name.fill(typed);
      await expect(heard('Nickname')).toHaveText(told);
    }
    await rooms.fill('12');
    await expect(heard('How many rooms?')).toHaveText('""');
    await rooms.press('Enter');
    await expect(heard('How many rooms?')).toHaveText('12');
    await rooms.fill('7');
    await expect(heard('How many rooms?')).toHaveText('12');
    await rooms.blur();
    await expect(heard('How many rooms?')).toHaveText('7');
  });

  test('the times go on while the page is open', { tag: ['@R-15-040'] }, async ({ page }) => {
    await page.clock.install();
    await openGroup(page, 'signs');
    const signs = main(page);
    await expect(signs.getByText('less than a minute ago')).toBeVisible();
    await page.clock.fastForward('05:00');
    await expect(signs.getByText('less than a minute ago')).toBeHidden();
    await expect(signs.getByText('5 minutes ago')).toBeVisible();
  });

  test('shows placeholders for pictures, and money without empty decimals', {
    tag: ['@R-15-041', '@R-15-042', '@R-15-045'],
  }, async ({ page }) => {
    await openGroup(page, 'signs');
    const signs = main(page);
    await signs.scrollIntoViewIfNeeded();
    await expect(signs.locator('svg[data-placeholder]')).toHaveCount(2);
    await expect(signs.locator('img')).toHaveCount(1);
    for (const sum of ['£120', '£120.50', '£120 an hour', '£12,345.67 for the job'])
      await expect(signs.getByText(sum, { exact: true })).toBeVisible();
  });

  test('is not there in production, nor is a group that nobody has made', async () => {
    const { default: bundle } = await import(pathToFileURL(resolve('dist/server/server.js')).href);
    const ask = async (path: string, platform: PageRequest['platform']): Promise<number> => {
      const context = { ...REQUEST, platform };
      return (await bundle.fetch(new Request(`https://example.com${path}`), { context })).status;
    };
    const everywhere = async (path: string) => [
      await ask(path, 'demo'),
      await ask(path, 'staging'),
      await ask(path, 'production'),
    ];
    expect(await everywhere('/gallery')).toEqual([200, 200, 404]);
    expect(await everywhere('/gallery/talk')).toEqual([200, 200, 404]);
    expect(await everywhere('/gallery/nothing')).toEqual([404, 404, 404]);
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
  test('opens and closes by keyboard and gives the focus back', { tag: ['@R-5-053'] }, async ({ page }) => {
    await openGroup(page, 'front');
    const opener = page.getByRole('button', { name: 'Open a form' });
    const dialog = page.getByRole('dialog', { name: 'Send Message' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('What needs doing?')).toBeFocused();
    await expect(dialog).toHaveAccessibleDescription('They see your name and what you write.');
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

  test('closes on Cancel and on a click beside it', { tag: ['@R-5-053'] }, async ({ page }) => {
    await openGroup(page, 'front');
    const opener = page.getByRole('button', { name: 'Ask before deleting' });
    const question = page.getByRole('alertdialog', { name: 'Delete the account?' });
    await opener.click();
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
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
    await openGroup(page, 'front');
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
    await openGroup(page, 'front');
    await page.getByRole('button', { name: 'Ask a question' }).click();
    const front = main(page);
    await expect(front.getByText('We could not reach the server.')).toBeInViewport();
    await page.unroute(/dialog-arrived-.*[.]js/);
    await front.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Accept this quote?' })).toBeVisible();
    complaints.length = 0;
  });
});

test.describe('A toast', () => {
  test('stands top centre for five seconds, longer under the pointer', {
    tag: ['@R-14-022', '@R-15-026', '@R-15-027', '@R-15-028'],
  }, async ({ page }) => {
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

  test('goes by itself', { tag: ['@R-9-133', '@R-15-026'] }, async ({ page }) => {
    await goesAfter(page, await sayWhileTimeStands(page), 5_000);
  });

  test('is read out, title and description, and can be closed by hand', {
    tag: ['@R-9-129', '@R-9-130', '@R-15-031', '@R-13-045'],
  }, async ({ page }) => {
    await openGroup(page, 'front');
    // The place is there before anything is said in it; otherwise nobody would hear the first one.
    await expect(readOut(page)).toHaveText('');
    await page.getByRole('button', { name: 'Say that it worked' }).click();
    await expect(readOut(page)).toHaveText('Account verifiedLeads are open to you from now on.');
    const toast = toastSaying(page, 'Account verified');
    await expect(toast).toContainText('Leads are open to you from now on.');
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toBeHidden();
  });

  test('that says the same as another takes its place, and is closed by itself', {
    tag: ['@R-9-128'],
  }, async ({ page }) => {
    await page.clock.install();
    await openGroup(page, 'front');
    await stopTime(page);
    for (let turn = 0; turn < 2; turn++) await page.getByRole('button', { name: 'Say something' }).click();
    const toasts = toastSaying(page, 'Message sent');
    await expect(toasts).toHaveCount(1);
    await toasts.first().getByRole('button', { name: 'Close' }).click();
    await page.clock.resume();
    await expect(toasts).toHaveCount(0);
  });

  test('has the icon of what it says: a tick for what is good, a warning for what failed', {
    tag: ['@R-9-132'],
  }, async ({ page }) => {
    await page.clock.install();
    await openGroup(page, 'front');
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

  test('can offer an action', { tag: ['@R-9-134', '@R-15-030'] }, async ({ page }) => {
    await openGroup(page, 'front');
    await page.getByRole('button', { name: 'Offer a way back' }).click();
    await toastSaying(page, 'Lead removed').getByRole('button', { name: 'Undo' }).click();
    await expect(toastSaying(page, 'Message sent')).toBeVisible();
  });

  test('is red for what failed and green for what is good, in light and dark', {
    tag: ['@R-9-131', '@R-13-044'],
  }, async ({ page }) => {
    await page.clock.install();
    await openGroup(page, 'front');
    await stopTime(page);
    for (const words of ['Say something', 'Say that it worked', 'Say that it failed'])
      await page.getByRole('button', { name: words }).click();
    for (const colorScheme of MODES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const [words, tone] of [
        ['Message sent', 'neither'],
        ['Account verified', 'green'],
        ['Error', 'red'],
      ] as const)
        await expect.poll(() => toneOfToast(page, words), `${words} in ${colorScheme}`).toBe(tone);
    }
    // Axe needs time to pass; under the pointer they stay.
    await toastSaying(page, 'Error').hover();
    await page.clock.resume();
    await expectAccessibleInBothModes(page);
  });

  test('is shown plainly when the stack cannot be fetched', async ({ page, complaints }) => {
    await page.route(/toast-stack-.*[.]js/, (route) => route.abort());
    await openGroup(page, 'front');
    await page.getByRole('button', { name: 'Say that it failed' }).click();
    await expect(page.getByText('The quote is no longer open.')).toBeInViewport();
    complaints.length = 0;
  });
});

async function toneOfToast(page: Page, words: string) {
  const toast = toastSaying(page, words);
  await expect(toast).toBeVisible();
  const written = await toast.evaluate((shown) => getComputedStyle(shown).color);
  return toneOf(await page.evaluate(onScreen, written));
}

/** Which of the two stands out, as far as an eye can tell. */
function toneOf([red = 0, green = 0]: number[]): 'red' | 'green' | 'neither' {
  if (Math.abs(red - green) < 40) return 'neither';
  return red > green ? 'red' : 'green';
}

/** Time does not pass before the story lets it. */
async function sayWhileTimeStands(page: Page): Promise<Locator> {
  await page.clock.install();
  await openGroup(page, 'front');
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
    await openGroup(page, 'choices');
    const field = page.getByRole('combobox', { name: 'What needs doing?' }).first();
    await field.focus();
    await page.keyboard.type('plumb tap');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Repair or replace a tap']);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Repair or replace a tap');
    // Nothing is chosen ahead: Down leads to the first line, and Enter takes what is marked or what alone can be meant.
    await field.fill('r');
    const lines = page.getByRole('listbox').getByRole('option');
    const [first = ''] = await lines.allInnerTexts();
    expect(await lines.count()).toBeGreaterThan(1);
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(first);
    await field.fill('r');
    await page.keyboard.press('Enter');
    await expect(lines.first()).toHaveAttribute('data-at', 'true');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(first);
    await field.fill('REPAIR or replace a tap');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Repair or replace a tap');
    await field.fill('zeppelin');
    await expect(page.getByText('Nothing found. Try another word.').last()).toBeInViewport();
  });

  test('keeps what was typed before the script was there', async ({ page }) => {
    const letGo = await holdBack(page, /assets[/].*[.]js/);
    await page.goto('/gallery/choices', { waitUntil: 'commit' });
    const field = page.getByRole('combobox', { name: 'What needs doing?' }).first();
    await field.focus();
    await page.keyboard.type('boil');
    letGo();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Service a boiler']);
    await expect(field).toBeFocused();
    await page.keyboard.type('er');
    await expect(field).toHaveValue('boiler');
  });
});

test.describe('Fields and choices', () => {
  test('a choice of stars is made with the arrow keys', async ({ page }) => {
    await openGroup(page, 'choices');
    const rating = page.getByRole('group', { name: 'How was it?' }).nth(1);
    await rating.getByRole('radio', { name: '4 stars' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(rating.getByRole('radio', { name: '5 stars' })).toBeChecked();
  });

  test('a message that could not be sent stays where it was typed', async ({ page }) => {
    await openGroup(page, 'talk');
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
    await openGroup(page, 'talk');
    const composer = page.locator('figure', { hasText: 'nearly as long as it may be' });
    const box = composer.getByRole('textbox');
    await expect(composer.getByRole('status')).toHaveText('3 characters left');
    await box.press('End');
    await box.pressSequentially(' Or Friday');
    await expect(composer.getByRole('status')).toHaveText('7 characters too many');
    await expect(box).toHaveValue('Is Thursday at nine all right? Or Friday');
  });
});
