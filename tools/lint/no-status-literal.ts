import ts from 'typescript-5';
import { JOB_STATUSES, LEAD_STATUSES, QUOTE_STATUSES } from '../../contract/words.ts';
import { ASK_STATUSES } from '../../server/marketplace/jobs/job.lifecycle.ts';
import { isTestCode, isTypeScript, nodesWhere, type Rule } from './rule.ts';

const STATUSES: ReadonlySet<string> = new Set([
  ...JOB_STATUSES,
  ...ASK_STATUSES,
  ...LEAD_STATUSES,
  ...QUOTE_STATUSES,
]);

/** The lifecycle says when a move is allowed; a comparison elsewhere is a second copy of it that drifts. */
export const noStatusLiteral: Rule = {
  name: 'no-status-literal',
  instead:
    'ask the record (`can.includes(…)`), move it through its lifecycle, or give the question a name in *.lifecycle.ts or *.queries.ts',
  covers: (path) =>
    /^(server|web)\//.test(path) &&
    isTypeScript(path) &&
    !isTestCode(path) &&
    !/[.](lifecycle|queries)[.]ts$/.test(path),
  finds: (file) =>
    nodesWhere(file.tree(), (node) => isComparison(node) || isStatusCase(node) || isMembership(node)),
};

/** Where a record keeps its status. */
const COLUMNS: ReadonlySet<string> = new Set(['status', 'ask_status']);

const COMPARISONS: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
];

/** `job.status === 'active'`, either way round. */
function isComparison(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node) || !COMPARISONS.includes(node.operatorToken.kind)) return false;
  return (
    (isStatus(node.left) && isStatusWord(node.right)) || (isStatus(node.right) && isStatusWord(node.left))
  );
}

/** `switch (job.status) { case 'active': … }`: one finding for the whole switch. */
function isStatusCase(node: ts.Node): boolean {
  if (!ts.isSwitchStatement(node) || !isStatus(node.expression)) return false;
  return node.caseBlock.clauses.some((clause) => ts.isCaseClause(clause) && isStatusWord(clause.expression));
}

/** `['pending', 'accepted'].includes(quote.status)`. */
function isMembership(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  if (node.expression.name.text !== 'includes' || !node.arguments.some(isStatus)) return false;
  const list = bare(node.expression.expression);
  return ts.isArrayLiteralExpression(list) && list.elements.some(isStatusWord);
}

function isStatus(node: ts.Expression): boolean {
  const inner = bare(node);
  if (ts.isPropertyAccessExpression(inner)) return COLUMNS.has(inner.name.text);
  return (
    ts.isElementAccessExpression(inner) &&
    ts.isStringLiteralLike(inner.argumentExpression) &&
    COLUMNS.has(inner.argumentExpression.text)
  );
}

const isStatusWord = (node: ts.Expression) => {
  const inner = bare(node);
  return ts.isStringLiteralLike(inner) && STATUSES.has(inner.text);
};

function bare(node: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return bare(node.expression);
  return node;
}
