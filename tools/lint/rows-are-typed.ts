import ts from 'typescript-5';
import { isTestCode, isTypeScript, nodesWhere, type Rule } from './rule.ts';

/** What makes the statements, and gives them the type of their columns. */
const HELPER = 'server/platform/db/select-list.ts';

/** How a statement goes on behind a comment and behind what others wrote of it; an expression stands in brackets, or is short. */
const STATEMENT = /^(?:\s|\/\*.*?\*\/|\0)*(?:select|with|insert|update|delete|from|where|order by|union)\b/;

/** A type that is written beside the statement may name a column that is not asked for. */
export const rowsAreTyped: Rule = {
  name: 'rows-are-typed',
  instead:
    'give the columns to select() (server/platform/db/select-list.ts), which makes the type of the rows of them',
  covers: (path) =>
    /^(?:server|database)\//.test(path) && isTypeScript(path) && !isTestCode(path) && path !== HELPER,
  finds: (file) =>
    file.text.includes('sql<')
      ? nodesWhere(file.tree(), (node) => isTypedSql(node) && (isStatement(node) || isExecuted(node)))
      : [],
};

const isTypedSql = (node: ts.Node): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && node.typeArguments !== undefined && node.tag.getText() === 'sql';

const isStatement = ({ template }: ts.TaggedTemplateExpression): boolean =>
  STATEMENT.test(
    ts.isTemplateExpression(template)
      ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
          .map(({ text }) => text)
          .join('\0')
      : template.text,
  );

const isExecuted = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAccessExpression(parent) && parent.name.text === 'execute';
