import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { shed } from './shed.ts';

const shown = (url: string, lag: number) => () => shed({ url, lag });

test('X18 while the event loop is late people are turned away, with the way back', () => {
  expect(shown('/api/jobs', 1_500)).toThrow(new Refusal('unavailable'));
  expect(shown('/login', 1_500)).toThrow(new Refusal('unavailable'));
});

test('X18 a page that was let in gets its styles and scripts', () => {
  expect(shown('/assets/index-abc.css', 1_500)).not.toThrow();
});

test('X18 nobody is turned away because nothing was measured', () => {
  expect(shown('/api/jobs', Infinity)).not.toThrow();
});
