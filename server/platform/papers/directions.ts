import bidiFactory from 'bidi-js';
import { signsOf } from './letters.ts';

/** Letters of one direction: an odd level runs from right to left. */
type Directed = { text: string; level: number };

export type Directions = {
  /** Whether the paragraph begins at the right, as its first letter says. */
  isRightToLeft: boolean;
  /** A piece of the paragraph, in runs of one direction, each as its face is to be handed it. */
  runsOf(piece: { start: number; text: string }): Directed[];
};

const bidi = bidiFactory();

/** A letter of a script that runs from right to left. */
export const TURNS = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const FORWARD: Directions = { isRightToLeft: false, runsOf: ({ text }) => [{ text, level: 0 }] };

/** Which way the letters of a paragraph run, by the Unicode Bidirectional Algorithm. */
export function directionsOf(text: string): Directions {
  if (!TURNS.test(text)) return FORWARD;
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
  return {
    isRightToLeft: paragraphs[0]?.level === 1,
    runsOf: ({ start, text: piece }) => runsIn(piece, levels.subarray(start, start + piece.length)),
  };
}

function runsIn(text: string, levels: Uint8Array): Directed[] {
  const runs: Directed[] = [];
  for (let start = 0, end = 1; start < text.length; end++) {
    const level = levels[start] ?? 0;
    if (end < text.length && levels[end] === level) continue;
    runs.push({ text: asDrawn({ text: text.slice(start, end), level }), level });
    start = end;
  }
  return runs;
}

/**
 * A font turns a run that has a letter of such a script, and no other: not the brackets between two words in Hebrew,
 * which run to the left, and too eagerly the figures of Urdu, which run to the right.
 */
function asDrawn({ text, level }: Directed): string {
  const isTurned = level % 2 === 1;
  if (isTurned === TURNS.test(text)) return text;
  const signs = signsOf(text).toReversed();
  return signs.map((sign) => (isTurned && bidi.getMirroredCharacter(sign)) || sign).join('');
}

/** The runs of one line from left to right: from the highest level down, what is at least of it is reversed. */
export function drawnOrder<R extends { level: number }>(runs: readonly R[]): R[] {
  let order = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--)
    order = reversedFrom(level, order);
  return order;
}

function reversedFrom<R extends { level: number }>(level: number, runs: readonly R[]): R[] {
  const order: R[] = [];
  let turned: R[] = [];
  for (const run of runs) {
    if (run.level >= level) turned = [run, ...turned];
    else {
      order.push(...turned, run);
      turned = [];
    }
  }
  return [...order, ...turned];
}
