import type { Locator, Page } from '@playwright/test';
import { answer, said } from './sides.ts';
import { expect } from './visit.ts';

const ENDS = {
  cancelled: {
    words: ['Cancel Job', 'Are you sure you want to cancel this job?', 'Proceed'],
    done: 'Job cancelled',
    leaves: 'active',
  },
  finished: {
    words: ['Mark as Complete', 'Are you sure you want to mark this job as complete?', 'Complete'],
    done: 'Job completed',
    leaves: 'in_progress',
  },
} as const;

/** A job is ended after one question; the server hears which way, and the list it was in is read again without it. */
export async function endsAfterOneQuestion(
  page: Page,
  { job, jobId }: { job: Locator; jobId: string },
  status: keyof typeof ENDS,
) {
  const { words, done, leaves } = ENDS[status];
  const [button, question, confirm] = words;
  await job.getByRole('button', { name: button }).click();
  const asked = page.getByRole('alertdialog', { name: question });
  await expect(asked.getByText('This process cannot be undone.', { exact: true })).toBeVisible();
  const ended = page.waitForRequest(`**/api/job/${jobId}/update-status`);
  const readAgain = page.waitForRequest(`**/api/jobs?status=${leaves}`);
  await answer(page, confirm);
  expect((await ended).postDataJSON()).toEqual({ status });
  await said(page, done);
  await readAgain;
  await expect(job).toBeHidden();
}
