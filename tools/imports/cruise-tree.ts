import './use-typescript-5.ts';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';

const PARTS = ['contract', 'server', 'web', 'database', 'tools', 'bench', 'proofs', 'e2e'];

export type Cruised = {
  modules: number;
  violations: { rule: string; from: string; to: string; comment: string }[];
  /** Files on the disk that dependency-cruiser did not read: each is a hole in every rule. */
  unread: string[];
};

/** Holds the imports of the tree below `root` against the rules of `.dependency-cruiser.cjs`. */
export async function cruiseTree(root: string): Promise<Cruised> {
  // Loaded late, so that the override above is in force when it asks for TypeScript.
  const { cruise } = await import('dependency-cruiser');
  const { default: optionsFrom } = await import('dependency-cruiser/config-utl/extract-depcruise-options');
  const options = await optionsFrom(resolve('.dependency-cruiser.cjs'));
  const parts = globSync(PARTS, { cwd: root });
  const { output } = await cruise(parts, { ...options, baseDir: resolve(root) });
  if (typeof output === 'string') throw new Error('dependency-cruiser answered a text instead of a result');
  const read = new Set(output.modules.map((module) => module.source));
  return {
    modules: output.modules.filter((module) => PARTS.some((part) => module.source.startsWith(`${part}/`)))
      .length,
    violations: output.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
      comment: output.summary.ruleSetUsed?.forbidden?.find(({ name }) => name === rule.name)?.comment ?? '',
    })),
    unread: sourcesBelow(root).filter((path) => !read.has(path)),
  };
}

const sourcesBelow = (root: string) =>
  globSync(
    PARTS.map((part) => `${part}/**/*.{ts,tsx}`),
    { cwd: root, exclude: (path) => /(^|\/)(node_modules|fixtures)$|[.]d[.]ts$/.test(path) },
  );
