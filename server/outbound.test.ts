import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What calls out of this house, and to whom; the address is a setting of the operator's, never somebody's input. */
const CALLERS: Record<string, string> = {
  'server/payments.ts': 'ourselves, as the simulated bank does',
  'server/platform/payments/gocardless/client.ts': 'GoCardless',
  'server/platform/sms/twilio.ts': 'Twilio',
  'server/platform/http/pages.ts': 'the web bundle, in process',
  'server/platform/http/pages.dev.ts': 'the web bundle, in process',
};
const CALLING = /\bfetch\(|\b(?:https?|net|tls)\.(?:request|get|connect|createConnection)\(|from 'undici'/;

test('T20 C4 the files that can call another house are these, and each has a reason', () => {
  const files = globSync('server/**/*.ts', { exclude: ['**/*.test.ts', 'server/testing/**'] });
  expect(files.length).toBeGreaterThan(100);
  const callers = files.filter((file) => CALLING.test(readFileSync(file, 'utf8')));
  expect(callers.toSorted()).toEqual(Object.keys(CALLERS).toSorted());
});
