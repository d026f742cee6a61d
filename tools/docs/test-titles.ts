import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript-5';
import { type Row, rowsOf, tableOf, WHOLE } from './test-rows.ts';

export type Named = { id: string; title: string; file: string };
/** A test as it runs, with the requirement ids that it names. */
export type Declared = { title: string; ids: string[]; file: string };

const ID = /\bR-\d+-\d{3}\b/g;

const TESTS = ['contract', 'server', 'web', 'tools', 'bench', 'proofs'].map(
  (part) => `${part}/**/*.test.{ts,tsx}`,
);

/** Each requirement id that a test names, in its title or in the lists beside it. */
export const idsInTests = (): Named[] =>
  files().flatMap((file) => idsInText(file, readFileSync(file, 'utf8')));

/** All tests, one for each row of a table that declares several. */
export const declaredTests = (): Declared[] =>
  files().flatMap((file) => declaredIn(file, readFileSync(file, 'utf8')));

const files = () => globSync([...TESTS, 'e2e/**/*.e2e.ts'], { exclude: ['tools/fixtures/**'] }).toSorted();

export function idsInText(file: string, text: string): Named[] {
  const named = declaredIn(file, text).flatMap(({ ids, title }) => ids.map((id) => ({ id, title, file })));
  return [...new Map(named.map((one) => [`${one.id} ${one.title}`, one])).values()];
}

export function declaredIn(file: string, text: string): Declared[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Declared[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) found.push(...declaredBy(node).map((test) => ({ ...test, file })));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The tests of one declaration, each with all the ids that it names once. */
function declaredBy(call: ts.CallExpression): Omit<Declared, 'file'>[] {
  if (!isTest(call)) return [];
  return rowsOf(call).flatMap((row) => {
    const title = titleOf(call, row);
    if (title === undefined) return [];
    const ids = new Set(wordsBeside(call, row).flatMap((words) => words.match(ID) ?? []));
    return [{ title: withoutIds(title), ids: [...ids] }];
  });
}

/** Whether a call declares a test: `test('…', …)`, `story('…', …)`, `look('…', …)`, `test.for(rows)('…', …)`. */
const isTest = (call: ts.CallExpression) =>
  call.arguments.some(isFunction) &&
  /^(test|it|story|look|lookWithoutScript)\b/.test(call.expression.getText()) &&
  !isSkipped(call);

const isFunction = (node: ts.Node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** A test that does not run proves nothing. */
const isSkipped = (call: ts.CallExpression) => /[.](skip|todo|fixme)\b/.test(call.expression.getText());

/** As it is written, here or in its row; nothing where it is made in another way. */
function titleOf({ arguments: [title] }: ts.CallExpression, row: Row): string | undefined {
  const written = (title && ts.isIdentifier(title) && row.get(title.text)) || title;
  if (written && ts.isStringLiteralLike(written)) return written.text;
  return written && ts.isTemplateExpression(written) ? written.getText().slice(1, -1) : undefined;
}

/** All strings of the declaration (title, lists, what its row gives to them), but none from inside the test itself. */
function wordsBeside(call: ts.CallExpression, row: Row): string[] {
  const table = row.has(WHOLE) ? tableOf(call) : undefined;
  const given = (node: ts.Node) =>
    node === table ? row.get(WHOLE) : ts.isIdentifier(node) ? row.get(node.text) : undefined;
  return wordsIn(call, given);
}

function wordsIn(node: ts.Node, given: (node: ts.Node) => ts.Node | undefined): string[] {
  if (isFunction(node)) return [];
  if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) return [node.text];
  const meant = given(node);
  if (meant) return wordsIn(meant, () => undefined);
  const words: string[] = [];
  ts.forEachChild(node, (child) => void words.push(...wordsIn(child, given)));
  return words;
}

const withoutIds = (title: string) =>
  title.replace(/\s*[([]?\bR-\d+-\d{3}(?:[\s,]+(?:and\s+)?R-\d+-\d{3})*[)\]:]?\s*/g, ' ').trim();
