import ts from 'typescript-5';
import { isTestCode, isTypeScript, nodesWhere, type Rule } from './rule.ts';

/** Time and chance are guests: a story test must be able to set them. */
export const noClockInFeatures: Rule = {
  name: 'no-clock-in-features',
  instead:
    "take the moment from `clock` (server/platform) or from the action's context, and random values from platform",
  covers: (path) => path.startsWith('server/marketplace/') && isTypeScript(path) && !isTestCode(path),
  finds: (file) => nodesWhere(file.tree(), (node) => isNewDateOfNow(node) || isForbiddenCall(node)),
};

/** `new Date(row.created_at)` only converts; without an argument it reads the machine's clock. */
function isNewDateOfNow(node: ts.Node): boolean {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false;
  if (!ts.isIdentifier(node.expression) || node.expression.text !== 'Date') return false;
  return ts.isCallExpression(node) || (node.arguments ?? []).length === 0;
}

function isForbiddenCall(node: ts.Node): boolean {
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return false;
  return ['Date.now', 'Math.random', 'performance.now'].includes(`${node.expression.text}.${node.name.text}`);
}
