import ts from 'typescript-5';
import { isTestCode, isTypeScript, nodesWhere, type Rule } from './rule.ts';

/** The guards themselves, the way to the server, and the worker that stands between browser and network. */
const THEMSELVES = /^web\/(use-call-once|api-over-fetch)[.]ts$|^web\/offline\//;

/** Whatever a finger does, an act goes once: by the one guard, and by the one way to the server. */
export const actsGoOnce: Rule = {
  name: 'acts-go-once',
  instead:
    'send what changes something with `useCallOnce` or `useAct`, guard other work with `useOneAtATime`, and call the server by the api client',
  covers: (path) =>
    path.startsWith('web/') && isTypeScript(path) && !isTestCode(path) && !THEMSELVES.test(path),
  finds: (file) =>
    nodesWhere(file.tree(), (node) => isMutation(node) || isSending(node) || isUnguardedSubmit(node)),
};

const isMutation = (node: ts.Node) => ts.isImportSpecifier(node) && node.name.text === 'useMutation';

/** A call past the client; `fetch` that a hook of ours answers under that name is none, since it is given arguments. */
function isSending(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return isNamed(node.expression, 'XMLHttpRequest');
  if (!ts.isCallExpression(node)) return false;
  if (ts.isPropertyAccessExpression(node.expression)) return node.expression.name.text === 'sendBeacon';
  return (
    isNamed(node.expression, 'ofetch') || (isNamed(node.expression, 'fetch') && isAddress(node.arguments[0]))
  );
}

const isNamed = (node: ts.Node, name: string) => ts.isIdentifier(node) && node.text === name;

const isAddress = (node: ts.Node | undefined) =>
  node !== undefined &&
  (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isNewExpression(node));

/** `onSubmit={async ...}`: what it awaits, a second Enter would not wait for. */
function isUnguardedSubmit(node: ts.Node): boolean {
  if (!ts.isArrowFunction(node) || !node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword))
    return false;
  const owner = node.parent;
  if (ts.isVariableDeclaration(owner)) return ['onSubmit', 'submit'].includes(owner.name.getText());
  return (
    ts.isJsxExpression(owner) && ts.isJsxAttribute(owner.parent) && owner.parent.name.getText() === 'onSubmit'
  );
}
