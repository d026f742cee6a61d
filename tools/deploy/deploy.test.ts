import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Environment } from '../../server/platform/config.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const sources = filesIn('deploy').map((name) => ({ name, text: readFileSync(name, 'utf8') }));
const source = (end: string) => sources.find(({ name }) => name.endsWith(end))?.text ?? '';

test('every image is named by a variable, so that no registry stands in the repository', () => {
  for (const { name, text } of sources) {
    const named = [...text.matchAll(/^\s*image: (.*)$/gm), ...text.matchAll(/^FROM (\S+)/gm)];
    for (const [, image = ''] of named) expect(image, name).toMatch(/^\$\{\w+(:\?)?\}$/);
  }
});

test('every setting that the processes get is one that they know', () => {
  const compose = /&settings\n((?: {4}\w+: .*\n)+)/.exec(source('compose.yaml'))?.[1] ?? '';
  const kubernetes = /^data:\n((?: {2}\w+: .*\n)+)/m.exec(source('settings.yaml'))?.[1] ?? '';
  const names = [...`${compose}${kubernetes}`.matchAll(/^ +([A-Z\d_]+):/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) expect(Object.keys(Environment.shape)).toContain(name);
});

test('the one who stops a process waits longer than it drains and ends', () => {
  const drained = Number(/DRAIN_SECONDS: \W(\d+)/.exec(source('settings.yaml'))?.[1]);
  const waited = Number(/terminationGracePeriodSeconds: (\d+)/.exec(source('web.yaml'))?.[1]);
  const PATIENCE_S = 12;
  expect(waited).toBeGreaterThan(drained + PATIENCE_S);
  const byDefault = 5 + PATIENCE_S;
  expect(Number(/stop_grace_period: (\d+)s/.exec(source('compose.yaml'))?.[1])).toBeGreaterThan(byDefault);
  expect(Number(/TimeoutStopSec=(\d+)/.exec(source('web@.service'))?.[1])).toBeGreaterThan(byDefault);
});

test('every alert has its part of the runbook', () => {
  const rules = source('alerts.yaml');
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  const runbook = readFileSync('docs/runbooks/alerts.md', 'utf8');
  const parts = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name);
  expect(alerts).toEqual(parts);
  for (const name of alerts) expect(rules).toContain(`alerts.md#${name.toLowerCase()}`);
});

/** Of Node's own figures and of Prometheus itself. */
const OF_OTHERS = /^(up|process_|nodejs_)/;

test('alerts and dashboard ask for metrics that the program has', () => {
  const code = ['server/measures.ts', 'server/platform/metrics/requests.ts'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const known = [...code.join('').matchAll(/name: '(\w+)'/g)].map(([, name = '']) => name);
  const asked = [...`${source('alerts.yaml')}${source('dashboard.json')}`.matchAll(/(\w+)\{job=/g)];
  const names = asked.map(([, name = '']) => name.replace(/_(bucket|count|sum)$/, ''));
  expect(names.length).toBeGreaterThan(15);
  expect(known).toEqual(expect.arrayContaining(names.filter((name) => !OF_OTHERS.test(name))));
});
