import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { csvAnswer } from './csv.ts';

const BATCH = 500;
const LAST = { created_at: new Date(0), id: '', person_key: '', email_key: '' };
const ENOUGH = 100_000;

test('a file is written while its list is read, and no further than its reader takes it', async () => {
  let asked = 0;
  const endless = () => {
    asked += 1;
    return Promise.resolve({
      rows: Array.from({ length: BATCH }, () => ({ name: 'Nora Quist' })),
      last: LAST,
    });
  };
  const { content } = csvAnswer({ name: 'endless', columns: ['name'] }, endless);
  if (!(content instanceof Readable)) throw new Error('it is no stream');
  let taken = 0;
  for await (const part of content) {
    taken += String(part).length;
    if (taken > ENOUGH) break;
  }
  const needed = Math.ceil(taken / ('Nora Quist\r\n'.length * BATCH));
  expect(asked).toBeGreaterThanOrEqual(needed);
  expect(asked).toBeLessThan(3 * needed);
});
