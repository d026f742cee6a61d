import type { Locator, Page } from '@playwright/test';
import { answer, said } from './sides.ts';
import { expect } from './visit.ts';

type End = {
  job: Locator;
  jobId: string;
  /** What is clicked, what is asked then, and what is answered. */
  words: [button: string, question: string, confirm: string];
  status: 'cancelled' | 'finished';
  /** What is said, and the list that is read again. */
  done: string;
  list: 'active' | 'in_progress';
};

/** A job is ended after one question; the server hears which way, and the list it was in is read again without it. */
export async function endsAfterOneQuestion(page: Page, { job, jobId, words, status, done, list }: End) {
  const [button, question, confirm] = words;
  await job.getByRole('button', { name: button }).click();
  const asked = page.getByRole('alertdialog', { name: question });
  await expect(asked.getByText('This process cannot be undone.', { exact: true })).toBeVisible();
  const ended = page.waitForRequest(`**/api/job/${jobId}/update-status`);
  const readAgain = page.waitForRequest(`**/api/jobs?status=${list}`);
  await answer(page, confirm);
  expect((await ended).postDataJSON()).toEqual({ status });
  await said(page, done);
  await readAgain;
  await expect(job).toBeHidden();
}
