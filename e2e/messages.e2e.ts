import type { Page } from '@playwright/test';
import { expectAccessibleInLooks, EVERY_LOOK } from './support/accessible.ts';
import { newLead, openTab, said } from './support/sides.ts';
import { expect, onlyTheLineFailed, test, visit } from './support/visit.ts';

test.use({ moves: true });

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
const PHOTO = 'web/public/icon-512.png';
const LONG_WORD = 'Ü'.repeat(90);

const row = (page: Page, title: string) => page.getByRole('link').filter({ hasText: title });
const stream = (page: Page) => page.getByRole('log', { name: 'Messages' });

async function write(page: Page, message: string) {
  await page.getByLabel('Your message').fill(message);
  await page.getByRole('button', { name: 'Send Message' }).click();
}

/** What says that a message was sent comes in front of the way back on a phone, and would take the press for itself. */
async function putAwaySent(page: Page) {
  const toast = page.getByRole('dialog', { name: 'Message sent!' });
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
}

/** In the browser: stands in for the icon of the installed app, which no story can see. */
function notesBadge(): void {
  navigator.setAppBadge = async (count = 0) => void (document.documentElement.dataset.badge = String(count));
  navigator.clearAppBadge = async () => navigator.setAppBadge(0);
}

const badge = (page: Page) => page.evaluate(() => document.documentElement.dataset.badge);

