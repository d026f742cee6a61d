import { beforeEach, expect, test, vi } from 'vitest';
import { tellOtherTabs, whenOtherSession } from './other-session.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

const hearsOnListening = (): boolean => {
  let hasHeard = false;
  whenOtherSession(() => (hasHeard = true));
  return hasHeard;
};

test('a tab that begins to listen hears what another tab said before, and never itself', () => {
  expect(hearsOnListening()).toBe(false);
  tellOtherTabs();
  expect(stored.size).toBe(1);
  expect(hearsOnListening()).toBe(false);
  for (const key of stored.keys()) stored.set(key, String(Date.now() + 1_000));
  expect(hearsOnListening()).toBe(true);
});
