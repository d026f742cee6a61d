import ts from 'typescript-5';

/** One text file of the tree; `tree()` parses it on demand, because most rules look at few files. */
export type SourceText = { path: string; text: string; tree: () => ts.SourceFile };

/** A rule of ours: where it looks, what it finds (offsets into the text), and what to write instead. */
export type Rule = {
  name: string;
  instead: string;
  covers: (path: string) => boolean;
  finds: (file: SourceText) => number[];
};

export const isTypeScript = (path: string) => /[.]tsx?$/.test(path);

/** Tests, and what only tests use: they set clocks and compare statuses on purpose. */
export const isTestCode = (path: string) =>
  /[.](test|e2e)[.]tsx?$/.test(path) || /^(server\/testing|e2e|bench|tools|proofs)\//.test(path);

/** Offsets of all nodes for which the question is answered with yes. */
export function nodesWhere(tree: ts.SourceFile, isWanted: (node: ts.Node) => boolean): number[] {
  const offsets: number[] = [];
  const visit = (node: ts.Node) => {
    if (isWanted(node)) offsets.push(node.getStart(tree));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return offsets;
}

export function sourceText(path: string, text: string): SourceText {
  let parsed: ts.SourceFile | undefined;
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parse = () => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  return { path, text, tree: () => (parsed ??= parse()) };
}

/** Offsets of all matches of patterns in the text, for rules that need no syntax tree. */
export function matchesOf(text: string, patterns: readonly RegExp[]): number[] {
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match.index));
}
