import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MASK, maskContacts, maskContactsPlainly, maskPostcodes, readable } from './contact-mask.ts';

const HIDDEN = [
  'call 07700900123',
  'call 07700 900 123 please',
  'call 07700-900-123',
  'call (07700) 900123',
  'call +44 7700 900123',
  'call 0044 7700900123',
  'call 0 7 7 0 0 9 0 0 1 2 3',
  'call ０７７００９００１２３',
  'call 07\u200b700900123',
  'oh seven seven zero zero nine zero zero one two three',
  'write to carl@example.com',
  'write to Carl.Moss+jobs@mail.example.co.uk today',
  'carl (at) example (dot) com',
  'carl [at] example.com',
  'carl at gmail.com',
  'carl at example dot com',
  'call 077OO 900 123',
];

test.each(HIDDEN)('R-5-014 ruling 11 hides contact details: %s', (text) => {
  const masked = maskContacts(text);
  expect(masked).toContain(MASK);
  expect(masked.replaceAll(MASK, '')).not.toMatch(/\d{3}|seven|example/);
});

const SHOWN = [
  'The wall is 3.5 m by 2.4 m and 120 mm thick.',
  'Built in 1930, extended 1987, rewired 2015.',
  'About £1,200 to £1,500 for 25 square metres.',
  'Two taps, three sinks and one toilet at number 14.',
  'Come on 24/11/2026 between 10.30 and 12.30.',
  'I am home at 17.30, please come at 8.30am.',
  'Look at screwfix.com for the part.',
  'My budget: 400-500, 600-700 with the tap.',
  'On 4.12.2026, 09.00-17.00 suits me.',
];

test.each(SHOWN)('leaves measures, prices and dates alone: %s', (text) => {
  expect(maskContacts(text)).toBe(text);
});

test('ruling 11 the same words stand in the place of each number and address, whole', () => {
  expect(MASK).toBe('[contact details hidden]');
  for (const hide of [maskContacts, maskContactsPlainly]) {
    expect(
      hide('Ring 07700900123 or 07700 900 456, or write to carl@example.com or d.moss@example.com.'),
    ).toBe(`Ring ${MASK} or ${MASK}, or write to ${MASK} or ${MASK}.`);
    const spelled = 'oh seven seven zero zero nine zero zero one two three';
    expect(hide(`${spelled}; ${spelled.toUpperCase()}.`)).toBe(`${MASK}; ${MASK}.`);
    expect(hide('call 077o9o0o1o2')).toBe(`call ${MASK}`);
    // What hides nothing leaves the text as it was typed, signs of other widths included.
    expect(hide('Ｔｅａ for ２, please')).toBe('Ｔｅａ for ２, please');
  }
  expect(maskPostcodes('Ｔｅａ for ２ at １０, please')).toBe('Ｔｅａ for ２ at １０, please');
});

test('ruling 11 contact details are read once they were released', () => {
  const text = 'Ring 07700900123';
  expect([readable(text, true), readable(text, false)]).toEqual([text, `Ring ${MASK}`]);
});

test('ruling 11 no written form of a British mobile number survives', () => {
  const separator = fc.constantFrom('', ' ', '-', '.', ' - ', '/', ') ', ' (');
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(digits, fc.array(separator, { minLength: 10, maxLength: 10 }), (tail, separators) => {
      const number = ['0', '7', ...tail.map(String)]
        .map((digit, i) => digit + (separators[i] ?? ''))
        .join('');
      expect(maskContacts(`ring ${number} now`)).not.toMatch(/\d/);
    }),
  );
});

test('ruling 12 of a full post code only the outward code is left', () => {
  expect(maskPostcodes('12 High Street SE1 9SG, or sw1a1aa')).toBe('12 High Street SE1, or sw1a');
  for (const written of ['SE1-9SG', 'SE1.9SG', 'se1  9sg', 'SE1 – 9SG', 'ＳＥ１ ９ＳＧ', 'SE1\u200b9SG'])
    expect(maskPostcodes(`at ${written}, please`).toUpperCase()).toBe('AT SE1, PLEASE');
  // The areas of some cities have one letter, some districts of London end in one.
  for (const [whole, outward] of [
    ['M1 1AE', 'M1'],
    ['B33 8TH', 'B33'],
    ['N1C 4AB', 'N1C'],
    ['EC1A 1BB', 'EC1A'],
  ])
    expect(maskPostcodes(`at ${whole}, please`)).toBe(`at ${outward}, please`);
  expect(maskPostcodes('Two M6 bolts 20mm, size 4XL')).toBe('Two M6 bolts 20mm, size 4XL');
});

test('ruling 11 the quick questions before the mask let nothing through that the mask hides', () => {
  const words =
    '0 07 44 7 12 o O oh one seven double ０ ７ ＠ @ at AT (at) [at dot DOT (dot) gmail proton com carl é ſ K';
  const signs = [' ', '  ', '\n', '.', '-', ' - ', '/', ',', '*', '(', ')', '\u200b', '\u00ad'];
  const piece = fc.constantFrom(...words.split(' '), ...signs);
  const cut = fc
    .tuple(fc.constantFrom(...HIDDEN), fc.nat(12), fc.nat(12))
    .map(([written, from, end]) => written.slice(from, written.length - end));
  const text = fc.array(fc.oneof(piece, piece, cut), { maxLength: 40, size: 'max' });
  let hidden = 0;
  fc.assert(
    fc.property(text, (pieces) => {
      const typed = pieces.join('');
      const masked = maskContactsPlainly(typed);
      if (masked !== typed) hidden++;
      expect(maskContacts(typed)).toBe(masked);
    }),
    { numRuns: 5_000 },
  );
  expect(hidden).toBeGreaterThan(100);
  for (const shown of [...HIDDEN, ...SHOWN]) expect(maskContacts(shown)).toBe(maskContactsPlainly(shown));
});

test('the mask is linear: a long text of near misses is done at once', () => {
  const started = performance.now();
  maskContacts(`${'1 '.repeat(4_000)}${'a@'.repeat(4_000)}${'seven '.repeat(2_000)}`);
  expect(performance.now() - started).toBeLessThan(500);
});
