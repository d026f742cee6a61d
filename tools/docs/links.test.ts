import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const pages = globSync(['*.md', 'docs/**/*.md', 'proofs/*.md']);

/** Where the links of a page lead within the repository. */
const linksOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/\]\((?![a-z]+:|#)([^)\s#]+)[^)]*\)/g)].map(([, link = '']) =>
    normalize(join(dirname(page), link)),
  );

test('every link of README, style, glossary, runbooks and decisions leads to a file', () => {
  const links = pages.flatMap((page) => linksOf(page).map((target) => ({ page, target })));
  expect(links.length).toBeGreaterThan(300);
  expect(links.filter(({ target }) => !existsSync(target))).toEqual([]);
});
