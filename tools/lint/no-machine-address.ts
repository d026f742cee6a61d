import { readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { matchesOf, type Rule, type SourceText } from './rule.ts';

/** A registry's address or a path of one machine works for one person and leaks how the place is built. */
export const noMachineAddress: Rule = {
  name: 'no-machine-address',
  instead: "leave registries to each machine's own npm settings, and write paths relative to the repository",
  covers: () => true,
  finds: (file) => [
    ...matchesOf(file.text, REGISTRIES),
    ...matchesOf(file.text, HOMES),
    ...pathsOfThisMachine(file),
  ],
};

const REGISTRIES = [
  /^\s*(?:@[\w-]+:)?registry\s*=/gm,
  /"resolved":\s*"https?:/g,
  /https?:\/\/[\w.-]*(?:registry|npmjs|artifactory|nexus|verdaccio|jfrog)[\w.-]*/gi,
  /--(?:registry|index-url|extra-index-url)[= ]https?:/g,
];

const HOMES = [
  /(?<![\w.@-])\/(?:home|Users)\/[a-z][\w.-]*\//g,
  /(?<![\w.@-])\/root\/[\w.]/g,
  /\b[A-Z]:\\Users\\/g,
];

/** Where this checkout lives, what lies beside it, and the home of anybody who runs the check. */
const MACHINE_PATHS = [...besideCheckout(resolve('.')), homedir()].filter(
  (path) => path.split('/').length > 2,
);

const pathsOfThisMachine = (file: SourceText) =>
  MACHINE_PATHS.map((path) => file.text.indexOf(path)).filter((offset) => offset >= 0);

function besideCheckout(root: string): string[] {
  const folder = dirname(root);
  return folder === dirname(folder) ? [root] : readdirSync(folder).map((name) => join(folder, name));
}
