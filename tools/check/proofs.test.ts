import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allProofs, noSuchProofs } from './proofs.ts';

test('the page of the proofs has a row for each of them, and for no other', () => {
  const page = readFileSync('proofs/README.md', 'utf8');
  const rows = [...page.matchAll(/^\| \[([^\]]+)\]\(([^)]+)\)/gm)];
  expect(rows.map(([, name = '']) => name).toSorted()).toEqual(allProofs());
  expect(rows.map(([, , link]) => link)).toEqual(rows.map(([, name]) => `${name}.test.ts`));
});

test('a name that no proof has is told instead of proving nothing', () => {
  expect(noSuchProofs(['backup', 'stop'])).toBeNull();
  expect(noSuchProofs(['backup', 'backups'])).toMatch(/^There is no proof called backups; .*\bbackup, /);
});
