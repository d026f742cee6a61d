import { type RawBuilder, sql } from 'kysely';

/** The columns of a question: for each name its SQL, and the type of what PostgreSQL answers for it. */
export type Columns = Record<string, RawBuilder<unknown>>;

type ValueOf<Column> = Column extends RawBuilder<infer Value> ? Value : never;

/** A row of these columns: one that is not asked for cannot be read. */
export type RowOf<C extends Columns> = { [Name in keyof C]: ValueOf<C[Name]> };

/**
 * A statement that answers these columns, and whose rows have the type that they give: `` select({ id: sql<string>`q.id` })`from
 * quotes q` ``. `first` is what stands before `select`: the mark of a prepared statement, a `with`.
 */
export const select =
  <C extends Columns>(columns: C, first: RawBuilder<unknown> = sql``) =>
  (rest: TemplateStringsArray, ...values: unknown[]): RawBuilder<RowOf<C>> =>
    sql<RowOf<C>>`${first} select ${selectList(columns)} ${sql(rest, ...values)}`;

/** The columns of a query that has a name in `from`. */
export const columnsOf = <C extends Columns>(name: string, columns: C) =>
  Object.fromEntries(Object.keys(columns).map((column) => [column, sql.ref(`${name}.${column}`)])) as {
    [Column in keyof C]: RawBuilder<ValueOf<C[Column]>>;
  };

/** The same on the side of a join that may be without a row: each is null then. */
export const joined = <C extends Columns>(name: string, columns: C) =>
  columnsOf(name, columns) as { [Column in keyof C]: RawBuilder<ValueOf<C[Column]> | null> };

/** SQL: what stands between `select` and `from`. */
export const selectList = (columns: Columns): RawBuilder<unknown> =>
  sql.join(Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.ref(name)}`));
