import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { throwawayCluster } from '../server/testing/cluster.ts';
import { signIn } from './actors.ts';
import { prepare } from './database.ts';
import {
  type Figure,
  homeFigures,
  matchingFigures,
  adminFigures,
  planFigures,
  raceFigures,
  reachFigures,
  startUpFigures,
  table,
} from './figures.ts';
import { measureAdmin } from './admin.ts';
import { measureMatching } from './matching.ts';
import { measurePages } from './pages-as-html.ts';
import { startBare, startLoad, startOurs, startReactAlone } from './processes.ts';
import { race } from './race.ts';
import { measureReach } from './reach.ts';
import { measureStartUp } from './start-up.ts';
import { fillWorld, type Size } from './world.ts';

/** `npm run bench`: the figures of the product, beside a bare handler on the same database. */
const { values } = parseArgs({
  options: {
    businesses: { type: 'string' },
    jobs: { type: 'string' },
    /** Of each of the rounds. */
    seconds: { type: 'string', default: '2' },
    /** `admin`: the lists of the admins and nothing else, on a world of the size that they are promised for. */
    only: { type: 'string' },
    customers: { type: 'string' },
  },
});
if (values.only !== undefined && values.only !== 'admin') throw new Error(`there is no part ${values.only}`);
const size: Size = values.only
  ? {
      customers: whole(values.customers ?? '1000000'),
      businesses: whole(values.businesses ?? '200000'),
      jobs: whole(values.jobs ?? '1000000'),
      hasAdmins: true,
    }
  : { businesses: whole(values.businesses ?? '10000'), jobs: whole(values.jobs ?? '100000') };
const seconds = whole(values.seconds);

const GOALS = { inbox: { least: 0.7, p99Ms: 25 }, post: { least: 0.5 } };
const MATCHES = 2_000;
const EACH_ONCE = { mode: 'once', connections: 8 } as const;

const figures: Figure[] = [];

type Undo = () => Promise<void>;
const undos: Undo[] = [];
let tidying: Promise<void> | null = null;
const tidyUp = (): Promise<void> => {
  tidying ??= (async () => {
    for (const undo of undos.toReversed()) await undo();
  })();
  return tidying;
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void tidyUp().finally(() => process.exit(1)));

try {
  await (values.only ? admin() : run());
} catch (error) {
  // What was measured before it went wrong is worth keeping.
  console.log(`\n${table(figures)}`);
  throw error;
} finally {
  await tidyUp();
}

async function run(): Promise<void> {
  say('npm start, three times twice');
  figures.push(...startUpFigures(await measureStartUp()));
  const url = await world();
  say('both directions of the match');
  const matching = await measureMatching(url, MATCHES);
  const plans = planFigures(matching);
  figures.push(...matchingFigures(matching, size), plans.figure);
  await races(url);
  console.log(`\n${table(figures)}\n\nWhat the plans of the match read:\n${plans.lines.join('\n')}`);
  if (plans.seqScans.length === 0) return;
  console.error(`\nFAILED: a sequential scan of a big table in the match: ${plans.seqScans.join('; ')}`);
  process.exitCode = 1;
}

async function admin(): Promise<void> {
  const url = await world();
  say('the lists of the admin area');
  figures.push(...adminFigures(await measureAdmin(url, size)));
  console.log(
    `\n${table(figures)}\n\nload average: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );
}

/** PostgreSQL as the product starts it, with all its care for durability, and a world in it. */
async function world(): Promise<string> {
  const cluster = await throwawayCluster({});
  undos.push(cluster.stop);
  await prepare(cluster.ownerUrl);
  say(`a world of ${size.businesses} businesses and ${size.jobs} jobs`);
  const began = performance.now();
  await fillWorld(cluster.ownerUrl, size, new Date());
  say(`made in ${Math.round((performance.now() - began) / 1000)} s`);
  return cluster.ownerUrl;
}

async function races(url: string): Promise<void> {
  const actors = await signIn(url);
  const load = startLoad();
  undos.push(load.stop);
  const ours = await startOurs(url);
  undos.push(ours.stop);
  const bare = await startBare(url);
  undos.push(bare.stop);
  const servers = { ours, bare };
  say('the lead inbox');
  // Who looks for the first time makes a lead of each card; what is measured is looking again.
  for (const { port } of [ours, bare]) await load.drive({ port, asked: actors.inbox, ...EACH_ONCE });
  const inbox = await race({ load, servers, asked: actors.inbox, seconds });
  figures.push(...raceFigures('GET /api/business/leads', inbox, GOALS.inbox));
  say('posting a job');
  const post = await race({ load, servers, asked: actors.post, seconds });
  figures.push(...raceFigures('POST /api/job', post, GOALS.post));
  say('posting where many businesses are, and where none is');
  figures.push(...reachFigures(await measureReach({ load, server: ours, url, post: actors.post, seconds })));
  say('the home page');
  const [home] = await measurePages(load, { ours, reactAlone: startReactAlone, seconds }, ['/']);
  if (home) figures.push(...homeFigures(home));
}

function say(line: string): void {
  console.error(`bench: ${line}`);
}

function whole(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`${text} is not a whole number above 0`);
}
