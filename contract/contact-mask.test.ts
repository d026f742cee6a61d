import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hiddenIn,
  MASK,
  maskContacts,
  maskContactsPlainly,
  maskPostcodes,
  maskPublicWords,
} from './contact-mask.ts';

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
  'call O77OO 9OO I23',
  'call 0770090012l',
  'call &#48;7700 900123',
  'call 07700&nbsp;900&nbsp;123',
  'call 07700·900·123',
  'call 0️⃣7️⃣7️⃣0️⃣0️⃣9️⃣0️⃣0️⃣1️⃣2️⃣3️⃣',
  'call ⓪⑦⑦⓪⓪⑨⓪⓪①②③',
  'call ⓿❼❼⓿⓿❾⓿⓿❶❷❸',
  'call 〇七七〇〇九〇〇一二三',
  'carl @ example.com',
  'carl @ example . co . uk',
  'carl\u200b@\u00a0example\u2060.com',
  'carl@example. com',
  'carl@gmail',
  'carl＠example。com',
  'carl&#64;example.com',
  'carl&#x40;example&#46;com',
  'carl&amp;#64;example.com',
  'carl&commat;example&period;com',
  'carl%40example.com',
  'for a £5 part call 20794-60958',
  'call £07700900123',
];

test.each(HIDDEN)('hides contact details: %s', { meta: { shows: ['ruling 11'] } }, (text) => {
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
  'Look  at screwfix.com, or at  toolstation.com.',
  'My budget: 400-500, 600-700 with the tap.',
  'On 4.12.2026, 09.00-17.00 suits me.',
  'Open 09.00-17.00, 09.00-12.00 on Saturdays.',
  'Come on 24/11/2026 10:30 or 25/11/2026 11:30.',
  'Worcester Greenstar 30CDi of 2019/2020/2021, model 8716.',
  'About £12,500-15,000, or £1200.50-1500.50.',
  'A shelf of 2 x 4 m and a door of 600*1800*40 mm.',
  'Lengths: 0.50, 1.20, 2.30, 4.50 m.',
  'Three taps @ 25.50 each.',
  'Meet me @ noon. Thanks & see you.',
  'R&D &copy; tap & sink &amp; bath',
];

test.each(SHOWN)('leaves measures, prices and dates alone: %s', (text) => {
  expect(maskContacts(text)).toBe(text);
});

test('no written form of a British mobile number survives', { meta: { shows: ['ruling 11'] } }, () => {
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

/** The ten digits of every script that has its own. */
const SCRIPTS = (() => {
  const found: string[][] = [];
  for (let point = 0; point <= 0x1_ffff; point++) {
    const sign = String.fromCodePoint(point);
    if (!/\p{Nd}/u.test(sign)) continue;
    if (found.at(-1)?.length === 10 || found.length === 0) found.push([]);
    found.at(-1)?.push(sign);
  }
  return found;
})();

test('a number in the digits of any script is hidden', { meta: { shows: ['ruling 11'] } }, () => {
  expect(SCRIPTS.length).toBeGreaterThan(60);
  for (const digits of SCRIPTS) {
    const written = '07700900123'
      .split('')
      .map((digit) => digits[Number(digit)])
      .join('');
    expect(maskContacts(`call ${written} now`), written).toBe(`call ${MASK} now`);
  }
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom(...SCRIPTS)), {
        minLength: 9,
        maxLength: 9,
      }),
      (tail) => {
        const number = `07${tail.map(([digit, script]) => script[digit]).join('')}`;
        expect(maskContacts(`call ${number} now`)).toBe(`call ${MASK} now`);
      },
    ),
  );
});

const BLANKS = ['', ' ', '\u00a0', '\u200b', '\u2060', '\u2009', '&nbsp;', '  '];

test('no written form of an e-mail address survives', { meta: { shows: ['ruling 11'] } }, () => {
  const blank = fc.constantFrom(...BLANKS);
  const at = fc.constantFrom('@', '＠', '&#64;', '&#x40;', '&commat;', '(at)', '[at]', '( at )');
  const dot = fc.constantFrom('.', '．', '&period;', '&#46;', '(dot)', '[dot]');
  const host = fc.constantFrom('example', 'bell-heating', 'gmail');
  fc.assert(
    fc.property(fc.tuple(blank, at, blank), host, fc.tuple(blank, dot, blank), (sign, firm, point) => {
      const address = `carl.moss${sign.join('')}${firm}${point.join('')}com`;
      expect(maskContacts(`write to ${address}, please`), address).toBe(`write to ${MASK}, please`);
    }),
  );
});

