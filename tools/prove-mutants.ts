import { Stryker } from '@stryker-mutator/core';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Area } from './mutants/area.ts';
import { AREAS } from './mutants/areas.ts';
import { type Found, isSame, type Named, namedSurvivors, survivorsOf } from './mutants/survivors.ts';

/**
 * `npm run prove:mutants`: plants mistakes into the rules of the market, one at a time, and asks the tests beside them
 * whether they notice. `-- --only price,cursors` takes some areas, `--concurrency 1` one mistake at a time; with `--at` only
 * the places that an earlier run has shown are looked at again. A mistake that nobody noticed must be named, with its
 * reason, in tools/mutants/survivors.json, and of all in an area they may be one in ten.
 */
const GOAL = 90;
const { values } = parseArgs({
  options: { only: { type: 'string' }, at: { type: 'string' }, concurrency: { type: 'string' } },
});
const wanted = (values.only?.split(',') ?? Object.keys(AREAS)).map((name) => ({
  name,
  area: areaCalled(name),
}));
const places = values.at?.split(',');
const named = namedSurvivors();
const totals = { killed: 0, planted: 0, faults: 0 };

for (const [place, { name, area }] of wanted.entries()) {
  console.log(`${place + 1} of ${wanted.length}: ${name}`);
  await prove(name, area);
}
const share = (100 * totals.killed) / Math.max(1, totals.planted);
console.log(`in all ${totals.killed} of ${totals.planted} mistakes found, ${share.toFixed(1)} %`);
if (totals.faults > 0) process.exitCode = 1;

function areaCalled(name: string): Area {
  const area = AREAS[name];
  if (!area) throw new Error(`no area ${name}; there are ${Object.keys(AREAS).join(', ')}`);
  return area;
}

async function prove(name: string, area: Area): Promise<void> {
  const started = Date.now();
  process.env.MUTANTS_AREA = name;
  const results = (await new Stryker(optionsFor(area)).runMutationTest()).map((result) => ({
    ...result,
    fileName: relative('.', result.fileName),
  }));
  const survivors = survivorsOf(results);
  const planted = results.filter(
    ({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status),
  );
  const killed = planted.length - survivors.length;
  totals.planted += planted.length;
  totals.killed += killed;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`  ${killed} of ${planted.length} found in ${seconds} s`);
  // Of single places a share says nothing.
  if (!places && 100 * killed < GOAL * planted.length) {
    console.log(`  FEWER THAN ${GOAL} % FOUND`);
    totals.faults += 1;
  }
  report(
    survivors,
    named.filter(({ file }) => area.mutate.includes(file)),
  );
}

/** Stryker writes a log of its own; what is said of an area is said here. */
function optionsFor({ mutate, database }: Area) {
  return {
    mutate: places?.filter((place) => mutate.some((file) => place.startsWith(`${file}:`))) ?? [...mutate],
    testRunner: 'vitest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest' as const,
    concurrency: Number(values.concurrency ?? (database ? 1 : 2)),
    reporters: ['progress-append-only'],
    tempDirName: join(tmpdir(), 'fettle-mutants'),
    ignorePatterns: ['/dist', '.data', '/docs', '/e2e', '/bench', '/test-results'],
    // It rewrites a configuration of TypeScript by an interface that version 7 does not have.
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
    timeoutMS: 90_000,
  };
}

/** Unnamed ones are faults of the tests, and names of mistakes that are found by now are faults of the list. */
function report(survivors: Found[], expected: Named[]): void {
  const unnamed = survivors.filter((one) => !expected.some((other) => isSame(one, other)));
  // Of the places that were not looked at nothing is known.
  const stale = places ? [] : expected.filter((one) => !survivors.some((other) => isSame(one, other)));
  for (const { place, ...one } of unnamed) console.log(`  NOT FOUND at ${place}: ${JSON.stringify(one)}`);
  for (const one of stale) console.log(`  FOUND BY NOW, strike it from the list: ${JSON.stringify(one)}`);
  totals.faults += unnamed.length + stale.length;
}
