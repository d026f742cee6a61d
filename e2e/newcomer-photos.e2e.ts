import type { Page } from '@playwright/test';
import { jpeg, png } from '../server/testing/pictures/samples.ts';
import { phoneInGroups } from '../contract/phone-groups.ts';
import { expectAccessible } from './support/accessible.ts';
import { fillIn, newcomer } from './support/newcomer.ts';
import { beginsDraft, onDevice, photoRows, photoTexts } from './support/photo-draft.ts';
import { expect, isAlive, test } from './support/visit.ts';

const TITLE = 'A tap with photos for a newcomer';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** The page is left and opened again, as by somebody whose phone closed it meanwhile. */
async function comesBack(page: Page, title: string) {
  await page.reload();
  await isAlive(page);
  await expect(heading(page)).toHaveText(title);
}

/** The photos that were sent, one entry for each try. */
function sentPhotos(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/job/photo')) sent.push(request.url());
  });
  return sent;
}

async function addsPhotos(page: Page) {
  const files = [
    { name: 'tap.jpg', mimeType: 'image/jpeg', buffer: await jpeg(1600, 1200) },
    { name: 'pipe.png', mimeType: 'image/png', buffer: await png(800, 600) },
  ];
  await expect(page.getByRole('button', { name: 'Choose photos' })).toBeEnabled();
  await page.locator('input[type=file]').last().setInputFiles(files);
  await expect(photoRows(page)).toHaveCount(2);
  await page.getByLabel('What it shows').nth(0).fill('The tap');
  await page.getByLabel('What it shows').nth(1).fill('The pipe');
  await expect.poll(async () => (await onDevice(page)).map(({ text }) => text).toSorted()).toEqual(TEXTS);
}

const TEXTS = ['The pipe', 'The tap'];

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a newcomer adds photos, registers in the middle and reloads at each step: the job is posted with all of them', {
    tag: ['@C1', '@R-4-006'],
  }, async ({ page }) => {
    const sent = sentPhotos(page);
    await beginsDraft(page, TITLE);
    await addsPhotos(page);
    await comesBack(page, 'Describe the job in your own words');
    await expect.poll(() => photoTexts(page)).toEqual(['The tap', 'The pipe']);
    await goOn(page);

    await expect(heading(page)).toHaveText('Your contact details');
    const nora = newcomer();
    await fillIn(page, nora);
    await comesBack(page, 'Your contact details');
    const form = page.getByRole('main');
    // What was typed is still there, but for the passwords and the tick.
    await expect(form.getByLabel('Full name')).toHaveValue(nora.name);
    await expect(form.getByLabel('Email')).toHaveValue(nora.email);
    await fillIn(page, nora);
    expect([sent, (await onDevice(page)).map(({ owner }) => owner)]).toEqual([[], [null, null]]);
    await form.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(form).toContainText(phoneInGroups(nora.mobile));
    await comesBack(page, 'Your contact details');
    await expect(form).toContainText(phoneInGroups(nora.mobile));
    await goOn(page);

    await expect(heading(page)).toHaveText('Check your answers');
    await comesBack(page, 'Check your answers');
    for (const [at, text] of ['The tap', 'The pipe'].entries())
      await expect(photoRows(page).nth(at)).toContainText(text);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expect(heading(page)).toHaveText('Your job has been posted', { timeout: 30_000 });
    expect([sent.length, await onDevice(page)]).toEqual([2, []]);
    await showsThem(page);
  });
});

/** The one job that she has, with its photos as she put them in order, each a picture. */
async function showsThem(page: Page) {
  const { jobs } = await (await page.request.get('/api/jobs?status=active')).json();
  expect(jobs).toMatchObject([{ title: TITLE, photos: [{ text: 'The tap' }, { text: 'The pipe' }] }]);
  for (const { id } of jobs[0].photos) {
    const answer = await page.request.get(`/api/job/photo/${id}?w=320`);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp']);
  }
}
