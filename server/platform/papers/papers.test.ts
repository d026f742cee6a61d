import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, expect, test } from 'vitest';
import { HARD_NAMES } from '../../testing/hard-names.ts';
import { boxesOf, leftsOf, linesOf, overlaps, pagesOf, piecesOf, saidIn } from '../../testing/paper.ts';
import { createLog } from '../log/log.ts';
import type { Paper, Part } from './paper.ts';
import { openPapers } from './papers.ts';

// The limit is tried by itself; a busy machine may take longer.
const papers = openPapers({ log: createLog('fatal'), mostMs: 60_000 });
afterAll(() => papers.close());

const paperOf = (parts: readonly Part[]): Paper => ({
  title: 'A paper',
  from: 'Fettle',
  heading: 'Of a tap',
  under: [],
  sections: [{ heading: 'What it says', parts }],
  foot: 'The foot',
  shownAt: 'http://fettle.test/letters',
  madeAt: new Date('2027-03-01T10:00:00Z'),
});
const said = (text: string): Paper => paperOf([{ is: 'text', text }]);

const NOTE =
  'Letters that are not shown ◊ stands for a letter that the typeface of this paper does not have.';

/** What stands below the heading of its section, in one line. */
async function textOf(paper: Paper): Promise<string> {
  const lines = await linesOf(await papers.draw(paper));
  return lines.slice(lines.indexOf('What it says') + 1, -1).join(' ');
}

test.for([
  ['Latin', 'Łukasz Żółć and Æsa Þórðardóttir, Šárka Ţ'],
  ['Vietnamese', 'Nguyễn Thị Ánh Tuyết'],
  ['Welsh and Turkish', 'Ŵyn, Ŷnys, Işıl Ağaoğlu'],
  ['signs', '£48.50 – “12 m²” ½ × 3 • 20 °C … €5'],
] as const)('a paper draws %s as it is written', async ([, text]) => {
  expect(await textOf(said(text))).toBe(text);
});

test.for([
  ['Greek', 'Ελένη, ἀρχή'],
  ['Cyrillic', 'Дмитрий Їжак'],
  ['Arabic', 'محمد عبد السلام'],
  ['Arabic with lam and alef in one', 'الاثنين لا إلا'],
  ['Urdu', 'پاکستان ٹھیک ہے'],
  ['Hebrew', 'שלום עולם'],
  ['Devanagari', 'नमस्ते'],
  ['Chinese', '北京，繁體龍'],
  ['Japanese', '日本語カナ'],
  ['Latin with rare marks', 'Ḿ ǟ'],
] as const)('a paper draws %s, which our own face has not, as it is written', async ([, text]) => {
  expect(await textOf(said(text))).toBe(text);
});

test.for([
  // Composed, or in the form that a face has.
  ['Zoe\u0308', 'Zoë'],
  ['𝓑old', 'Bold'],
  ['tap\tunder\u2003the sink', 'tap under the sink'],
  // Without a mark that no face has, and without what turns the line or is not seen.
  ['x\u0361', 'x'],
  ['a\u202etxet\u202c b\u200bc\ufeff', 'atxet bc'],
] as const)('%o stands as %o', async ([text, shown]) => {
  expect(await textOf(said(text))).toBe(shown);
});

test.for([
  ['Thai', 'สวัสดี', 4],
  ['Hangul', '한국어', 3],
  ['Tamil', 'தமிழ்', 3],
  ['Georgian', 'საქ', 3],
  ['Ethiopic', 'አማርኛ', 4],
  ['a family and a flag', '👩🏽‍🔧🇬🇧', 2],
  ['Egyptian', '𓀀𓂀', 2],
  ['half a sign', '\ud83d', 0],
] as const)('%s is no letter of any face, and the paper says so', async ([, text, signs]) => {
  const drawn = await textOf(said(`Tap ${text} end`));
  const stands = `Tap ${'◊'.repeat(signs)} end`;
  const note = `${NOTE} All of them are shown at http://fettle.test/letters`;
  // The address may break over two lines.
  expect(drawn.replace(/\/ /g, '/')).toBe(signs === 0 ? 'Tap end' : `${stands} ${note}`);
});

