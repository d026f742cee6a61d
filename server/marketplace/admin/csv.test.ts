import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { csvAnswer } from './csv.ts';

const BATCH = 500;
const lastOf = (batch: number) => ({
  created_at: new Date(0),
  place_id: `${batch}`,
  person_key: '',
  email_key: '',
});
const ENOUGH = 100_000;

test('a file is written while its list is read, and no further than its reader takes it', async () => {
  let asked = 0;
  const endless = () => {
    asked += 1;
    return Promise.resolve({
      rows: Array.from({ length: BATCH }, () => ({ name: 'Nora Quist' })),
      last: lastOf(asked),
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

test('a list that goes on where it was already ends its file with an error, and not never', async () => {
  const stuck = () => Promise.resolve({ rows: [{ name: 'Nora Quist' }], last: lastOf(1) });
  const { content } = csvAnswer({ name: 'stuck', columns: ['name'] }, stuck);
  if (!(content instanceof Readable)) throw new Error('it is no stream');
  await expect(text(content)).rejects.toThrow('where it was already');
});
