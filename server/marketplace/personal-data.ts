import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../platform/db/schema.gen.ts';
import type { UserId } from '../platform/ids.ts';
import type { Context } from './action.ts';
import { ownedBy } from './actors.ts';
import type { Retention } from './retention.ts';

/**
 * Each feature declares the columns of its tables beside its code: whose each row is, what becomes of it when the account
 * is erased, what the copy of one's data contains, how long its rows are kept. Erasure, copy and sweep are made of these
 * declarations. A column of text, JSON or bytes that nobody declared fails a test, and so does a table.
 */
export type Declared<T extends keyof DB> = { [K in T]: Declaration<K> };

export type Declaration<T extends keyof DB = keyof DB> = {
  /** Which rows are a person's; null if no row is anybody's that could be found by the account. */
  of: Owner | null;
  onErasure: 'rows stay' | 'rows go' | ((context: Context, person: Person) => Promise<void>);
  columns: { [C in keyof DB[T]]?: Column };
  copy?: Copy;
  retention: Retention<keyof DB[T] & string>;
};

/** Any table's declaration, whose columns are known by their names only. */
export type AnyDeclaration = Omit<Declaration, 'columns' | 'retention'> & {
  columns: Record<string, Column | undefined>;
  retention: Retention;
};
/** What a feature declares, by table. */
export type PersonalData = Record<string, AnyDeclaration>;
export type DeclaredTable = AnyDeclaration & { table: string };

/** The personal columns of a table with what was declared of them. */
export const personalColumnsOf = ({ columns }: AnyDeclaration): [name: string, column: PersonalColumn][] =>
  Object.entries(columns).flatMap(([name, column]) =>
    column && 'onErasure' in column ? [[name, column]] : [],
  );

type Holder = 'account' | 'customer' | 'business';

/** The person whose account is erased, as they were before. */
export type Person = {
  id: UserId;
  email_key: string;
  first_name: string;
  last_name: string;
  mobile_number: string;
};
export type Erasure = { person: Person; now: Date };

type Condition = RawBuilder<unknown>;
export type Owner = {
  rows: (person: Person) => Condition;
  /** The column that holds the owner's id, if a row says so itself. */
  key?: { column: string; holds: Holder };
};

export const ofAccount = (column: string, holds: Holder = 'account'): Owner => ({
  rows: ({ id }) => sql`${sql.ref(column)} = ${id}`,
  key: { column, holds },
});

export const ofCustomer = (): Owner => ofAccount('customer_id', 'customer');

export const ofBusiness = (column = 'business_id'): Owner => ({
  rows: ({ id }) => sql`${sql.ref(column)} in ${ownedBy(id)}`,
  key: { column, holds: 'business' },
});

export type Column = { notPersonal: string } | PersonalColumn;
export type PersonalColumn = { onErasure: OnErasure; isExported?: true };

export type OnErasure =
  | { fate: 'goes' }
  | { fate: 'becomes'; value: (erasure: Erasure) => RawBuilder<unknown> }
  | { fate: 'unnamed' }
  | { fate: 'kept'; why: string };

/** Goes with its row. */
export const gone: PersonalColumn = { onErasure: { fate: 'goes' } };

export const becomes = (
  value: string | RawBuilder<unknown> | ((erasure: Erasure) => RawBuilder<unknown>),
): PersonalColumn => ({
  onErasure: {
    fate: 'becomes',
    value: typeof value === 'function' ? value : () => (typeof value === 'string' ? sql`${value}` : value),
  },
});

/** It was written to be read by everybody: the text stays, without the person's names, numbers and addresses. */
export const unnamed: PersonalColumn = { onErasure: { fate: 'unnamed' } };

export const kept = (why: string): PersonalColumn => ({ onErasure: { fate: 'kept', why } });

export const notPersonal = (reason: string): Column => ({ notPersonal: reason });

/** It is in the copy of one's data, under its own name. */
export const exported = (column: PersonalColumn): PersonalColumn => ({ ...column, isExported: true });

/** Several columns declared alike. */
export const each = <const C extends string, D extends Column>(columns: readonly C[], as: D): Record<C, D> =>
  Object.fromEntries(columns.map((column) => [column, as])) as Record<C, D>;

/** How a table stands in the copy of one's data: its exported columns, and what they point at. */
export type Copy = {
  section: string;
  /** The name of the table in `from`. */
  as: string;
  /** The rows, from FROM to WHERE. */
  from: (id: UserId) => RawBuilder<unknown>;
  /** Names and figures that stand in other tables. */
  looksUp?: Record<string, RawBuilder<unknown>>;
  order?: RawBuilder<unknown>;
};

/** What others read where a name was. */
export const NOBODY = { first: 'Deleted', last: 'user' };
