import { expect, test } from 'vitest';
import { fillIn, firstWord } from './fill-in.ts';

const FACTS = { 'first name': 'Carl', job: 'Tap {my name} $& drips', 'my name': 'Anna Bell' };

test('fields are filled in however they are written, once, and what is unknown stays to be seen', {
  meta: { shows: ['C3'] },
}, () => {
  expect(fillIn('Good morning {first name},\n{ First  Name }', FACTS)).toBe('Good morning Carl,\nCarl');
  // What was filled in is not read again, and is no pattern.
  expect(fillIn('{job}: {my name}', FACTS)).toBe('Tap {my name} $& drips: Anna Bell');
  expect(fillIn('{phone} {first-name} {job', FACTS)).toBe('{phone} {first-name} {job');
  expect(fillIn('Good morning {first name}', { ...FACTS, 'first name': '' })).toBe(
    'Good morning {first name}',
  );
  expect([firstWord('Mary Ann Smith'), firstWord(' ')]).toEqual(['Mary', '']);
});
