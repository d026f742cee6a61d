import { parseArgs } from 'node:util';
import { CORE_PARTS, isPart, partNames, parts, type PartName } from './parts/parts.ts';
import { machineLine, report } from './report/progress.ts';
import { openTidy } from './testbed/tidy.ts';
import { openWorlds } from './testbed/worlds.ts';

/**
 * `npm run bench`: what a request of the product costs, and its rate beside a bare handler and beside the best peer, which
 * is a fixed share of the bare one. It exits with 1 where a goal is missed by more than 10 %.
 */
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '100000' },
    /** Without these, one for ten jobs. */
    businesses: { type: 'string' },
    customers: { type: 'string' },
    /** Of each round of a bar; a read gets a quarter of it. */
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    /** Parts, by comma. */
    only: { type: 'string' },
    /** The rows that have this in their names, and nothing else. */
    row: { type: 'string' },
  },
});

const jobs = whole(values.jobs);
const tenth = Math.ceil(jobs / 10);
const size = {
  jobs,
  businesses: values.businesses ? whole(values.businesses) : tenth,
  customers: values.customers ? whole(values.customers) : tenth,
};
const pace = { rounds: whole(values.rounds), seconds: Number(values.seconds) };
const wanted: PartName[] = values.row && !values.only ? ['rows'] : named(values.only);

const tidy = openTidy();
const worlds = openWorlds(tidy);
const missed: string[] = [];
const printed: string[] = [];
try {
  report(machineLine());
  for (const name of wanted) {
    report(`part: ${name}`);
    try {
      const { text, misses } = await parts[name]({ size, pace, row: values.row ?? '', worlds });
      printed.push(`### ${name}\n\n${text}`);
      missed.push(...misses);
    } catch (error) {
      missed.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
} finally {
  console.log(`\n${printed.join('\n\n')}\n\n${machineLine()}`);
  await tidy.up();
}
if (missed.length > 0) {
  console.error(
    `\nMISSED by more than 10 %, or not measured:\n${missed.map((miss) => `  ${miss}`).join('\n')}`,
  );
  console.error(
    'These goals are for a quiet machine: run it again with nothing beside it before you believe it.',
  );
  process.exitCode = 1;
}

function named(only: string | undefined): PartName[] {
  if (only === undefined) return CORE_PARTS;
  return only.split(',').map((name) => {
    if (isPart(name)) return name;
    throw new Error(`there is no part ${name}; there are ${partNames.join(', ')}`);
  });
}

function whole(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`${text} is not a whole number above 0`);
}
