import { expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { listeningFault } from './try-settings.ts';

const address = { host: '999.1.1.1', port: 80 };
const failed = (code: string) => Object.assign(new Error(`listen ${code}`), { code });

test.each([
  ['PORT 80', 'EADDRINUSE'],
  ['PORT 80', 'EACCES'],
  ['HOST 999.1.1.1', 'EADDRNOTAVAIL'],
  ['HOST 999.1.1.1', 'ENOTFOUND'],
  ['HOST 999.1.1.1', 'EAI_AGAIN'],
])('a program that cannot listen names %s, when the system says %s', (name, code) => {
  const fault = listeningFault(failed(code), address);
  expect(fault).toBeInstanceOf(ConfigError);
  expect(String(fault)).toContain(`${name} is`);
});

test('and what no setting is to blame for stays what it was', () => {
  const error = failed('ENOMEM');
  expect(listeningFault(error, address)).toBe(error);
});
