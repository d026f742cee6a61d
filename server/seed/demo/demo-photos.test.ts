import { expect, test } from 'vitest';
import { photosOf } from './demo-photos.ts';
import { JOBS } from './jobs.ts';

test('each job of the demo has one to four photos, each with a sentence', () => {
  for (const job of JOBS) {
    const photos = photosOf(job);
    expect([job.key, photos.length >= 1 && photos.length <= 4]).toEqual([job.key, true]);
    expect(new Set(photos.map(({ scene }) => scene)).size, job.key).toBe(photos.length);
    for (const { says } of photos) expect(says, job.key).toMatch(/^[A-Z].+[.]$/);
  }
});

test('a job that names no photos gets a scene that fits its service', () => {
  expect(photosOf({ service: 'Emergency plumber' })).toEqual([{ scene: 'ceiling-leak', says: '' }]);
});
