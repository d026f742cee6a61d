import { measureAdmin } from './admin.ts';
import {
  adminFigures,
  figuresTable,
  matchingFigures,
  planFigures,
  reachFigures,
  startUpFigures,
} from '../report/figures.ts';
import { measureMatching } from './matching.ts';
import { newJobs } from './new-jobs.ts';
import { noticeFigures, measureNotices } from './notices.ts';
import { measureOverload, overloadFigures } from './overload.ts';
import { measureReach } from './reach.ts';
import { measureRows } from './measure-rows.ts';
import { measureSizes } from './sizes.ts';
import type { Found, Told } from './part.ts';
import { measureStartUp } from './start-up.ts';

const MATCHES = 2_000;

// What only reads comes first: posting makes the world another one.
export const parts = {
  match: async ({ size, worlds }) => {
    const matching = await measureMatching(await worlds.url(size), MATCHES);
    const plans = planFigures(matching);
    const { text, misses } = figuresTable([...matchingFigures(matching, size), plans.figure]);
    return { text: `${text}\n\nWhat the plans of the match read:\n${plans.lines.join('\n')}`, misses };
  },
  sizes: measureSizes,
  rows: measureRows,
  overload: async ({ size, worlds }) =>
    figuresTable(overloadFigures(await measureOverload(await worlds.testbed(size)))),
  start: async ({ size, worlds }) => startUpFigures(await measureStartUp(await worlds.testbed(size))),
  reach: async ({ size, worlds }) => {
    const { load, ours, url, people } = await worlds.testbed(size);
    return reachFigures(await measureReach({ load, server: ours, url, post: await newJobs(people) }));
  },
  notices: async ({ size, worlds }) => noticeFigures(await measureNotices(await worlds.testbed(size))),
  admin: async ({ size, worlds }) => adminFigures(await measureAdmin(await worlds.url(size), size)),
} satisfies Record<string, (told: Told) => Promise<Found>>;

export type PartName = keyof typeof parts;

export const partNames = Object.keys(parts) as PartName[];

/** What runs when nothing else is said. `admin` is for a million accounts, and asked for by name. */
export const CORE_PARTS: PartName[] = partNames.filter((name) => name !== 'admin');

export const isPart = (name: string): name is PartName => name in parts;