test('prices, sizes, years, dates, times and models stay as they were typed', () => {
  const figure = (min: number, max: number) => fc.integer({ min, max }).map(String);
  const two = figure(10, 28);
  const kind = fc.oneof(
    fc.tuple(figure(1, 9), figure(100, 999)).map(([a, b]) => `£${a},${b}`),
    fc.tuple(figure(1, 9_999), two).map(([a, b]) => `£${a}.${b}`),
    fc.tuple(figure(1, 3_000), figure(1, 3_000)).map(([a, b]) => `${a} x ${b} mm`),
    fc.tuple(two, figure(10, 12), figure(2020, 2030)).map((date) => date.join('/')),
    fc.tuple(figure(10, 23), two).map((time) => time.join(':')),
    fc.tuple(figure(1850, 2026), figure(1850, 2026)).map((years) => `${years.join('-')}`),
    fc.tuple(figure(20, 999)).map(([model]) => `Vaillant ecoTEC ${model}`),
    fc.constantFrom('M6 bolts', '4XL', 'a 3 bed flat', 'flat B2', 'W3 2 by 4', '2 in by 4 ft', 'BS7671'),
  );
  const text = fc.array(kind, { minLength: 1, maxLength: 6 }).map((kinds) => kinds.join(' and '));
  fc.assert(
    fc.property(text, (typed) => {
      expect(maskPublicWords(typed)).toBe(typed);
    }),
  );
});