/** The pieces of the one paragraph, from left to right. */
async function seen(text: string): Promise<string[]> {
  const pieces = await piecesOf(await papers.draw(said(text)));
  const [line] = pieces.filter((piece) => piece.text.includes(text.slice(0, 2)));
  return pieces
    .filter(({ baseline, text: one }) => baseline === line?.baseline && one.trim() !== '')
    .toSorted((a, b) => a.left - b.left)
    .map((piece) => piece.text.trim());
}

test('Hebrew and Arabic run from right to left, and the figures and English in them from left to right', async () => {
  expect(await seen('אבג 12 דהו')).toEqual(['דהו', '12', 'אבג']);
  expect(await seen('אבג Fix it דהו')).toEqual(['דהו', 'Fix it', 'אבג']);
  expect(await seen('سباك 12 لندن')).toEqual(['لندن', '12', 'سباك']);
  // In an English sentence the two words swap their places, and the sentence does not.
  expect(await seen('By אבג דהו now')).toEqual(['By', 'דהו', 'אבג', 'now']);
});

test('brackets and figures in a text from right to left look as they do in it', async () => {
  expect((await seen('אבג (דהו)')).join('')).toBe('(דהו)אבג');
  expect(await textOf(said('۱۲۳ سلام'))).toBe('۱۲۳ سلام');
  const [figures] = await piecesOf(await papers.draw(said('سلام ۱۲۳'))).then((pieces) =>
    pieces.filter(({ text }) => text.includes('۳')),
  );
  expect(figures?.text.trim()).toBe('۱۲۳');
});

test('the letters of an Arabic word are joined', async () => {
  const widthOf = async (word: string) => {
    const [box] = (await boxesOf(await papers.draw(said(word)))).filter(({ text }) => text === word);
    return box ? box.right - box.left : 0;
  };
  // Three that stand alone have three tails; joined they have one.
  expect(await widthOf('ببب')).toBeGreaterThan(0);
  expect(await widthOf('ببب')).toBeLessThan((await widthOf('ب')) * 2.2);
});

test('a text from right to left of several lines is flush at its right', async () => {
  const boxes = await boxesOf(await papers.draw(said('שלום לכולם '.repeat(30).trim())));
  const lines = boxes.filter(({ text }) => text.includes('שלום'));
  expect(lines.length).toBeGreaterThan(2);
  expect(new Set(lines.map(({ right }) => Math.round(right))).size).toBe(1);
  expect(Math.round(lines.at(-1)?.left ?? 0)).toBeGreaterThan(100);
});

test('no sign of the first plane of Unicode, and no emoji, breaks a paper', async () => {
  const blocks = [...Array.from({ length: 16 }, (_, place) => place * 0x1000), 0x1f000];
  for (const from of blocks) {
    const signs = Array.from({ length: 0x1000 }, (_, place) => String.fromCodePoint(from + place));
    const words = signs.map((sign, place) => (place % 12 === 0 ? ` ${sign}` : sign)).join('');
    await expect(papers.draw(said(words))).resolves.toBeInstanceOf(Uint8Array);
  }
});

/** A paper with a name in each of its places. */
const filledWith = (name: string): Paper => ({
  ...paperOf([
    {
      is: 'sides',
      sides: [
        { heading: 'From', lines: [name, name] },
        { heading: 'To', lines: [name, `12 ${name}`, 'SE1 7PB'] },
      ],
    },
    {
      is: 'sums',
      head: ['Description', 'Amount'],
      sums: [
        { what: name, figures: name, comesTo: '£1' },
        { what: 'Tap', figures: '', comesTo: '£2' },
      ],
      total: [name, '£3'],
    },
    { is: 'rows', rows: [[name, name]] },
    { is: 'text', text: name },
  ]),
  heading: name,
  under: [name, 'Under it'],
});

