import ts from 'typescript-5';
import { nodesWhere, type Rule } from './rule.ts';

/** A route is a declaration, not a place to think. */
export const routesAreThin: Rule = {
  name: 'routes-are-thin',
  instead: 'hand the call to an action or a query, and do the work (and the waiting) there',
  covers: (path) => /^server\/.*[.]routes[.]ts$/.test(path),
  finds: (file) => nodesWhere(file.tree(), isWaiting),
};

const isWaiting = (node: ts.Node) =>
  ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier !== undefined);
