import { expect, test } from 'vitest';
import { iconFiles, withSingleIcons } from './single-icons.ts';

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
