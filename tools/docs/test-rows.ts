import ts from 'typescript-5';

/** What one row of a table gives to the test that it declares: the part of the row behind each name. */
export type Row = ReadonlyMap<string, ts.Node>;

/** The whole row of `test.for(rows)(…)`, which goes by no name. */
export const WHOLE = '';

/** The table of `test.for(rows)(…)` and `test.each(rows)(…)`. */
export function tableOf({ expression }: ts.CallExpression): ts.Expression | undefined {
  const declares = ts.isCallExpression(expression) ? expression : undefined;
  return declares && /[.](for|each)$/.test(declares.expression.getText()) ? declares.arguments[0] : undefined;
}

/** The rows that declare a test each: of its table, and of the loops around it. One without names when there are none. */
export function rowsOf(call: ts.CallExpression): Row[] {
  const table = tableOf(call);
  const own = table ? partsOf(table).map((part): Row => new Map([[WHOLE, part]])) : [];
  let rows: Row[] = own.length > 0 ? own : [new Map()];
  for (let at: ts.Node = call; !ts.isSourceFile(at); at = at.parent)
    if (ts.isForOfStatement(at)) rows = eachWith(rows, rowsOfLoop(at));
  return rows;
}

/** Each row with each of the loop's; what the inner loop calls by a name is meant by it. */
function eachWith(rows: Row[], loop: Row[]): Row[] {
  if (loop.length === 0) return rows;
  return rows.flatMap((row) => loop.map((around): Row => new Map([...around, ...row])));
}

function rowsOfLoop({ initializer, expression }: ts.ForOfStatement): Row[] {
  const [bound] = ts.isVariableDeclarationList(initializer) ? initializer.declarations : [];
  return bound ? partsOf(expression).map((part) => named(bound.name, part)) : [];
}

function named(name: ts.BindingName, part: ts.Node): Row {
  if (ts.isIdentifier(name)) return new Map([[name.text, part]]);
  const pairs = name.elements.flatMap((element, place): [string, ts.Node][] => {
    if (ts.isOmittedExpression(element) || !ts.isIdentifier(element.name)) return [];
    const called = (element.propertyName ?? element.name).getText();
    const meant = ts.isArrayBindingPattern(name) ? inPlace(part, place) : underName(part, called);
    return meant ? [[element.name.text, meant]] : [];
  });
  return new Map(pairs);
}

function inPlace(part: ts.Node, place: number): ts.Node | undefined {
  const row = bare(part);
  if (ts.isArrayLiteralExpression(row)) return row.elements[place];
  return ts.isPropertyAssignment(row) ? [row.name, row.initializer][place] : undefined;
}

function underName(part: ts.Node, name: string): ts.Node | undefined {
  const row = bare(part);
  if (!ts.isObjectLiteralExpression(row)) return undefined;
  const property = row.properties.find((one) => one.name?.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** The rows of a list that stands in the file: written where it is used, under a name, or as the entries of an object. */
function partsOf(list: ts.Expression): ts.Node[] {
  const written = bare(list);
  if (ts.isArrayLiteralExpression(written))
    return written.elements.filter((element) => !ts.isSpreadElement(element));
  if (ts.isIdentifier(written)) return constants(written).flatMap(partsOf);
  const [of] = ts.isCallExpression(written) ? written.arguments : [];
  if (!of || !/^Object[.]entries\(/.test(written.getText())) return [];
  return [of, ...(ts.isIdentifier(of) ? constants(of) : [])].flatMap((object) => {
    const entries = bare(object);
    return ts.isObjectLiteralExpression(entries) ? entries.properties : [];
  });
}

/** Without what only the types need. */
function bare(node: ts.Node): ts.Node {
  const isWrapped =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return isWrapped ? bare(node.expression) : node;
}

/** What a name of the file stands for. */
function constants(name: ts.Identifier): ts.Expression[] {
  const statements = name.getSourceFile().statements.filter(ts.isVariableStatement);
  const declared = statements.flatMap(({ declarationList }) => declarationList.declarations);
  return declared.flatMap((one) => (one.name.getText() === name.text && one.initializer) || []);
}
