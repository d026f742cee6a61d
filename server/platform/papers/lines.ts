import LineBreaker from 'linebreak';
import { directionsOf, drawnOrder, type Directions } from './directions.ts';
import { type Face, type Paragraph, type Span, signsOf } from './letters.ts';

/** Letters that one face draws in one go, as they are handed to it, and how far from the start of their line. */
export type Run = { text: string; face: Face; x: number };

/**
 * A line as it is drawn. Its runs stand in the order in which they are read; `x` says where each one is seen. The space
 * behind its last word is drawn, for who copies it, and is no part of its width.
 */
export type Line = { runs: readonly Run[]; width: number; isRightToLeft: boolean };

export type Measure = { width: number; widthOf: (face: Face, text: string) => number };

type Part = readonly [start: number, end: number];

/** A paragraph in lines of at most this width. */
export function linesOf(paragraph: Paragraph, measure: Measure): Line[] {
  const set = { paragraph, measure, directions: directionsOf(paragraph.text) };
  return partsOf(set).map((part) => lineOf(set, part));
}

type Set = { paragraph: Paragraph; measure: Measure; directions: Directions };

/** Where its lines begin and end. */
function partsOf({ paragraph, measure }: Set): Part[] {
  const widthOf = ([start, end]: Part) =>
    spansIn(paragraph, [start, end]).reduce((sum, { face, text }) => sum + measure.widthOf(face, text), 0);
  const parts: Part[] = [];
  let [start, end, width] = [0, 0, 0];
  for (const word of wordsOf(paragraph.text)) {
    const isLong = widthOf(withoutSpace(paragraph.text, word)) > measure.width;
    for (const piece of isLong ? signsIn(paragraph.text, word) : [word]) {
      if (end > start && width + widthOf(withoutSpace(paragraph.text, piece)) > measure.width) {
        parts.push([start, end]);
        [start, width] = [piece[0], 0];
      }
      width += widthOf(piece);
      end = piece[1];
    }
  }
  return [...parts, [start, end]];
}

/** The pieces between which Unicode lets a line end, each with the space behind it. */
function wordsOf(text: string): Part[] {
  const breaker = new LineBreaker(text);
  const words: Part[] = [];
  for (let start = 0, next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    words.push([start, next.position]);
    start = next.position;
  }
  return words;
}

/** A word longer than a line may end in it behind each sign. */
function signsIn(text: string, [start, end]: Part): Part[] {
  let from = start;
  return signsOf(text.slice(start, end)).map((sign) => [from, (from += sign.length)] as const);
}

const withoutSpace = (text: string, [start, end]: Part): Part => [
  start,
  start + text.slice(start, end).trimEnd().length,
];

type Lettered = { start: number; text: string; face: Face };

function spansIn({ text, spans }: Paragraph, [from, to]: Part): Lettered[] {
  const within: Lettered[] = [];
  for (let place = firstBehind(spans, from); place < spans.length; place++) {
    const span = spans[place];
    if (!span || span.start >= to) break;
    const start = Math.max(span.start, from);
    within.push({ start, text: text.slice(start, Math.min(span.end, to)), face: span.face });
  }
  return within;
}

/** By halves: a long text in two scripts has a span for each of its words. */
function firstBehind(spans: readonly Span[], from: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The runs of a line, each as wide as it is drawn, side by side in the order in which they are seen. */
function lineOf(set: Set, part: Part): Line {
  const { paragraph, measure, directions } = set;
  const shown = withoutSpace(paragraph.text, part);
  const runs = spansIn(paragraph, shown).flatMap(({ face, ...span }) =>
    directions
      .runsOf(span)
      .map(({ text, level }) => ({ face, text, level, x: 0, width: measure.widthOf(face, text) })),
  );
  let width = 0;
  for (const run of drawnOrder(runs)) {
    run.x = width;
    width += run.width;
  }
  const { isRightToLeft } = directions;
  const space = isRightToLeft
    ? []
    : spansIn(paragraph, [shown[1], part[1]]).map((span) => ({ ...span, x: width }));
  return { runs: [...runs, ...space].map(({ text, face, x }) => ({ text, face, x })), width, isRightToLeft };
}
