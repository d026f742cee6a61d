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

test('what an admin changed reads as people say it, and not as it is kept', () => {
  expect(auditCopy.value('net_pence', '4999')).toBe('£49.99');
  expect(auditCopy.value('percentage', '20')).toBe('20%');
  expect(auditCopy.value('is_active', 'false')).toBe('No');
  expect(auditCopy.value('takes_crown_dependencies', 'true')).toBe('Yes');
  expect(auditCopy.value('why', 'unknown_charge')).toBe('Money that we never asked for');
  // What somebody typed stays as it is, whatever it looks like.
  expect(auditCopy.value('name', 'true')).toBe('true');
});
