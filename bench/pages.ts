import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { freePort } from '../server/testing/free-port.ts';
import { publicPages } from '../e2e/support/public-pages.ts';
import { dashboardsOf } from './pages/dashboards.ts';
import { brokenClaims, type Figures, GOALS, rowOf } from './pages/goals.ts';
import { lighthouse } from './pages/lighthouse.ts';
import { tabsOf } from './pages/tabs.ts';
import { stopped, whenReady } from './testbed/processes.ts';

/**
 * `npm run bench:pages`: Lighthouse, with its mobile profile, on every public page of the built product and on the first
 * screen of each dashboard, and how quickly a dashboard's tabs open. Exits with 1 when a goal is missed that
 * docs/performance.md says is reached. `-- --only tabs`, `-- --only dashboards`, `-- --only /login` measure less.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
});

const rounds = Number(values.rounds);

const dataDir = mkdtempSync(path.join(tmpdir(), 'fettle-pages-'));
const port = await freePort();
const origin = `http://localhost:${port}`;
const product = spawn(process.execPath, [fileURLToPath(new URL('../server/main.mjs', import.meta.url))], {
  env: { ...process.env, npm_lifecycle_event: '', DATA_DIR: dataDir, PORT: String(port), PLATFORM: 'demo' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await whenReady(port, product);
  const measured = {
    ...(await measuredPages()),
    ...(await measuredDashboards()),
    ...(await measuredTabs()),
  };
  for (const { figure, words, isClaimed } of GOALS)
    console.log(`goal: ${figure} ${words}${isClaimed ? '' : ' (moves with the load of the machine)'}`);
  console.table(Object.fromEntries(Object.entries(measured).map(([page, row]) => [page, rowOf(row)])));
  const broken = Object.entries(measured).flatMap(([page, row]) => brokenClaims(page, row));
  for (const sentence of broken) console.error(sentence);
  if (broken.length > 0) process.exitCode = 1;
} finally {
  await stopped(product);
  rmSync(dataDir, { recursive: true, force: true });
}

async function measuredPages(): Promise<Record<string, Figures>> {
  const rows: Record<string, Figures> = {};
  const pages = await publicPages(origin);
  for (const page of pages.filter((each) => !values.only || each === values.only)) {
    console.log(page);
    const figures = await lighthouse(origin + page, { rounds });
    rows[page] = { ...figures, 'script B': await scriptBytes(page) };
    console.log(rowOf(rows[page]));
  }
  return rows;
}

async function measuredDashboards(): Promise<Record<string, Figures>> {
  return values.only && values.only !== 'dashboards' ? {} : dashboardsOf(origin, rounds);
}

async function measuredTabs(): Promise<Record<string, Figures>> {
  return values.only && values.only !== 'tabs' ? {} : tabsOf(origin);
}

/** The scripts that the page names itself, as gzip packs them. */
async function scriptBytes(page: string): Promise<number> {
  const html = await (await fetch(origin + page)).text();
  const names = new Set(html.match(/\/assets\/[\w.$-]+\.js/g));
  const sizes = await Promise.all(
    [...names].map(async (name) => gzipSync(await (await fetch(origin + name)).bytes()).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
