import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { auditCopy } from './audit.copy.ts';

/** What stands after `act:` where the server writes an entry. */
const WRITTEN = /\bact: ([^,\n]+)/g;

test('the audit log has words for every act that the server writes', () => {
  const sources = globSync('server/marketplace/**/*.ts').filter((path) => !path.endsWith('.test.ts'));
  const acts = sources
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(WRITTEN)])
    .flatMap(([, said = '']) => [...said.matchAll(/'([^']+)'/g)].map(([, act = '']) => act));
  expect(acts).toContain('enrol');
  const wordless = acts.filter((act) => auditCopy.said(act, 'account') === `${act} an account`);
  expect(wordless).toEqual([]);
});