test('two people talk, she at a desk and he at a phone that loses its line', async ({ page, browser }) => {
  const { carl, anna, title, jobId, leadId } = await newLead(page, browser, { what: 'Tap in the attic' });
  await anna.quote(leadId, 480);
  await anna.write(leadId, 'When would suit you?');
  // Four at once: one after the other would take as long as the rest of the story.
  for (let n = 0; n < 44; n += 4)
    await Promise.all([0, 1, 2, 3].map((more) => anna.write(leadId, `Line ${n + more} of what I would do`)));
  await anna.write(leadId, 'That is all');

  await carl.page.setViewportSize(PHONE);
  await carl.page.addInitScript(notesBadge);
  await openTab(carl.page, 'messages');
  await expect(carl.page).toHaveTitle(/^\(\d+\) Messages/);
  await expect(row(carl.page, title)).toContainText('46 unread');
  const unread = Number(/\d+/.exec(await carl.page.title()));
  await expect.poll(() => badge(carl.page)).toBe(String(unread));
  // Other stories may have left him something to read.
  const elsewhere = unread > 46 ? `(${unread - 46}) ` : '';
  await row(carl.page, title).click();
  await expect(carl.page).toHaveURL(/lead=/);

  // He begins where he has stopped reading, and goes back from there.
  await expect(stream(carl.page).getByText('New', { exact: true })).toBeInViewport();
  await expect(stream(carl.page).getByText('When would suit you?')).toBeInViewport();
  await expect(stream(carl.page).getByText(/^Quote received: £480 for the job/)).toBeInViewport();
  await stream(carl.page).evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(carl.page).toHaveTitle(`${elsewhere}Messages · Fettle`);
  await expect.poll(() => badge(carl.page)).toBe(String(unread - 46));

  await page.setViewportSize(DESK);
  await openTab(page, 'messages');
  await row(page, title).click();
  await expect(stream(page).getByText('That is all')).toBeInViewport();
  await expect(stream(page).getByText('Seen')).toBeInViewport();

  // A number is hidden, and he is told while he types.
  await carl.page.getByLabel('Your message').fill('Ring me on 07700 900124');
  await expect(carl.page.getByText('Your number will be hidden here. It is shared when')).toBeVisible();
  await write(carl.page, 'Thursday at nine');
  await expect(stream(page).getByText('Thursday at nine')).toBeVisible();

  // A photo goes without words; it stands in the list, and opens large.
  await carl.page.locator('input[type=file]').setInputFiles(PHOTO);
  await expect(carl.page.getByRole('list', { name: 'Files to send' })).toContainText('Ready');
  await carl.page.getByRole('button', { name: 'Send Message' }).click();
  await expect(row(page, title)).toContainText('Photo');
  await stream(page).getByRole('button', { name: 'Photo 1 of 1' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');

  // Without a line it stands there and says so; when the line is back, it is sent, once.
  await carl.page.context().setOffline(true);
  await write(carl.page, `No line ${LONG_WORD}`);
  await expect(stream(carl.page).getByText('Not sent')).toBeVisible();
  await carl.page.getByLabel('Your message').fill('A draft');
  await carl.page.context().setOffline(false);
  await expect(stream(carl.page).getByText('Not sent')).toHaveCount(0);
  await carl.page.reload();
  await expect(carl.page.getByLabel('Your message')).toHaveValue('A draft');
  await expect(stream(page).getByText(/^No line/)).toHaveCount(1);
  await expect(stream(carl.page).getByText(/^No line/)).toHaveCount(1);

  // Older lines come above what she reads when she scrolls there, and new ones are said below it.
  const first = stream(page).locator('[data-item]').first();
  const id = await first.getAttribute('data-item');
  await stream(page).evaluate((box) => box.scrollTo(0, 0));
  const same = stream(page).locator(`[data-item="${id}"]`);
  await expect(stream(page).locator('[data-item]').first()).not.toHaveAttribute('data-item', id ?? '');
  await expect(same).toBeInViewport();
  // Enter does in her messages what she has chosen.
  await page.getByLabel('Your message').fill('One line');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your message')).toHaveValue('One line\n');
  await page.getByRole('checkbox', { name: 'Send with Enter' }).check();
  await page.getByLabel('Your message').fill('Another line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('and its end');
  await page.keyboard.press('Enter');
  await expect(stream(carl.page).getByText('and its end')).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('');
  await stream(page).evaluate((box) => box.scrollTo(0, 0));
  await write(carl.page, 'Are you there?');
  await page.getByRole('button', { name: '1 new message' }).click();
  await expect(stream(page).getByText('Are you there?')).toBeInViewport();

  // The job is cancelled while she writes: her words stay, and it is said in place.
  await page.getByLabel('Your message').fill('I will bring');
  await carl.api.setStatus(jobId, 'cancelled');
  await expect(
    page.getByText('This job is no longer available, so you can no longer write here.'),
  ).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('I will bring');
  await expect(stream(page).getByText(/^The job was cancelled/)).toBeVisible();

  await page
    .getByText('More about this conversation')
    .or(page.getByLabel('More about this conversation'))
    .click();
  await page.getByRole('button', { name: 'Archive' }).click();
  await said(page, 'Conversation archived');
  await expect(row(page, title)).toHaveCount(0);
  await page.getByRole('link', { name: 'Archived' }).click();
  await expect(row(page, title)).toBeVisible();
  await expectAccessibleInLooks(page, EVERY_LOOK);

  await carl.page.goBack();
  await expect(row(carl.page, title)).toBeVisible();
  await expectAccessibleInLooks(carl.page, EVERY_LOOK);
  await carl.page.setViewportSize({ width: 320, height: 640 });
  for (const open of [false, true]) {
    if (open) await row(carl.page, title).click();
    await expect(open ? stream(carl.page) : row(carl.page, title)).toBeVisible();
    expect(await carl.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  await carl.close();
});

test('a message whose answer got lost and that is written anew is there once, and the new words go as another one', {
  tag: ['@ruling-50'],
}, async ({ page, browser, complaints }) => {
  const { carl, leadId } = await newLead(page, browser, { what: 'Tap to be written about twice' });
  await carl.close();
  await visit(page, `/dashboard?tab=messages&lead=${leadId}`);
  const box = page.getByLabel('Your message');
  await expect(page.getByText('No messages yet')).toBeVisible();
  const sends = '**/api/lead/*/message';
  const failed = stream(page).getByText('Not sent');
  // What has not arrived waits through a reload.
  await page.route(sends, (route) => route.abort('connectionreset'));
  await write(page, 'Hello');
  await expect(failed).toBeVisible();
  await page.unroute(sends);
  await page.reload();
  await stream(page).getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toHaveCount(0);
  await expect(stream(page).getByText('Sending')).toHaveCount(0);
  await page.route(sends, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await write(page, 'I could come');
  // It has arrived, so it stands there twice until the answer is heard.
  await expect(failed).toBeVisible();
  await expect(stream(page).getByText('I could come')).toHaveCount(2);
  await stream(page).getByRole('button', { name: 'Edit' }).click();
  await box.fill('I could come on Tuesday');
  await page.unroute(sends);
  await page.reload();
  await expect(box).toHaveValue('I could come on Tuesday');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your message had arrived as you first wrote it.')).toBeVisible();
  await expect(box).toHaveValue('I could come on Tuesday');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(stream(page).getByText('I could come on Tuesday')).toHaveCount(1);
  await expect(stream(page).getByText('I could come', { exact: true })).toHaveCount(1);
  const arrived = async () => {
    const { messages } = await (await page.request.get(`/api/lead/${leadId}/messages`)).json();
    return messages.map((one: { body: string }) => one.body);
  };
  await expect.poll(arrived).toEqual(['I could come on Tuesday', 'I could come', 'Hello']);
  expect(complaints.splice(0).filter((said) => !said.endsWith('failed: 0'))).toEqual([
    'sendMessage failed: 422',
  ]);
});

test('what waits for a conversation that was left is there again, words and files, and the list says so', {
  tag: ['@C3'],
}, async ({ page, context, browser, complaints }) => {
  const { carl, title, leadId } = await newLead(page, browser, { what: 'Tap to be written about' });
  await carl.close();
  await page.setViewportSize(PHONE);
  await visit(page, `/dashboard?tab=messages&lead=${leadId}`);
  const box = page.getByLabel('Your message');
  await expect(page.getByText('No messages yet')).toBeVisible();

  // What could not be sent is the first message, and can be written on.
  await context.setOffline(true);
  await write(page, 'I could come');
  await expect(stream(page).getByText('Not sent')).toBeVisible();
  await expect(page.getByText('No messages yet')).toHaveCount(0);
  await stream(page).getByRole('button', { name: 'Edit' }).click();
  await expect(box).toBeFocused();
  await page.keyboard.type(' on Tuesday');
  await expect(box).toHaveValue('I could come on Tuesday');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(stream(page).getByText('I could come on Tuesday')).toHaveCount(1);
  await putAwaySent(page);

  await box.fill('Is this the tap');
  await page.locator('input[type=file]').setInputFiles(PHOTO);
  const files = page.getByRole('list', { name: 'Files to send' });
  await expect(files).toContainText('Ready');
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(row(page, title)).toContainText('Draft: Is this the tap');
  await row(page, title).click();
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect(box).toHaveValue('Is this the tap');
    await expect(files).toContainText('Ready');
  }
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(stream(page).getByRole('button', { name: 'Photo 1 of 1' })).toBeVisible();
  await expect(files).toHaveCount(0);
  await putAwaySent(page);
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(row(page, title)).toContainText('You: Is this the tap');

  // Without a line a desk says once that nothing can be read, and of the message that it is not sent.
  await page.setViewportSize(DESK);
  await row(page, title).click();
  await expect(stream(page).getByText('Is this the tap')).toBeVisible();
  await context.setOffline(true);
  await write(page, 'Out of reach');
  await expect(stream(page).getByText('Not sent')).toBeVisible();
  await expect(page.getByRole('main').getByText(/^We could not reach the server/)).toHaveCount(1);
  await context.setOffline(false);
  onlyTheLineFailed(complaints);
});
