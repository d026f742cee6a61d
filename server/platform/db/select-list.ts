import { type RawBuilder, sql } from 'kysely';

/** The columns of a question: for each name its SQL, and the type of what PostgreSQL answers for it. */
export type Columns = Record<string, RawBuilder<unknown>>;

/** A row of these columns: one that is not asked for cannot be read. */
export type RowOf<C extends Columns> = {
  [Name in keyof C]: C[Name] extends RawBuilder<infer Value> ? Value : never;
};

/** SQL: what stands between `select` and `from`. */
export const selectList = (columns: Columns): RawBuilder<unknown> =>
  sql.join(Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.ref(name)}`));
