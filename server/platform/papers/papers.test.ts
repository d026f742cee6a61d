import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, expect, test } from 'vitest';
import { leftsOf, linesOf, pagesOf } from '../../testing/paper.ts';
import { createLog } from '../log/log.ts';
import type { Paper, Part } from './paper.ts';
import { openPapers } from './papers.ts';

const papers = openPapers({ log: createLog('fatal') });
afterAll(() => papers.close());

const paperOf = (parts: readonly Part[]): Paper => ({
  title: 'A paper',
  from: 'Fettle',
  heading: 'Of a tap',
  under: [],
  sections: [{ heading: 'What it says', parts }],
  foot: 'The foot',
  missing: { heading: 'Not shown', parts: [{ is: 'text', text: 'They are elsewhere' }] },
  madeAt: new Date('2027-03-01T10:00:00Z'),
});
const said = (text: string): Paper => paperOf([{ is: 'text', text }]);

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
  // Composed, or in the form that the face has.
  ['Zoe\u0308', 'Zoë'],
  ['ﬁtted １２ 𝐁𝐨𝐥𝐝', 'fitted 12 Bold'],
  ['tap\tunder\u2003the sink', 'tap under the sink'],
  // Without a mark that it does not have, and without what turns the line or is not seen.
  ['Ḿ x\u0361', 'M x'],
  ['a\u202etxet\u202c b\u200bc\ufeff', 'atxet bc'],
] as const)('%o stands as %o', async ([text, shown]) => {
  expect(await textOf(said(text))).toBe(shown);
});

test.for([
  ['Greek', 'Ελένη', 5],
  ['Cyrillic', 'Дмитрий', 7],
  ['Arabic', 'محمد', 4],
  ['Hebrew', 'שלום', 4],
  ['Devanagari', 'नमस्ते', 3],
  ['Thai', 'สวัสดี', 4],
  ['Han', '日本語', 3],
  ['Hangul', '한국어', 3],
  ['Tamil', 'தமிழ்', 3],
  ['Georgian', 'საქ', 3],
  ['Ethiopic', 'አማርኛ', 4],
  ['a family and a flag', '👩🏽‍🔧🇬🇧', 2],
  ['Egyptian', '𓀀𓂀', 2],
  ['half a sign', '\ud83d', 0],
] as const)('%s is no letter of the face, and the paper says so', async ([, text, signs]) => {
  const drawn = await textOf(said(`Tap ${text} end`));
  const stands = `Tap ${'◊'.repeat(signs)} end`;
  expect(drawn).toBe(signs === 0 ? 'Tap end' : `${stands} Not shown They are elsewhere`);
});

test('no sign of the first plane of Unicode, and no emoji, breaks a paper', async () => {
  const blocks = [...Array.from({ length: 16 }, (_, place) => place * 0x1000), 0x1f000];
  for (const from of blocks) {
    const signs = Array.from({ length: 0x1000 }, (_, place) => String.fromCodePoint(from + place));
    const words = signs.map((sign, place) => (place % 12 === 0 ? ` ${sign}` : sign)).join('');
    await expect(papers.draw(said(words))).resolves.toBeInstanceOf(Uint8Array);
  }
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
  await expect(papers.draw(wrong)).rejects.toThrow('not iterable');
  await expect(papers.draw(said('Tap'))).resolves.toBeInstanceOf(Uint8Array);
});