test.for(HARD_NAMES)(
  'whatever a name is (%s), nothing is drawn over it or off its page',
  async ([, name, stands]) => {
    const pdf = await papers.draw(filledWith(name));
    const boxes = await boxesOf(pdf);
    expect(overlaps(boxes)).toEqual([]);
    for (const { text, left, right, bottom } of boxes) {
      expect([text, left >= 55.9, right < 542, bottom > 40]).toEqual([text, true, true, true]);
    }
    const stood = (stands ?? name).replace(/\s/g, '');
    expect((await saidIn(pdf)).split(stood)).toHaveLength(12 + 1);
  },
);

test('an address of 128 lines goes on over pages, beside the other side, and what is below it moves down', async () => {
  const address = Array.from({ length: 128 }, (_, line) => `a${line}`);
  const pdf = await papers.draw(
    paperOf([
      {
        is: 'sides',
        sides: [
          { heading: 'From', lines: ['Seller', '1 Street'] },
          { heading: 'To', lines: address },
        ],
      },
      { is: 'text', text: 'Below both' },
    ]),
  );
  const boxes = await boxesOf(pdf);
  expect(overlaps(boxes)).toEqual([]);
  expect(boxes.filter(({ text }) => /^a\d+$/.test(text)).map(({ text }) => text)).toEqual(address);
  const [last, below] = ['a127', 'Below both'].map((said) => boxes.find(({ text }) => text === said));
  expect([below?.page === last?.page, (below?.top ?? 0) < (last?.bottom ?? 0)]).toEqual([true, true]);
});

test('a table of 200 lines has its head on each page, and its amounts end at one edge', async () => {
  const sums = Array.from({ length: 200 }, (_, place) => ({
    what: place % 9 === 0 ? `王小明 ${'q'.repeat(90)} ${place}` : `Line ${place}`,
    figures: place % 3 ? '' : 'Labour, 1 hour',
    comesTo: `£${(place * 37) % 4_000}.00`,
  }));
  const pdf = await papers.draw(
    paperOf([
      { is: 'sums', head: ['Description', 'Amount'], sums, total: ['Total', '£9'] },
      { is: 'text', text: 'The end '.repeat(900) },
    ]),
  );
  const boxes = await boxesOf(pdf);
  expect(overlaps(boxes)).toEqual([]);
  const amounts = boxes.filter(({ text }) => text.startsWith('£'));
  expect(amounts).toHaveLength(201);
  expect(new Set(amounts.map(({ right }) => right.toFixed(1)))).toEqual(new Set(['539.0']));
  const [first, last] = [amounts[0]?.page ?? 0, amounts.at(-1)?.page ?? 0];
  expect(last - first).toBeGreaterThan(4);
  const heads = boxes.filter(({ text }) => text === 'Description');
  // On no page of the text behind the table.
  expect(heads.map(({ page }) => page)).toEqual(
    Array.from({ length: last - first + 1 }, (_, page) => first + page),
  );
  expect(Math.max(...boxes.map(({ page }) => page))).toBeGreaterThan(last);
  for (const { page, bottom } of heads)
    expect(amounts.filter((one) => one.page === page && one.top > bottom)).toEqual([]);
});

test('a paper is small: the letters that it uses, and no more of a face', async () => {
  const sizeOf = async (text: string) => (await papers.draw(said(text))).length;
  expect(await sizeOf('Kitchen tap')).toBeLessThan(20_000);
  expect(await sizeOf(HARD_NAMES.map(([, name]) => name).join('\n'))).toBeLessThan(80_000);
});

