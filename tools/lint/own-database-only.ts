import ts from 'typescript-5';
import { isTypeScript, nodesWhere, type Rule } from './rule.ts';

const OF_THE_CLUSTER = /\bpg_(?:locks|stat_activity)\b/;
const OF_ONE_DATABASE = /\bcurrent_database\(\)|\bdatname\s*=/;

/** These views show every database of a PostgreSQL, and test files share one: a story would see what another one does. */
export const ownDatabaseOnly: Rule = {
  name: 'own-database-only',
  instead: 'ask for what belongs to current_database() only, since test files share a PostgreSQL',
  covers: (path) => /^(?:server|e2e|tools|proofs)\//.test(path) && isTypeScript(path),
  finds: (file) =>
    OF_THE_CLUSTER.test(file.text) ? nodesWhere(file.tree(), (node) => isText(node) && asksAll(node)) : [],
};

const isText = (node: ts.Node): boolean =>
  ts.isTemplateExpression(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);

const asksAll = (node: ts.Node): boolean =>
  OF_THE_CLUSTER.test(node.getText()) && !OF_ONE_DATABASE.test(node.getText());
