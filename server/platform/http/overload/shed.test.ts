import { expect, test } from 'vitest';
import { Refusal } from '../../refusal.ts';
import { shed } from './shed.ts';

const shown = (url: string, lag: number) => () => shed({ url, lag });

test('while the event loop is late people are turned away, with the way back', {
  meta: { shows: ['X18'] },
}, () => {
  expect(shown('/api/jobs', 1_500)).toThrow(new Refusal('unavailable'));
  expect(shown('/login', 1_500)).toThrow(new Refusal('unavailable'));
});

test('a page that was let in gets its styles and scripts', { meta: { shows: ['X18'] } }, () => {
  expect(shown('/assets/index-abc.css', 1_500)).not.toThrow();
});

test('health is always told: a process that is late is not dead', { meta: { shows: ['X18'] } }, () => {
  expect(shown('/api/health/live', 1_500)).not.toThrow();
  expect(shown('/api/health/ready', 1_500)).not.toThrow();
  expect(shown('/metrics', 1_500)).not.toThrow();
});

test('nobody is turned away because nothing was measured', { meta: { shows: ['X18'] } }, () => {
  expect(shown('/api/jobs', Infinity)).not.toThrow();
});
