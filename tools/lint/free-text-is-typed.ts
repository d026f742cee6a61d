import ts from 'typescript-5';
import { isTestCode, isTypeScript, matchesOf, nodesWhere, type Rule, type SourceText } from './rule.ts';

/** Columns of people's own words, under the letters that our SQL gives their tables; an alias is their name then. */
const READ = /\b[jmqrb]\.(title|description|body|comments?)\b(?: as (\w+))?/g;

/** The type of a row that is read with SQL is written by hand: as a string the words could be answered unmasked. */
export const freeTextIsTyped: Rule = {
  name: 'free-text-is-typed',
  instead:
    'type what people wrote as FreeText (server/platform/db/free-text.ts), so that a view has to say who reads it',
  covers: (path) => path.startsWith('server/marketplace/') && isTypeScript(path) && !isTestCode(path),
  finds: (file) => [
    ...rowsOf(file),
    ...matchesOf(file.text, [/sql<string[^>]*>`[jmqrb]\.(?:title|description|body|comments?)`/g]),
  ],
};

function rowsOf(file: SourceText): number[] {
  const names = new Set([...file.text.matchAll(READ)].map(([, column, alias]) => alias ?? column));
  if (names.size === 0) return [];
  return nodesWhere(
    file.tree(),
    (node) =>
      ts.isPropertySignature(node) &&
      ts.isIdentifier(node.name) &&
      names.has(node.name.text) &&
      /\bstring\b/.test(node.type?.getText() ?? ''),
  );
}
