import ts from 'typescript-5';
import { isTestCode, isTypeScript, nodesWhere, type Rule } from './rule.ts';

/** Every sentence that a user can read lives in one place, so that the owner can correct it in a minute. */
export const sentencesInCopy: Rule = {
  name: 'sentences-in-copy',
  instead:
    'put the words into a *.copy.ts of web/copy (or contract/copy when the server says them too) and name them here',
  covers: (path) =>
    path.startsWith('web/') && isTypeScript(path) && !/[.](copy|gen)[.]ts$/.test(path) && !isTestCode(path),
  finds: (file) =>
    nodesWhere(
      file.tree(),
      (node) => isSpokenText(node) || isSpokenChild(node) || isSpokenAttribute(node) || isSentence(node),
    ),
};

/** What begins with a capital and goes on with another word, wherever it is written; a bug speaks to us alone. */
const isSentence = (node: ts.Node) =>
  (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) &&
  /^\p{Lu}\p{Ll}+ \p{L}/u.test(literalTexts(node)[0] ?? '') &&
  !isOfBug(node.parent) &&
  !isFound(node.parent);

/** In what is spoken it is found already. */
const isFound = (node: ts.Node): boolean =>
  isSpokenAttribute(node) || isSpokenChild(node) || (ts.isJsxExpression(node) && isFound(node.parent));

const isOfBug = (node: ts.Node) => ts.isNewExpression(node) && node.expression.getText() === 'Error';

const SPOKEN_ATTRIBUTES = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label'];

const isSpokenText = (node: ts.Node) => ts.isJsxText(node) && hasLetters(node.text);

/** `<p>{'Loading'}</p>` and `<p>{`Page ${n}`}</p>`. */
function isSpokenChild(node: ts.Node): boolean {
  if (!ts.isJsxExpression(node) || !node.expression || ts.isJsxAttribute(node.parent)) return false;
  return literalTexts(node.expression).some(hasLetters);
}

function isSpokenAttribute(node: ts.Node): boolean {
  if (!ts.isJsxAttribute(node) || !SPOKEN_ATTRIBUTES.includes(node.name.getText())) return false;
  const value = node.initializer;
  if (!value) return false;
  if (ts.isStringLiteral(value)) return hasTwoWords(value.text);
  return (
    ts.isJsxExpression(value) && !!value.expression && hasTwoWords(literalTexts(value.expression).join(' '))
  );
}

/** The words written in an expression; both arms of `a ? 'x' : 'y'` and the tail of `a && 'x'` count. */
function literalTexts(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  if (ts.isParenthesizedExpression(node)) return literalTexts(node.expression);
  if (ts.isConditionalExpression(node))
    return [...literalTexts(node.whenTrue), ...literalTexts(node.whenFalse)];
  if (ts.isBinaryExpression(node) && isChoice(node.operatorToken.kind)) return literalTexts(node.right);
  return [];
}

const isChoice = (kind: ts.SyntaxKind) =>
  kind === ts.SyntaxKind.AmpersandAmpersandToken ||
  kind === ts.SyntaxKind.BarBarToken ||
  kind === ts.SyntaxKind.QuestionQuestionToken;

/** `&nbsp;` and `&middot;` are signs, not words. */
const hasLetters = (text: string) => /\p{L}/u.test(text.replace(/&#?\w+;/g, ''));

const hasTwoWords = (text: string) => text.split(/\s+/).filter(hasLetters).length >= 2;
