import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, findWholeBrowser } from '../../tools/browser.ts';
import { median } from '../testbed/race.ts';
import type { Figures } from './goals.ts';

/** Fetched from the package registry when somebody measures: a hundred packages that nobody else needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  'largest-contentful-paint': 'LCP ms',
  'cumulative-layout-shift': 'CLS',
  'total-blocking-time': 'TBT ms',
};

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
};

type Visit = {
  rounds: number;
  /** Of somebody who is signed in. */
  cookie?: string;
};

/** The median of each figure over the rounds, and what lost a point, so that it can be mended. */
export async function lighthouse(address: string, { rounds, cookie }: Visit): Promise<Figures> {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round += 1) reports.push(await report(address, cookie));
  for (const { audits } of reports.slice(0, 1))
    for (const [id, { score, title }] of Object.entries(audits))
      if (score !== null && score < 0.9) console.log(`  ${id} ${score} (${title})`);
  const scores = SCORES.map((name) => [
    name,
    median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
  ]);
  const times = Object.entries(TIMES).map(([audit, name]) => [
    name,
    Math.round(median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)) * 1000) / 1000,
  ]);
  return Object.fromEntries([...scores, ...times]);
}

const TRIES = 3;

/** Now and then it loses the trace of a page and says so: then it looks once more. */
async function report(address: string, cookie?: string): Promise<Report> {
  for (let tries = 1; ; tries++) {
    try {
      return await look(address, cookie);
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}

async function look(address: string, cookie?: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      ...(cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []),
      // Search engines are asked to stay away from everything but production; robots.txt has its own tests.
      '--skip-audits=is-crawlable',
      `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: await findWholeBrowser() }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Report;
}
