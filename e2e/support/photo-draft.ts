import type { Page } from '@playwright/test';
import { expect, visit } from './visit.ts';

/** All but the words and the photos lies on the device already. */
export async function beginsDraft(page: Page, title: string, owner = '') {
  const { workCategories } = await (await page.request.get('/api/work-category')).json();
  const trade = workCategories.find(({ name }: { name: string }) => name === 'Plumbing');
  const service = trade.services.find(({ name }: { name: string }) => name === 'Repair or replace a tap');
  const draft = {
    key: crypto.randomUUID().replaceAll('-', ''),
    owner,
    category_id: trade.id,
    service_id: service.id,
    job_type: 'Terraced house',
    target_job_done: 'Within a week',
    location: 'SE1 7PB',
    title,
    description: 'It drips day and night, see the photos. The stopcock works.',
    answers: {},
  };
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', 'yes');
    localStorage.setItem('draft:post-job', text);
  }, JSON.stringify(draft));
  await visit(page, '/post-job?step=description');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Describe the job in your own words');
}

/** The photos that wait in the browser's database for their job. */
export const onDevice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ size: number; owner: string | null; place: number; text: string }[]>((resolve) => {
        const opening = indexedDB.open('fettle-photos', 1);
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('photos', { keyPath: 'id' }),
        );
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('photos').objectStore('photos').getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            resolve(
              all.result.map(({ blob, owner, place, text }) => ({ size: blob.size, owner, place, text })),
            );
          });
        });
      }),
  );

export const photoRows = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('listitem');

/** What the customer wrote of each photo, in their order. */
export const photoTexts = (page: Page) =>
  page.getByLabel('What it shows').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
