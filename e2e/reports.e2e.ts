import type { Page } from '@playwright/test';
import { jpeg, pdf } from '../server/testing/pictures/samples.ts';
import { expectAccessible } from './support/accessible.ts';
import { act, OURS, openAdmin } from './support/admin.ts';
import { another, newLead, openTab, said } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';

const PHONE = { width: 390, height: 844 };

type File = { name: string; mimeType: string; buffer: Buffer };

/** Sends a message with files, as from a page of this side. */
async function sends(
  { request }: Page,
  leadId: string,
  { message, files }: { message: string; files: File[] },
) {
  const attachments: string[] = [];
  for (const file of files) {
    const brought = await request.post(`/api/lead/${leadId}/attachment`, {
      headers: OURS,
      multipart: { file },
    });
    attachments.push((await brought.json()).id);
  }
  const data = { message, attachments };
  const answer = await request.post(`/api/lead/${leadId}/message`, { headers: OURS, data });
  expect(answer.status()).toBe(200);
}

test('a business reports a photo; at the desk an admin takes the report, looks at it with a reason and deals with it', {
  tag: ['@C3'],
}, async ({ page, browser }) => {
  const { carl, anna, title, leadId } = await newLead(page, browser, { what: 'Tap of a rude photo' });
  await anna.interested(leadId);
  await sends(carl.page, leadId, {
    message: 'Look at that',
    files: [
      { name: 'tap.jpg', mimeType: 'image/jpeg', buffer: await jpeg(600, 400) },
      { name: 'second.jpg', mimeType: 'image/jpeg', buffer: await jpeg(500, 700) },
      { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) },
    ],
  });
  await openTab(page, 'messages');
  await page.getByRole('link').filter({ hasText: title }).click();
  await page.getByRole('button', { name: /^Report the message of Carl Moss/ }).click();
  const report = page.getByRole('dialog', { name: 'Report this message' });
  await report.getByRole('radio', { name: 'Photo 2 of 2' }).check();
  await report.getByRole('radio', { name: 'It is rude or offensive' }).check();
  await report.getByRole('button', { name: 'Report' }).click();
  await said(page, 'Thank you. We will look at it.');
  await expect(page.getByText('Reported', { exact: true })).toBeVisible();

  const ada = await another(browser, 'admin');
  await visit(ada.page, '/admin/dashboard');
  const { count } = await (await ada.page.request.get('/api/admin/reports', { headers: OURS })).json();
  await expect(
    ada.page.getByText(count === 1 ? '1 report to deal with.' : `${count} reports to deal with.`),
  ).toBeVisible();
  await ada.page.getByRole('link', { name: 'See the reports' }).click();
  const panels = ada.page.getByRole('navigation', { name: 'Settings' });
  await expect(panels.getByRole('link', { name: `Reports, ${count} to deal with` })).toBeVisible();
  const { jobNumber } = await (await carl.page.request.get('/api/jobs?status=active'))
    .json()
    .then(({ jobs }) => jobs.find((job: { title: string }) => job.title === title));
  const name = `the report of Anna Bell on ${jobNumber}`;
  // The number leads to that job alone.
  await ada.page.getByRole('link', { name: jobNumber }).click();
  await expect(ada.page.getByLabel('Search by number, title, post code or customer')).toHaveValue(jobNumber);
  await expect(ada.page.getByText('1 found')).toBeVisible();
  await expect(ada.page.getByText(title).first()).toBeVisible();
  await ada.page.goBack();
  await act(ada.page, name, 'Take it');
  await said(ada.page, 'Report taken');
  await looks(ada.page, name);
  await act(ada.page, name, 'Dealt with');
  const question = ada.page.getByRole('dialog', { name: 'What came of this report?' });
  await question.getByLabel('Reason').fill('It shows a tap');
  await question.getByRole('button', { name: 'Dealt with' }).click();
  await said(ada.page, 'Report dealt with');
  await openAdmin(ada.page, 'settings&panel=reports');
  await expect(ada.page.getByLabel(`Actions for ${name}`)).toHaveCount(0);
  await expect(
    panels.getByRole('link', { name: count === 1 ? /^Reports$/ : `Reports, ${count - 1} to deal with` }),
  ).toBeVisible();
  await ada.close();
  await carl.close();
});

/** What was reported comes first; however much there is, the way out is in sight. */
async function looks(page: Page, name: string) {
  await act(page, name, 'Look at photos and files');
  const dialog = page.getByRole('dialog', { name: /^Photos and files of the conversation/ });
  await dialog.getByLabel('Reason').fill('A photo was reported');
  await dialog.getByRole('button', { name: 'Look', exact: true }).click();
  await expect(dialog.getByText('This one was reported')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /plan\.pdf/ })).toBeAttached();
  await page.setViewportSize(PHONE);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(dialog).toHaveCount(0);
}
