import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { iconFiles, singleIcons, withSingleIcons } from './single-icons.ts';

test('each icon is imported from its own file, under the name it has here', () => {
  const files = iconFiles();
  expect(files.size).toBeGreaterThan(2000);
  expect(withSingleIcons("import { BadgeCheck, Inbox as Sign } from 'lucide-react';", files)).toBe(
    "import BadgeCheck from 'lucide-react/icons/badge-check'; import Sign from 'lucide-react/icons/inbox';",
  );
});

test('what is no icon comes from where it came from', () => {
  const typed = "import { type LucideIcon, Sun } from 'lucide-react';";
  expect(withSingleIcons(typed, iconFiles())).toBe(
    "import { type LucideIcon } from 'lucide-react'; import Sun from 'lucide-react/icons/sun';",
  );
  const other = "import { Sun } from './sun.ts';";
  expect(withSingleIcons(other, iconFiles())).toBe(other);
});

test('the library asks for what draws an icon under the name that leads to ours', () => {
  const entry = createRequire(import.meta.url).resolve('lucide-react/package.json');
  const maker = entry.replace('package.json', 'dist/esm/createLucideIcon.mjs');
  expect(readFileSync(maker, 'utf8')).toContain("import Icon from './Icon.mjs';");
  const { resolveId } = singleIcons();
  if (typeof resolveId !== 'function') throw new Error('nothing leads to ours');
  const resolve = (source: string, importer: string) =>
    resolveId.call({} as never, source, importer, { isEntry: false } as never);
  expect(existsSync(JSON.parse(JSON.stringify(resolve('./Icon.mjs', maker))))).toBe(true);
  expect(resolve('./Icon.mjs', '/web/ui/display/icon.tsx')).toBe(undefined);
});
