import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript-5';

export type Named = { id: string; title: string; file: string };

const TESTS = ['contract', 'server', 'web', 'tools', 'database', 'bench'].map(
  (part) => `${part}/**/*.test.{ts,tsx}`,
);

/** Each requirement id that a test names, in its title or in the lists beside it. */
export function idsInTests(): Named[] {
  const files = globSync([...TESTS, 'e2e/**/*.e2e.ts'], { exclude: ['tools/fixtures/**'] });
  return files.toSorted().flatMap((file) => idsInText(file, readFileSync(file, 'utf8')));
}

export function idsInText(file: string, text: string): Named[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Named[] = [];
  const visit = (node: ts.Node) => {
    const title = ts.isCallExpression(node) ? titleOf(node) : undefined;
    if (ts.isCallExpression(node) && title !== undefined) {
      const ids = new Set(wordsBeside(node).flatMap((words) => words.match(/\bR-\d+-\d{3}\b/g) ?? []));
      found.push(...[...ids].map((id) => ({ id, title: withoutIds(title), file })));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The title of a call that declares a test: `test('…', …)`, `story('…', …)`, `test.for(rows)('…', …)`. */
function titleOf(call: ts.CallExpression): string | undefined {
  if (!/^(test|it|story)\b/.test(call.expression.getText()) || isSkipped(call)) return undefined;
  const [title] = call.arguments;
  const isTest = call.arguments.some(
    (argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument),
  );
  if (!title || !isTest) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : undefined;
}

/** A test that does not run proves nothing. */
const isSkipped = (call: ts.CallExpression) => /[.](skip|todo|fixme)\b/.test(call.expression.getText());

/** All strings of the declaration (title, lists, tables of rows), but none from inside the test itself. */
function wordsBeside(call: ts.Node): string[] {
  const words: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) words.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(call);
  return words;
}

const withoutIds = (title: string) =>
  title.replace(/\s*[([]?\bR-\d+-\d{3}(?:[\s,]+(?:and\s+)?R-\d+-\d{3})*[)\]:]?\s*/g, ' ').trim();
