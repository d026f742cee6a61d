import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What calls out of this house, and to whom; the address is a setting of the operator's, never somebody's input. */
const CALLERS: Record<string, string> = {
  'server/payments.ts': 'ourselves, as the simulated bank does',
  'server/platform/payments/gocardless/client.ts': 'GoCardless',
  'server/platform/sms/twilio.ts': 'Twilio',
  'server/platform/http/pages/pages.ts': 'the web bundle, in process',
  'server/platform/http/pages/pages.dev.ts': 'the web bundle, in process',
};
/** Who reads the environment: what starts the program, and what passes it on to PostgreSQL's own programs. */
const READERS = [
  'server/dev.ts',
  'server/main.mjs',
  'server/platform/db/embedded/commands.ts',
  'server/start.ts',
];

const CALLING = /\bfetch\(|\b(?:https?|net|tls)\.(?:request|get|connect|createConnection)\(|from 'undici'/;

const sources = globSync('server/**/*.{ts,mjs}', { exclude: ['**/*.test.ts', 'server/testing/**'] });
const filesWith = (words: RegExp) =>
  sources.filter((file) => words.test(readFileSync(file, 'utf8'))).toSorted();

test('the files that can call another house are these, and each has a reason', {
  meta: { shows: ['T20'] },
}, () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(filesWith(CALLING)).toEqual(Object.keys(CALLERS).toSorted());
});

test('settings are read and checked in one file: nobody else asks the environment', () => {
  expect(filesWith(/\bprocess\.env\b|\benv\b.* from '(?:node:)?process'/)).toEqual(READERS);
});
