import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { CHROMIUM_FLAGS, findBrowser } from '../tools/browser.ts';
import { freePort } from '../server/testing/free-port.ts';
import { stopped, whenReady } from './processes.ts';
import { median } from './race.ts';

/**
 * `npm run bench:pages`: Lighthouse, with its mobile profile, on the public pages of the built product. It is fetched
 * from the package registry when somebody measures: a hundred packages that nobody else needs.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  'largest-contentful-paint': 'LCP ms',
  'cumulative-layout-shift': 'CLS',
  'total-blocking-time': 'TBT ms',
};
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
};

const dataDir = mkdtempSync(path.join(tmpdir(), 'fettle-pages-'));
const port = await freePort();
const origin = `http://localhost:${port}`;
const product = spawn(process.execPath, [fileURLToPath(new URL('../server/main.mjs', import.meta.url))], {
  env: { ...process.env, npm_lifecycle_event: '', DATA_DIR: dataDir, PORT: String(port), PLATFORM: 'demo' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await whenReady(port, product);
  const rows: Record<string, Record<string, number>> = {};
  const pages = [
    '/',
    await aProfile(),
    '/login',
    '/post-job',
    '/trades/plumbing',
    '/trades/plumbing/london-se',
  ];
  for (const page of pages) rows[page] = await measured(page);
  console.table(rows);
} finally {
  await stopped(product);
  rmSync(dataDir, { recursive: true, force: true });
}

/** The shop front of a business that has reviews. */
async function aProfile(): Promise<string> {
  const answer = await fetch(`${origin}/api/recent-work`);
  const { reviews } = (await answer.json()) as { reviews: { business: { id: string } }[] };
  return `/business/${reviews[0]?.business.id}`;
}

/** The median of each figure over the rounds. */
async function measured(page: string): Promise<Record<string, number>> {
  const reports: Report[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) reports.push(await lighthouse(page));
  const [first] = reports;
  if (first) sayFaults(page, first);
  const scores = SCORES.map((name) => [
    name,
    median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
  ]);
  const times = Object.entries(TIMES).map(([audit, name]) => [
    name,
    Math.round(median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)) * 1000) / 1000,
  ]);
  return { ...Object.fromEntries([...scores, ...times]), 'script B': await scriptBytes(page) };
}

async function lighthouse(page: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      origin + page,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      // Search engines are asked to stay away from everything but production; robots.txt has its own tests.
      '--skip-audits=is-crawlable',
      `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: await findBrowser() }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Report;
}

/** What lost a point, so that it can be mended. */
function sayFaults(page: string, { audits }: Report): void {
  for (const [id, { score, title }] of Object.entries(audits))
    if (score !== null && score < 0.9) console.log(`${page}: ${id} ${score} (${title})`);
}

/** The scripts that the page names itself, as gzip packs them. */
async function scriptBytes(page: string): Promise<number> {
  const html = await (await fetch(origin + page)).text();
  const names = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  const sizes = await Promise.all(
    [...names].map(async (name) => gzipSync(await (await fetch(origin + name)).bytes()).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
