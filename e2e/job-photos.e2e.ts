import { rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { jpeg, phonePhoto, png, sideways } from '../server/testing/pictures/samples.ts';
import { expectAccessible } from './support/accessible.ts';
import { openMenu } from './support/menu.ts';
import { act, openAdmin } from './support/admin.ts';
import { beginsDraft, onDevice, photoRows as rows, photoTexts as texts } from './support/photo-draft.ts';
import { another, forgetSignIn, signIn, titleFor } from './support/sides.ts';
import { expect, isAlive, test, visit } from './support/visit.ts';

const PHONE = { width: 390, height: 844 };
const TITLE = 'Tap with photos of it';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const begins = (page: Page, owner?: string) => beginsDraft(page, TITLE, owner);

const accountOf = async (page: Page): Promise<string> =>
  (await (await page.request.get('/api/auth/user')).json()).data.id;

test.describe('Photos of a job', () => {
  test.use({ viewport: PHONE });

  test('survive a reload, a log-in and a lost line, and the businesses see them in their order', {
    tag: ['@C1'],
  }, async ({ page, browser }) => {
    test.slow();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/job/photo')) sent.push(request.url());
    });
    await begins(page);
    const file = async (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({
      name,
      mimeType,
      buffer,
    });
    const files = [
      await file('tap.jpg', await jpeg(4000, 3000)),
      await file('side.jpg', await sideways()),
      await file('pipe.png', await png(800, 600), 'image/png'),
      await file('notes.txt', Buffer.from('no photo'), 'text/plain'),
      await file('nothing.jpg', Buffer.alloc(0)),
      await file('renamed.jpg', Buffer.from('no photo either')),
    ];
    const input = page.locator('input[type=file]').last();
    await input.setInputFiles(files);
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByText('notes.txt: Please choose a photo')).toBeVisible();
    await expect(page.getByText('nothing.jpg: This file is empty.')).toBeVisible();
    await expect(page.getByText('renamed.jpg: Please choose a photo')).toBeVisible();
    for (const { size } of await onDevice(page)) expect(size).toBeLessThanOrEqual(400_000);
    await page.getByLabel('What it shows').nth(0).fill('The tap');
    await page.getByLabel('What it shows').nth(2).fill('The pipe');
    // By keys alone, from the end to the front.
    for (const place of [3, 2]) {
      await page.getByRole('button', { name: `Move photo ${place} earlier` }).focus();
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => texts(page)).toEqual(['The pipe', 'The tap', '']);
    await expectAccessible(page);
    await page.reload();
    await expect.poll(() => texts(page)).toEqual(['The pipe', 'The tap', '']);
    await pastes(page, await jpeg(300, 200));
    await expect.poll(async () => (await onDevice(page)).length).toBe(4);
    await expect(rows(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Remove photo 3' }).focus();
    for (const left of [3, 2]) {
      await page.keyboard.press('Enter');
      await expect(rows(page)).toHaveCount(left);
      await expect(page.getByRole('button', { name: `Remove photo ${left}` })).toBeFocused();
    }
    await input.setInputFiles([await file('IMG.HEIC', phonePhoto(), 'image/heic')]);
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page)).toHaveText('Your contact details');
    // A visitor has sent nothing.
    expect(sent).toEqual([]);
    await logsIn(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page)).toHaveText('Check your answers');
    await expect(rows(page).nth(0)).toContainText('The pipe');
    await expectAccessible(page);
    await hearsOnce(page);
    await postsOverALostLine(page);
    await expect(heading(page)).toHaveText('Your job has been posted', { timeout: 30_000 });
    expect(await onDevice(page)).toEqual([]);
    await businessLooks(await another(browser, 'business'));
  });

  test('that the server refuses are asked to be removed, and no longer once they are', {
    tag: ['@C1'],
  }, async ({ page, context, complaints }) => {
    await signIn(context, 'customer');
    await begins(page, await accountOf(page));
    const photo = { name: 'tap.jpg', mimeType: 'image/jpeg', buffer: await jpeg(600, 400) };
    await page.route('**/api/job/photo', (route) =>
      route.fulfill({
        status: 422,
        json: {
          status_code: 422,
          code: 'validation_failed',
          message: 'Please choose a photo.',
          errors: { photo: ['Please choose a photo.'] },
          request_id: '',
        },
      }),
    );
    await page.locator('input[type=file]').last().setInputFiles([photo]);
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page)).toHaveText('Your contact details');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page)).toHaveText('Check your answers');
    await page.getByRole('button', { name: 'Post Job' }).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'One of your photos cannot be used' });
    await expect(refusal).toBeVisible();
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await expect(refusal).toHaveCount(0);
    complaints.length = 0;
  });

  test('one that is removed while it travels stops, and the job goes without it', { tag: ['@C1'] }, async ({
    page,
    context,
  }) => {
    await signIn(context, 'customer');
    await begins(page, await accountOf(page));
    let sent = 0;
    // The first one gets no further.
    await page.route('**/api/job/photo', (route) => (sent++ === 0 ? undefined : route.continue()));
    const files = await Promise.all(
      [600, 700].map(async (width) => ({
        name: `${width}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await jpeg(width, 400),
      })),
    );
    await page.locator('input[type=file]').last().setInputFiles(files);
    await expect.poll(async () => (await onDevice(page)).length).toBe(2);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page)).toHaveText('Your contact details');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page)).toHaveText('Check your answers');
    const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/job/photo'));
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expect(page.getByText(/^Sending/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await stopped;
    await expect(heading(page)).toHaveText('Your job has been posted');
    expect(await onDevice(page)).toEqual([]);
  });

  test('may be told of, or removed, while they are still drawn smaller', { tag: ['@C1'] }, async ({
    page,
  }) => {
    let draw = () => {};
    const held = new Promise<void>((resolve) => (draw = resolve));
    await page.route(/shrink-worker/, async (route) => {
      await held;
      await route.continue();
    });
    await begins(page);
    const files = await Promise.all(
      [500, 600, 700].map(async (width) => ({
        name: `${width}.png`,
        mimeType: 'image/png',
        buffer: await png(width, 400),
      })),
    );
    await page.locator('input[type=file]').last().setInputFiles(files);
    await expect(rows(page)).toHaveCount(3);
    await page.getByLabel('What it shows').nth(0).fill('The tap');
    await page.getByLabel('What it shows').nth(2).fill('The pipe');
    await page.getByRole('button', { name: 'Remove photo 2' }).click();
    await expect(rows(page)).toHaveCount(2);
    draw();
    const kept = async () => (await onDevice(page)).map(({ text }) => text);
    await expect.poll(async () => (await kept()).toSorted()).toEqual(['The pipe', 'The tap']);
    await page.reload();
    await expect.poll(() => texts(page)).toEqual(['The tap', 'The pipe']);
  });

  test('of one person are never another one’s unasked: neither after a session, nor a draft of nobody', {
    tag: ['@C1'],
  }, async ({ page, context }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/job/photo')) sent.push(request.url());
    });
    await signIn(context, 'customer');
    await begins(page, await accountOf(page));
    const input = page.locator('input[type=file]').last();
    const photo = { name: 'tap.jpg', mimeType: 'image/jpeg', buffer: await jpeg(600, 400) };
    const choose = page.getByRole('button', { name: 'Choose photos' });
    await input.setInputFiles([photo]);
    await expect(rows(page)).toHaveCount(1);
    await expect.poll(async () => (await onDevice(page)).map(({ owner }) => owner !== null)).toEqual([true]);
    // The session ends unheard, and somebody else comes.
    await context.clearCookies();
    await page.reload();
    await expect(choose).toBeEnabled();
    await expect(rows(page)).toHaveCount(0);
    await signIn(context, 'dana');
    await page.reload();
    const question = page.getByRole('heading', { name: 'Go on with the draft on this device?' });
    await expect(question).toBeFocused();
    await expect(page.getByRole('main')).not.toContainText(TITLE);
    await expectAccessible(page);
    // The words she may take over; the photos were kept for another account.
    await page.getByRole('button', { name: 'Go on with it' }).click();
    await expect(choose).toBeEnabled();
    await expect.poll(() => onDevice(page)).toEqual([]);

    // A visitor adds a photo and leaves; she logs in elsewhere on the site.
    await context.clearCookies();
    await page.evaluate(() => {
      const draft = JSON.parse(localStorage.getItem('draft:post-job') ?? '{}');
      localStorage.setItem('draft:post-job', JSON.stringify({ ...draft, owner: '' }));
    });
    await page.reload();
    await isAlive(page);
    await input.setInputFiles([photo]);
    await expect(rows(page)).toHaveCount(1);
    await expect.poll(() => onDevice(page)).toHaveLength(1);
    await signIn(context, 'dana');
    await visit(page, '/post-job?step=check');
    await expect(question).toBeVisible();
    expect(await onDevice(page)).toMatchObject([{ owner: null }]);
    await page.getByRole('button', { name: 'Start afresh' }).click();
    await expect(heading(page)).toHaveText('What needs doing?');
    await expect.poll(() => onDevice(page)).toEqual([]);
    await page.reload();
    await expect(heading(page)).toHaveText('What needs doing?');
    expect(sent).toEqual([]);
  });

  test('go from the device at log-out, and are taken over by those who say that they are theirs', {
    tag: ['@C1'],
  }, async ({ page, context }) => {
    await begins(page);
    const photo = { name: 'tap.jpg', mimeType: 'image/jpeg', buffer: await jpeg(600, 400) };
    await page.locator('input[type=file]').last().setInputFiles([photo]);
    await expect(rows(page)).toHaveCount(1);
    await expect.poll(() => onDevice(page)).toMatchObject([{ owner: null }]);
    await signIn(context, 'dana');
    await page.reload();
    await page.getByRole('button', { name: 'Go on with it' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect.poll(async () => (await onDevice(page)).map(({ owner }) => owner !== null)).toEqual([true]);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await visit(page, '/');
    await openMenu(page);
    await page.getByRole('button', { name: 'Log Out' }).click();
    forgetSignIn('dana');
    await expect.poll(() => onDevice(page)).toEqual([]);
  });
});

/** In the browser: notes whether one photo ever had two rows, which React cannot take apart again. */
function noteTwice(): void {
  new MutationObserver(() => {
    const names = [...document.querySelectorAll<HTMLInputElement>('[name^="photo-"]')].map(
      ({ name }) => name,
    );
    if (new Set(names).size < names.length) document.body.dataset.twice = 'true';
  }).observe(document.body, { childList: true, subtree: true });
}

test(
  'on a desk photos are pasted, dropped and dragged; the same one twice is one, and one that goes meanwhile is said',
  {
    tag: ['@C1'],
  },
  async ({ page }, info) => {
    await begins(page);
    const carrying = async (name: string, bytes: Buffer) =>
      page.evaluateHandle(
        ([called, base64]) => {
          const data = new DataTransfer();
          const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          data.items.add(new File([file], called, { type: 'image/jpeg' }));
          return data;
        },
        [name, bytes.toString('base64')] as const,
      );
    // Nothing on the page has the focus.
    const pastes = async (bytes: Buffer) =>
      (await carrying('image.png', bytes)).evaluate((clipboardData) =>
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
      );
    await expect(page.getByRole('button', { name: 'Choose photos' })).toBeEnabled();
    await page.evaluate(noteTwice);
    const copied = await png(300, 200);
    await pastes(copied);
    await expect(rows(page)).toHaveCount(1);
    await pastes(copied);
    await expect(page.getByText('image.png: This photo is here already.')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    const dataTransfer = await carrying('dropped.jpg', await jpeg(400, 300));
    await page.getByRole('group', { name: 'Photos' }).dispatchEvent('drop', { dataTransfer });
    await expect(rows(page)).toHaveCount(2);
    // The second file goes from the disk while the first one, a large one, is drawn.
    const paths = [info.outputPath('large.jpg'), info.outputPath('gone.jpg')] as const;
    writeFileSync(paths[0], await jpeg(4000, 3000));
    writeFileSync(paths[1], await jpeg(500, 400));
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles([...paths]);
    rmSync(paths[1]);
    await expect(page.getByText('gone.jpg: This file was changed or removed meanwhile.')).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    expect(await page.evaluate(() => document.body.dataset.twice)).toBeUndefined();
    for (const [at, text] of ['One', 'Two', 'Three'].entries())
      await page.getByLabel('What it shows').nth(at).fill(text);
    await rows(page)
      .nth(1)
      .evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const handle = await rows(page).nth(2).locator('[data-handle]').boundingBox();
    const goal = await rows(page).first().boundingBox();
    await page.mouse.move((handle?.x ?? 0) + 20, (handle?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move((goal?.x ?? 0) + 40, (goal?.y ?? 0) + 20, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => texts(page)).toEqual(['Three', 'One', 'Two']);
    // Shown at once, and on the device a moment later.
    await expect
      .poll(async () => (await onDevice(page)).toSorted((a, b) => a.place - b.place).map(({ text }) => text))
      .toEqual(['Three', 'One', 'Two']);
    await page.reload();
    await expect.poll(() => texts(page)).toEqual(['Three', 'One', 'Two']);
  },
);

test('an admin sees photos for the hour that a reason opens, and then they go from the page', {
  tag: ['@C1', '@ruling-52'],
}, async ({ page, context, browser }) => {
  const carl = await another(browser, 'customer');
  const title = titleFor('Tap under the stairs');
  const sent = await carl.page.request.post('/api/job/photo', {
    headers: { 'sec-fetch-site': 'same-origin' },
    multipart: { photo: { name: 'tap.jpg', mimeType: 'image/jpeg', buffer: await jpeg(600, 400) } },
  });
  await carl.api.postJob(title, { photos: [{ id: (await sent.json()).id, text: 'The stopcock' }] });
  await carl.close();
  await signIn(context, 'admin');
  await page.clock.install();
  await openAdmin(page, 'jobs');
  await act(page, title, 'Look at 1 photo');
  await page.getByLabel('Reason').fill('A business reported it');
  await page.getByRole('button', { name: 'Look at them' }).click();
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText(/^You can see this until \d\d:\d\d\. Then it goes from this page\.$/),
  ).toBeVisible();
  const photo = dialog.getByRole('button', { name: 'Photo 1 of 1: The stopcock' });
  await expect(photo).toBeVisible();
  await expectAccessible(page);
  await page.clock.fastForward('59:00');
  await expect(photo).toBeVisible();
  await page.clock.fastForward('01:10');
  await expect(dialog.getByText('The hour is over, and what you saw has gone from this page.')).toBeVisible();
  await expect(photo).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

async function logsIn(page: Page) {
  const form = page.getByRole('main');
  await form.getByRole('radio', { name: 'I have an account' }).check();
  await form.getByLabel('Email').fill('customer@fettle.test');
  await form.getByLabel('Password').fill('local-jobs-done-right');
  await form.getByRole('button', { name: 'Log In' }).click();
  await expect(form).toContainText('Carl Moss');
}

/** While a text field has the focus, as after choosing the step. */
async function pastes(page: Page, picture: Buffer) {
  await page.getByLabel('Title').focus();
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/jpeg' }));
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, picture.toString('base64'));
}

/** Without a line it is said once, where it can be seen from the top of the page. */
async function hearsOnce(page: Page) {
  await page.context().setOffline(true);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Post Job' }).click();
  const said = page.getByText('We could not reach the server.');
  await expect(said).toBeInViewport({ ratio: 1 });
  await expect(said).toHaveCount(1);
  await expect(rows(page).getByText('Did not arrive')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Change Photos' })).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
}

/** The second photo's answer is lost on its way; the next try sends what is missing, and counts nothing twice. */
async function postsOverALostLine(page: Page) {
  let count = 0;
  await page.route('**/api/job/photo', async (route) => {
    count += 1;
    if (count !== 2) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Sent', { exact: true })).toHaveCount(2, { timeout: 30_000 });
  await page.unroute('**/api/job/photo');
  await page.reload();
  await expect(page.getByText('Sent', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Post Job' }).click();
}

async function businessLooks({ page, close }: Awaited<ReturnType<typeof another>>) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, '/dashboard?tab=leads');
  await page.getByRole('button', { name: TITLE }).click();
  const strip = page.getByRole('list', { name: `Photos of ${TITLE}` });
  await expect(strip.getByRole('listitem')).toHaveCount(3);
  await expect
    .poll(() =>
      strip
        .locator('img')
        .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length),
    )
    .toBe(3);
  await strip.getByRole('button', { name: 'Photo 1 of 3: The pipe' }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('img', { name: 'The pipe' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('img', { name: 'The tap' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(strip.getByRole('button').first()).toBeFocused();
  await close();
}
