import { expect, test } from 'vitest';
import { withNames } from './parts.ts';

const NAMES = new Map([['./past.tsx', 'customer/past.tsx']]);

test('a part is told its name, however its import is written', () => {
  const named = 'part.named("customer/past.tsx", ';
  expect(withNames("part(() => import('./past.tsx'))", NAMES)).toBe(`${named}() => import('./past.tsx'))`);
  expect(withNames("part(async () => (await import('./past.tsx')).Past)", NAMES)).toBe(
    `${named}async () => (await import('./past.tsx')).Past)`,
  );
  expect(
    withNames("part(async () => {\n  if (!isHere) await rest();\n  return import('./past.tsx');\n})", NAMES),
  ).toContain(named);
});

test('what is no part stays as it is', () => {
  for (const code of [
    "import('./past.tsx')",
    "apart(() => import('./past.tsx'))",
    "part(() => import('./other.tsx'))",
  ])
    expect(withNames(code, NAMES)).toBe(code);
});
