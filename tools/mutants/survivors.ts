import { readFileSync } from 'node:fs';
import type { Stryker } from '@stryker-mutator/core';

/** What became of one planted mistake. */
type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** A planted mistake that no test finds, by what was written and what was planted: lines move, these do not. */
export type Survivor = { file: string; mutator: string; was: string; becomes: string };
/** Where it stood in this run, as `--at` takes it. */
export type Found = Survivor & { place: string };
/** Why it may live: it changes nothing that anybody can see, or another check than a test finds it. */
export type Named = Survivor & { why: string };

const FILE = new URL('./survivors.json', import.meta.url);

export const namedSurvivors = (): Named[] => JSON.parse(readFileSync(FILE, 'utf8')) as Named[];

const LIVE = ['Survived', 'NoCoverage'];

/** What no test found, in the order of the source. */
export const survivorsOf = (results: readonly MutantResult[]): Found[] =>
  results.filter(({ status }) => LIVE.includes(status)).map(survivorOf);

function survivorOf({ fileName, mutatorName, replacement, location }: MutantResult): Found {
  const lines = readFileSync(fileName, 'utf8').split('\n');
  const { start, end } = location;
  // Lines and columns count from 1.
  const shown = lines.slice(start.line - 1, end.line);
  shown[shown.length - 1] = shown.at(-1)?.slice(0, end.column - 1) ?? '';
  shown[0] = shown[0]?.slice(start.column - 1) ?? '';
  // There columns count from 0.
  const place = `${fileName}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
  const was = flat(shown.join('\n'));
  return { place, file: fileName, mutator: mutatorName, was, becomes: flat(replacement) };
}

/** Text as the list has it, without its lines. */
export const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const isSame = (one: Survivor, other: Survivor): boolean =>
  one.file === other.file &&
  one.mutator === other.mutator &&
  one.was === other.was &&
  one.becomes === other.becomes;
