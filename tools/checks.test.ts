import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { lintTree, RULES } from './lint/lint-tree.ts';
import { noMachineAddress } from './lint/no-machine-address.ts';
import { noSecrets } from './lint/no-secrets.ts';
import { sourceText } from './lint/rule.ts';
import { pinFaults } from './pins/pin-faults.ts';

const ImportRules = z.object({ forbidden: z.array(z.object({ name: z.string(), comment: z.string() })) });
const importRules = ImportRules.parse(createRequire(import.meta.url)('../.dependency-cruiser.cjs')).forbidden;

/** Rule, the planted file that breaks it, and what that file must not import. */
const PLANTED_IMPORTS = [
  ['order-of-knowing-jobs', 'server/marketplace/jobs/knows-quotes.ts', 'server/marketplace/quotes/index.ts'],
  ['feature-has-a-place', 'server/knows-gossip.ts', 'server/marketplace/gossip/index.ts'],
  [
    'feature-through-its-door',
    'server/marketplace/quotes/through-the-window.ts',
    'server/marketplace/jobs/job.queries.ts',
  ],
  [
    'feature-knows-no-consequence',
    'server/marketplace/jobs/knows-consequences.ts',
    'server/marketplace/consequences.ts',
  ],
  ['rules-are-pure', 'server/marketplace/jobs/job.policy.ts', 'server/marketplace/jobs/job.queries.ts'],
  ['platform-knows-no-feature', 'server/platform/knows-jobs.ts', 'server/marketplace/jobs/index.ts'],
  ['simulator-stands-apart', 'server/platform/knows-simulator.ts', 'server/seed/simulator/index.ts'],
  ['server-knows-no-web', 'server/knows-web.ts', 'web/ui/button.ts'],
  ['database-knows-nothing-of-ours', 'database/migrations/0001-knows-server.ts', 'server/platform/clock.ts'],
  ['contract-knows-nothing-of-ours', 'contract/knows-server.ts', 'server/platform/clock.ts'],
  ['contract-needs-only-zod', 'contract/needs-node.ts', 'path'],
  ['web-knows-only-contract', 'web/business/knows-server.ts', 'server/platform/clock.ts'],
  ['audiences-stay-apart', 'web/customer/screen.tsx', 'web/business/leads.ts'],
  ['ui-knows-no-domain', 'web/ui/knows-jobs.ts', 'web/marketplace/jobs/card.ts'],
  ['no-circular', 'server/platform/circle-a.ts', 'server/platform/circle-b.ts'],
  ['no-test-code-in-product', 'server/platform/knows-testing.ts', 'server/testing/story.ts'],
  ['resolvable', 'server/platform/lost.ts', './not-there.ts'],
] as const;

describe('the import rules', () => {
  const planted = run('tools/imports.ts', 'tools/fixtures/imports/planted');

  test.for(PLANTED_IMPORTS)('%s catches %s', ([rule, from, to]) => {
    expect(planted.text).toContain(`${rule}: ${from} → ${to}\n`);
  });

  test('find nothing in the planted tree but what was planted', () => {
    expect(planted.text).toContain(`${PLANTED_IMPORTS.length} violations`);
    expect(planted.code).toBe(1);
  });

  test('have a planted violation each, and say what to write instead', () => {
    const proven = new Set<string>(PLANTED_IMPORTS.map(([rule]) => rule));
    const unproven = importRules.filter(
      ({ name }) => !proven.has(name) && !name.startsWith('order-of-knowing-'),
    );
    expect(unproven).toEqual([]);
    expect(importRules.filter(({ comment }) => comment === '')).toEqual([]);
  });

  test('pass a clean tree', () => {
    expect(run('tools/imports.ts', 'tools/fixtures/imports/clean')).toMatchObject({ code: 0 });
  });

  test('fail when no module could be read', () => {
    expect(run('tools/imports.ts', 'tools/fixtures/imports/empty')).toMatchObject({ code: 1 });
  });
});

