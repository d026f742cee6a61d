import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { consequences } from '../server/marketplace/consequences.ts';
import { features } from '../server/marketplace/features.ts';
import { lifecycles, policies } from '../server/marketplace/registry.ts';
import { consequencesPage } from './docs/consequences.ts';
import { coverageOf, coveragePage, faultsOf } from './docs/coverage.ts';
import { endpointsPage } from './docs/endpoints.ts';
import { featuresPage } from './docs/features.ts';
import { lifecyclesPage } from './docs/lifecycles.ts';
import { permissionsPage } from './docs/permissions.ts';
import { requirements } from './docs/requirements.ts';
import { retentionPage } from './docs/retention.ts';
import { sentences, shownFaults, shownInTests } from './docs/shown.ts';
import { idsInTests } from './docs/test-titles.ts';

const FOLDER = 'docs/generated';

/** Every generated page, made from the code that the product runs on. */
const PAGES: Record<string, () => string> = {
  'features.md': () => featuresPage(features),
  'lifecycles.md': () => lifecyclesPage(lifecycles),
  'permissions.md': () => permissionsPage(policies),
  'consequences.md': () => consequencesPage(consequences),
  'retention.md': () => retentionPage(features),
  'endpoints.md': endpointsPage,
};

/** Which tests show which requirement: it changes with each title of a test, so git does not keep it. */
const COVERAGE = '.build/coverage.md';

const isCheck = process.argv.includes('--check');
const coverage = coverageOf(requirements(), idsInTests());
for (const fault of [...faultsOf(coverage), ...shownFaults(sentences(), shownInTests())]) {
  console.error(fault);
  process.exitCode = 1;
}
if (process.argv.includes('--coverage')) {
  mkdirSync(dirname(COVERAGE), { recursive: true });
  writeFileSync(COVERAGE, coveragePage(coverage));
  console.log(`${COVERAGE} written`);
}
mkdirSync(FOLDER, { recursive: true });
for (const [name, page] of Object.entries(PAGES)) {
  const path = join(FOLDER, name);
  const text = page();
  if (textOf(path) === text) continue;
  if (isCheck) {
    console.error(`${path} is not what the code says now: run \`npm run docs\` and commit it`);
    process.exitCode = 1;
  } else {
    writeFileSync(path, text);
    console.log(`${path} rewritten`);
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Not there yet.
    return undefined;
  }
}
