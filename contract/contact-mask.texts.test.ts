import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hiddenIn, MASK, maskPublicWords } from './contact-mask.ts';

// Two hundred texts of each kind, as customers and businesses write them. A text that comes out wrong for a reason is
// named here, at most two of each kind; one that comes out right again leaves its list.
const EACH = 200;
const MOST_WRONG = 2;

/** Harmless texts of which something is hidden all the same, and why. */
const HIDDEN_ALL_THE_SAME: Record<string, string> = {};

/** Texts of which a contact detail can be read, and why. */
const READ_ALL_THE_SAME: Record<string, string> = {
  'Post code is SE1, then four Q W.': 'its figure is a word, and behind another word',
  'carlmoss1980, and then the usual one of Google': 'nothing in it is written as an address is',
};

test('texts without contact details are read as they were typed', {
  meta: { shows: ['ruling 11', 'ruling 12'] },
}, () => {
  const texts = textsOf('harmless').map((typed) => ({ typed, left: typed }));
  expect(wrongOf(texts)).toEqual(wrongFor(HIDDEN_ALL_THE_SAME));
});

test('of texts with contact details all but these is read', {
  meta: { shows: ['ruling 11', 'ruling 12'] },
}, () => {
  expect(wrongOf(textsOf('contacts').map(withoutMarks))).toEqual(wrongFor(READ_ALL_THE_SAME));
});

test('the writer is told of what is hidden, and of nothing else', { meta: { shows: ['ruling 44'] } }, () => {
  const isTold = (typed: string) => hiddenIn(typed).length > 0;
  const told = [...textsOf('harmless'), ...textsOf('contacts').map((text) => withoutMarks(text).typed)];
  expect(told.filter((typed) => isTold(typed) !== (maskPublicWords(typed) !== typed))).toEqual([]);
});

type Judged = { typed: string; left: string };

function textsOf(kind: 'harmless' | 'contacts'): string[] {
  const file = new URL(`contact-mask.${kind}.txt`, import.meta.url);
  const texts = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(new Set(texts).size).toBe(EACH);
  return texts;
}

/** «…» is a number or an address, ‹…› what is cut from a post code. */
function withoutMarks(marked: string): Judged {
  expect(marked).toMatch(/«.+?»|‹.+?›/);
  return { typed: marked.replace(/[«»‹›]/g, ''), left: marked.replace(/«.+?»/g, MASK).replace(/‹.+?›/g, '') };
}

/** The texts that others read otherwise than they should. */
const wrongOf = (texts: Judged[]): string[] =>
  texts.filter(({ typed, left }) => maskPublicWords(typed) !== left).map(({ typed }) => typed);

function wrongFor(named: Record<string, string>): string[] {
  expect(Object.keys(named).length).toBeLessThanOrEqual(MOST_WRONG);
  return Object.keys(named);
}