describe('our own lint rules', () => {
  const JOBS = 'server/marketplace/jobs';
  const planted = lintTree('tools/fixtures/lint/planted').findings.map(
    ({ rule, place }) => `${rule} ${place}`,
  );

  test('catch each planted violation, and nothing else', { meta: { shows: ['R-13-185'] } }, () => {
    expect(planted.toSorted()).toEqual([
      ...[1, 3, 5, 7].map((line) => `acts-go-once web/customer/sends.ts:${line}`),
      ...[1, 1, 2].map((line) => `free-text-is-typed ${JOBS}/rows.queries.ts:${line}`),
      ...[1, 2, 3].map((line) => `no-clock-in-features ${JOBS}/now.ts:${line}`),
      ...[1, 3, 6].map((line) => `no-ids-in-prose ${JOBS}/job.test.ts:${line}`),
      ...[10, 2, 3, 4, 5, 7, 8, 9].map((line) => `no-session-state ${JOBS}/holds.queries.ts:${line}`),
      ...[15, 3, 4, 7].map((line) => `no-status-literal ${JOBS}/actions/cancel-job.ts:${line}`),
      ...[1, 2].map((line) => `own-database-only ${JOBS}/waits.test.ts:${line}`),
      `routes-are-thin ${JOBS}/job.routes.ts:2`,
      ...[3, 4, 5, 6].map((line) => `rows-are-typed ${JOBS}/rows.queries.ts:${line}`),
      ...[1, 1].map((line) => `sentences-in-copy web/customer/said.ts:${line}`),
      ...[2, 3, 4, 5].map((line) => `sentences-in-copy web/customer/screen.tsx:${line}`),
    ]);
  });

  test('pass a clean tree', () => {
    const clean = lintTree('tools/fixtures/lint/clean');
    expect(clean.files).toBeGreaterThan(5);
    expect(clean.findings).toEqual([]);
  });

  test('say what to write instead', () => {
    expect(RULES.filter((rule) => rule.instead.length < 20)).toEqual([]);
  });

  // Planted in memory, so that no file of the repository holds what the repository may not hold.
  test.for([
    ['a registry in .npmrc', `registry${'='}somewhere.example`],
    ['a scoped registry', `@scope:registry${'='}somewhere.example`],
    ['a registry in a lockfile', `"resolved": "${'https'}://packages.example/a.tgz"`],
    ['the address of a registry', `see ${'https'}://registry.example.org/a`],
    ['an index in a command', `pip install --index-url ${'https'}://packages.example/simple`],
    ['a home folder', `/${'home'}/someone/market`],
    ['a home folder of a Mac', `/${'Users'}/someone/market`],
    ['the folder of this checkout', `${process.cwd()}/contract`],
  ] as const)('no-machine-address catches %s', ([, text]) => {
    expect(noMachineAddress.finds(sourceText('docs/page.md', `first line\n${text}`))).not.toEqual([]);
  });

  test('no-machine-address lets ordinary addresses and paths be', () => {
    const text = 'https://example.com/home/jobs, `./server/main.ts`, web/home/screen.tsx, GET /users/1';
    expect(noMachineAddress.finds(sourceText('docs/page.md', text))).toEqual([]);
  });

  test.for([
    ['a private key', `-----BEGIN ${'PRIVATE'} KEY-----`],
    ['an RSA key', `-----BEGIN RSA ${'PRIVATE'} KEY-----`],
    ['a live payment key', `${'sk_live'}_${'a1'.repeat(12)}`],
    ['a webhook secret', `${'whsec'}_${'a1'.repeat(16)}`],
    ['a direct debit token', `${'live'}_${'a1'.repeat(20)}`],
    ['a cloud key', `${'AKIA'}${'A1'.repeat(8)}`],
    ['a code host token', `${'ghp'}_${'a1'.repeat(18)}`],
    ['a package token', `_auth${'Token'}=abcdefgh1234`],
    ['a session token', `${'eyJ'}hbGciOiJIUzI1.${'eyJ'}zdWIiOiIxMjM0.${'a1'.repeat(16)}`],
    ['an address with a password', `postgres://market:${'q7'.repeat(6)}@db.example/market`],
  ] as const)('no-secrets catches %s', ([, text]) => {
    expect(noSecrets.finds(sourceText('server/platform/config.ts', `const key = '${text}';`))).not.toEqual(
      [],
    );
  });

  test('no-secrets lets placeholders be', () => {
    const text = 'sk_live_…, postgres://user:password@host/name, whsec_test, STRIPE_SECRET_KEY=';
    expect(noSecrets.finds(sourceText('README.md', text))).toEqual([]);
  });
});

describe('the bought linter', () => {
  const folder = 'tools/fixtures/oxlint';
  const { text } = run(
    'node_modules/oxlint/bin/oxlint',
    '-c',
    `${folder}/oxlint.json`,
    '--type-aware',
    '-f',
    'unix',
    folder,
  );

  test.for([
    ['promises.ts:4', 'no-floating-promises'],
    ['promises.ts:8', 'no-misused-promises'],
    ['types.ts:1', 'no-explicit-any'],
    ['types.ts:3', 'no-non-null-assertion'],
    ['types.ts:6', 'switch-exhaustiveness-check'],
    ['sizes.ts:1', 'max-lines-per-function'],
    ['sizes.ts:48', 'max-params'],
    ['sizes.ts:54', 'max-depth'],
    ['long-file.ts:255', 'max-lines'],
    ['screen.tsx:3', 'no-default-export'],
    ['screen.tsx:5', 'exhaustive-deps'],
    ['screen.tsx:6', 'rules-of-hooks'],
    ['screen.tsx:7', 'alt-text'],
  ] as const)('catches %s by %s', ([place, rule]) => {
    const found = text
      .split('\n')
      .filter((line) => line.includes(`/${place}:`) && line.includes(`(${rule})`));
    expect(found).toHaveLength(1);
  });
});

describe('the pins', () => {
  test('are held against every planted fault', () => {
    const faults = pinFaults('tools/fixtures/pins/planted').map((fault) =>
      fault.split(' ').slice(0, 2).join(' '),
    );
    expect(faults.toSorted()).toEqual([
      'no-integrity: node_modules/unhashed',
      'not-locked: drifted',
      'not-locked: loose',
      'not-pinned: loose',
      'registry-in-lock: node_modules/addressed',
      'stale-allowance: harmless',
      'surprise-script: surprise',
    ]);
  });

  test('pass a clean manifest', () => {
    expect(pinFaults('tools/fixtures/pins/clean')).toEqual([]);
  });
});

/** Runs a program of ours in a process of its own, as the check does. */
function run(...command: string[]): { code: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { code: status, text: `${stderr}${stdout}` };
}