test('of a full post code only the outward code is left', { meta: { shows: ['ruling 12'] } }, () => {
  expect(maskPostcodes('12 High Street SE1 9SG, or sw1a1aa')).toBe('12 High Street SE1, or sw1a');
  for (const written of ['SE1-9SG', 'SE1.9SG', 'se1  9sg', 'SE1 – 9SG', 'SE1\u200b9SG', 'SE1&nbsp;9SG'])
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

test('the same words stand in the place of each number and address, whole', {
  meta: { shows: ['ruling 11'] },
}, () => {
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
});

test.each([
  ['SE1 4 QW', 'SE1'],
  ['SE1 - 4 QW', 'SE1'],
  ['M 1 4 Q W', 'M 1'],
  ['S W 1 A 1 A A', 'S W 1 A'],
  ['a l 1 4 q w', 'a l 1'],
  ['SE1 4Q W', 'SE1'],
  ['S E 1 4 Q W', 'S E 1'],
  ['SE 1 4QW', 'SE 1'],
  ['s e 1 4 q w', 's e 1'],
  ['SE1 OQW', 'SE1'],
  ['SEI 4QW', 'SEI'],
  ['SEl 4QW', 'SEl'],
  ['SEI1 4QW', 'SEI1'],
  ['SLI1 4QW', 'SLI1'],
  ['SE1O 4 QW', 'SE1O'],
  ['SW1A IAA', 'SW1A'],
  ['ＳＥ１ ４ＱＷ', 'ＳＥ１'],
  ['SE١ ٤QW', 'SE١'],
])(
  'a spaced or mistyped post code is cut as well: %s',
  { meta: { shows: ['ruling 12'] } },
  (written, left) => {
    expect(maskPostcodes(`at ${written}, please`)).toBe(`at ${left}, please`);
  },
);

test.each([
  ['Se1 4Qw', 'Se1'],
  ['Se14Qw', 'Se1'],
  ['SE1\n4QW', 'SE1'],
  ['b2 4as', 'b2'],
])(
  'a whole post code is cut in any mix of letters, over two lines and with a word in it: %s',
  { meta: { shows: ['ruling 12'] } },
  (written, left) => {
    expect(maskPostcodes(`at ${written}, please`)).toBe(`at ${left}, please`);
  },
);

test.each([
  'B2 4 at most',
  'W3 2 by 4',
  'NO 2 BE',
  'size L 10 2 by 3',
  'a 2 1 in',
  'E1 3 bed',
  'X1 4 QW',
  // One kind of letters, and no plain word after the figure.
  'b2 4 at most',
  'W3 2 ex display',
  'se1 oqw',
  'Se1 OQW',
  // Words in capitals, whatever other figures the text has.
  '1 STEEL COLLAR',
  'WALLED GARDEN, 2 DOORS',
])('what only looks like a post code stays: %s', (typed) => {
  expect(maskPostcodes(typed)).toBe(typed);
});

test.each([
  ['ring 07700900123SE1 9SG', `ring ${MASK}SE1`, ['phone', 'postcode']],
  ['ring SE1 9SG07700900123', `ring SE1${MASK}`, ['phone', 'postcode']],
  ['at 12SE1 9SG', 'at 12SE1', ['postcode']],
  ['at 12_SE1 9SG_', 'at 12_SE1_', ['postcode']],
  ['at 12M1 1AE', 'at 12M1', ['postcode']],
  ['at 12SE19SG', 'at 12SE1', ['postcode']],
  ['e1 4qw@gmail.com', `e1 ${MASK}`, ['email']],
  ['carl@se1 4qw.co.uk', MASK, ['email', 'postcode']],
])(
  'a post code and a number that touch are both hidden, and told of: %s',
  { meta: { shows: ['ruling 11', 'ruling 12'] } },
  (typed, left, told) => {
    expect([maskPublicWords(typed), hiddenIn(typed)]).toEqual([left, told]);
  },
);

test.each(['an 18V4 0Ah battery', '30n2 4by', 'BS7671_2', 'XSE1 9SG2', '2SE1 9SGX'])(
  'figures beside no area make no post code: %s',
  (typed) => {
    expect(maskPublicWords(typed)).toBe(typed);
  },
);

test('figures of one kind are a number too, each of the ten', { meta: { shows: ['ruling 11'] } }, () => {
  for (let figure = 0; figure < 10; figure++)
    expect(maskContacts(`call ${String(figure).repeat(11)}`)).toBe(`call ${MASK}`);
});

test('an address and a number that touch or hold each other are hidden once each', () => {
  expect(maskContacts('carl07700900123@example.com')).toBe(MASK);
  expect(maskContacts('carl@example.com(07700)900123')).toBe(MASK + MASK);
  expect(hiddenIn('carl@example.com(07700)900123')).toEqual(['phone', 'email']);
  expect(hiddenIn('07700 900123 or carl@example.com')).toEqual(['phone', 'email']);
});

test('what is beside a hidden number keeps its joined signs whole', () => {
  for (const sign of ['👨‍👩‍👧', '👩🏽‍🔧', '🇬🇧', '❤️', 'e\u0301', 'ﬁ', '½', 'm²', 'क्षि']) {
    expect(maskContacts(`${sign} 07700 900123 ${sign}`)).toBe(`${sign} ${MASK} ${sign}`);
    expect(maskPostcodes(`${sign} SE1 4QW ${sign}`)).toBe(`${sign} SE1 ${sign}`);
  }
  expect(maskContacts('❤️07700 900123')).toBe(`❤️${MASK}`);
});

test('a writer is told what will be hidden, and of nothing else', { meta: { shows: ['ruling 44'] } }, () => {
  expect(hiddenIn('call 07700 900123')).toEqual(['phone']);
  expect(hiddenIn('carl07700900123@example.com')).toEqual(['email']);
  expect(hiddenIn('SE1 4QW, carl @ example.com, 07700 900123')).toEqual(['phone', 'email', 'postcode']);
  for (const shown of SHOWN) expect(hiddenIn(shown)).toEqual([]);
});

test('the quick questions before the mask let nothing through that the mask hides', {
  meta: { shows: ['ruling 11'] },
}, () => {
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

const HOSTILE = [
  '1 ',
  '0 ',
  '0o',
  '1 l',
  'o',
  'a',
  'a@',
  'a@a.',
  'a at ',
  'a (at) a (dot) ',
  'seven ',
  'S E 1 ',
  'A.A.1.1.',
  '&amp;',
  '&#',
  '&#4',
  ' ',
  '١',
  'é',
  '\u0336',
];

/** Some machines tell the time of a processor in ticks of four milliseconds, so each text is masked many times. */
const TICK_MS = 4;
const TIMES = 20;
const TRIES = 3;

test('the mask is linear: three times as long a text of near misses takes about three times as long', () => {
  const cpuMs = (typed: string) => {
    const started = process.threadCpuUsage();
    for (let time = 0; time < TIMES; time++) maskPublicWords(typed);
    const { user, system } = process.threadCpuUsage(started);
    return (user + system) / 1_000;
  };
  // Other work on the machine makes a text seem slower than it is, and never quicker.
  const quickest = (typed: string) => Math.min(...Array.from({ length: TRIES }, () => cpuMs(typed)));
  // Above 16,000 letters the engine keeps its lists elsewhere, which is a step of its own.
  const ofLength = (part: string, letters: number) => `a@${part.repeat(letters / part.length)}`;
  for (const part of HOSTILE) {
    // Nine times would be quadratic. What takes next to nothing is not measured that finely.
    const most = 6 * quickest(ofLength(part, 4_000)) + 3 * TICK_MS;
    expect(quickest(ofLength(part, 12_000)), part).toBeLessThan(most);
  }
});