test('a long paper goes on over pages, each with its number, and loses nothing', async () => {
  const sums = Array.from({ length: 60 }, (_, place) => ({
    what: `Line ${place} ${'q'.repeat(90)} `.repeat(2).trim(),
    figures: 'Labour, 1 hour at £1',
    comesTo: '£1',
  }));
  const value = Array.from({ length: 200 }, (_, place) => `row ${place}`).join('\n');
  const pages = await pagesOf(
    await papers.draw(
      paperOf([
        { is: 'sums', sums, total: ['Total', '£60'] },
        { is: 'rows', rows: [['Long', value]] },
        { is: 'text', text: 'The end' },
      ]),
    ),
  );
  expect(pages.length).toBeGreaterThan(6);
  expect(pages.map((lines) => lines.at(-1))).toEqual(
    pages.map((_, page) => `The foot | Page ${page + 1} of ${pages.length}`),
  );
  const lines = pages.flatMap((page) => page.slice(0, -1));
  const all = lines.join(' ');
  for (let place = 0; place < 60; place++) expect(all).toContain(`Line ${place} q`);
  expect(all.match(/q/g)).toHaveLength(60 * 2 * 90);
  expect(all.match(/\| £1/g)).toHaveLength(60);
  expect(lines).toContain('Total | £60');
  expect(lines.filter((line) => /row \d+$/.test(line))).toHaveLength(200);
  expect(lines).toContain('Long | row 0');
  expect(lines.at(-1)).toBe('The end');
});

test('whatever stands above it, a text begins at the left edge', async () => {
  const sum = { what: 'A tap', figures: 'Materials', comesTo: '£9' };
  const drawn = await papers.draw(
    paperOf([
      { is: 'sums', sums: [sum], total: ['Total', '£9'] },
      { is: 'text', text: 'After sums' },
      { is: 'rows', rows: [['Label', 'Value']] },
      { is: 'text', text: 'After rows' },
    ]),
  );
  const left = ['Of a tap', 'A tap', 'Materials', 'Total', 'After sums', 'Label', 'After rows', 'The foot'];
  expect(await leftsOf(drawn, ...left)).toEqual(left.map(() => 56));
  expect(await leftsOf(drawn, 'Value')).toEqual([200]);
});

test('nobody else waits while a paper is drawn', async () => {
  const paper = said('The tap drips and the sink leaks. '.repeat(1_500));
  await papers.draw(said('The thread is there'));
  // Of several, the quickest: what else the machine does meanwhile is no matter of ours.
  const rounds: { blocked: number; took: number }[] = [];
  for (let round = 0; round < 5; round++) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const before = performance.now();
    await papers.draw(paper);
    rounds.push({ took: performance.now() - before, blocked: delay.max / 1e6 });
    delay.disable();
  }
  const took = Math.min(...rounds.map((one) => one.took));
  const blocked = Math.min(...rounds.map((one) => one.blocked));
  expect(blocked).toBeLessThan(took / 3);
});

test('so many wait for a paper, and the next one is sent away', async () => {
  const asked = Array.from({ length: 11 }, () => papers.draw(said('Tap')));
  const ends = await Promise.allSettled(asked);
  expect(ends.map(({ status }) => status)).toEqual([...Array<string>(10).fill('fulfilled'), 'rejected']);
  await expect(asked[10]).rejects.toMatchObject({ code: 'unavailable' });
  await expect(papers.draw(said('Tap'))).resolves.toBeInstanceOf(Uint8Array);
});

test('what is longer than any paper of ours is not drawn', async () => {
  await expect(papers.draw(said('x'.repeat(500_000)))).rejects.toThrow('longer than any of ours');
});

test('one that takes too long is given up, and the next one is drawn by another thread', async () => {
  const hasty = openPapers({ log: createLog('fatal'), mostMs: 1 });
  await expect(hasty.draw(said('Tap'))).rejects.toMatchObject({ code: 'unavailable' });
  await expect(hasty.draw(said('Tap'))).rejects.toMatchObject({ code: 'unavailable' });
  hasty.close();
  await expect(papers.draw(said('Tap'))).resolves.toBeInstanceOf(Uint8Array);
});

test('what goes wrong in the thread is said to who asked, and ends nothing else', async () => {
  const wrong = { ...said('Tap'), sections: null } as unknown as Paper;
  await expect(papers.draw(wrong)).rejects.toThrow('properties of null');
  await expect(papers.draw(said('Tap'))).resolves.toBeInstanceOf(Uint8Array);
});
