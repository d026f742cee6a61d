import { type RawBuilder, sql } from 'kysely';
import { type DeclaredTable, type Person, personalColumnsOf } from '../marketplace/personal-data.ts';
import { DECLARED } from '../marketplace/registry.ts';
import type { TestMarket } from './market.ts';

/** What every planted value contains, and no hash by chance. */
export const CANARY = 'zqcanary';

type Owned = { person: Person; businessId: string | null; except: ReadonlySet<string> };

/**
 * Gives a person a row in every table whose rows may be theirs, and a canary in every column of words that an erasure
 * takes: what the story left there that contains one already stays. Answers the columns without one, as `table.column`.
 */
export async function plantEverywhere(market: TestMarket, owned: Owned): Promise<string[]> {
  const missed: string[] = [];
  for (const table of DECLARED) {
    const isThere = table.of !== null && (await hasRow(market, table, owned));
    for (const { name: column, type } of await takenWords(market, table)) {
      const at = `${table.table}.${column}`;
      const isWanted = isThere && !owned.except.has(at);
      if (!isWanted || !(await plantIn(market, table, { column, type, person: owned.person })))
        missed.push(at);
    }
  }
  return missed;
}

/** The columns of words that do not outlive an erasure as they are. */
async function takenWords(market: TestMarket, table: DeclaredTable): Promise<Known[]> {
  const words = (await columnsOf(market, table.table)).filter(({ type }) => WORDS.test(type));
  const taken = personalColumnsOf(table).filter(([, { onErasure }]) => onErasure.fate !== 'kept');
  const isTaken = new Set(taken.map(([name]) => name));
  return words.filter(({ name }) => isTaken.has(name));
}

const WORDS = /char|text|json|bytea/;

/** The text that an unchecked statement of the table's owner needs. */
const compiled = ({ product }: TestMarket, question: RawBuilder<unknown>): string => {
  const { sql: text, parameters } = question.compile(product.market.db);
  return text.replaceAll(/\$(\d+)/g, (_, at: string) => literalOf(parameters[Number(at) - 1]));
};

const literalOf = (value: unknown): string => {
  if (Array.isArray(value)) return `array[${value.map(literalOf).join()}]`;
  return `'${String(value).replaceAll("'", "''")}'`;
};

/** Neither triggers, as of books that are only added to, nor the other ends of keys are asked. */
const unchecked = (market: TestMarket, statement: string): Promise<void> =>
  market.asOwner(`begin; set local session_replication_role = replica; ${statement}; commit`);

/** How many rows there are. */
export async function countOf(market: TestMarket, question: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${question}`.execute(
    market.product.market.db,
  );
  return rows[0]?.n ?? 0;
}

/** The rows of a table that are a person's. */
export const rowsOf = ({ table, of }: DeclaredTable, person: Person): RawBuilder<unknown> =>
  sql`${sql.table(table)} where ${of?.rows(person) ?? sql`false`}`;

/** Whether the person has a row there; where nothing in the story made one, it is made of what the table requires. */
async function hasRow(
  market: TestMarket,
  table: DeclaredTable,
  { person, businessId }: Owned,
): Promise<boolean> {
  if ((await countOf(market, rowsOf(table, person))) > 0) return true;
  const key = table.of?.key;
  const ids = { account: person.id, customer: businessId ? null : person.id, business: businessId };
  const owner = key && ids[key.holds];
  if (!key || !owner) return false;
  const required = (await columnsOf(market, table.table)).filter(
    ({ name, isRequired }) => isRequired && name !== key.column,
  );
  const names = [key.column, ...required.map(({ name }) => name)].map((name) => `"${name}"`);
  const personal = new Set(personalColumnsOf(table).map(([name]) => name));
  const words = (name: string) => (personal.has(name) ? CANARY : 'no words of theirs');
  const values = [`'${owner}'`, ...required.map(({ name, type }) => valueOf(type, words(name)))];
  await unchecked(market, `insert into ${table.table} (${names.join()}) values (${values.join()})`);
  return true;
}

/** A row with these values, as SQL, and what else the table requires; `words` make it another than the rest. */
export async function plantRow(
  market: TestMarket,
  table: string,
  { values, words }: { values: Record<string, string>; words: string },
): Promise<void> {
  const required = (await columnsOf(market, table)).filter(
    ({ name, isRequired }) => isRequired && !(name in values),
  );
  const all = {
    ...Object.fromEntries(required.map(({ name, type }) => [name, valueOf(type, words)])),
    ...values,
  };
  const names = Object.keys(all).map((name) => `"${name}"`);
  await unchecked(market, `insert into ${table} (${names.join()}) values (${Object.values(all).join()})`);
}

/** Of this file's database: words and figures that are planted are none of those that a column allows. */
export async function allowAnyWord(market: TestMarket): Promise<void> {
  const { rows } = await market.product.database.pool.query<{ statement: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0`,
  );
  await market.asOwner(rows.map(({ statement }) => statement).join('; '));
}

type Known = { name: string; type: string; isRequired: boolean };

async function columnsOf({ product }: TestMarket, table: string): Promise<Known[]> {
  const { rows } = await product.database.pool.query<Known>(
    `select column_name as name, data_type as type, is_nullable = 'NO' and column_default is null as "isRequired"
    from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  return rows;
}

/** A value of a type, with the words in it where it holds words. */
function valueOf(type: string, words: string): string {
  if (type === 'uuid') return 'gen_random_uuid()';
  if (type === 'boolean') return 'true';
  if (type === 'ARRAY') return `'{}'`;
  if (type.startsWith('timestamp')) return `story_begins() + interval '1 hour'`;
  if (type === 'bytea') return `convert_to('${words}', 'utf8')`;
  if (type.startsWith('json')) return `to_jsonb('${words}'::text)`;
  if (/char|text/.test(type)) return `'${words}'`;
  return /^\d+$/.test(words) ? words : '1';
}

type PlantedColumn = { column: string; type: string; person: Person };

/** Puts a canary into a row of the person, and answers whether one is there. */
async function plantIn(
  market: TestMarket,
  table: DeclaredTable,
  { column, type, person }: PlantedColumn,
): Promise<boolean> {
  if ((await countOf(market, withCanary(rowsOf(table, person), column))) > 0) return true;
  const words = `${CANARY}_${table.table}_${column}`;
  const one = `select ctid from ${compiled(market, rowsOf(table, person))} order by ctid limit 1`;
  await unchecked(
    market,
    `update ${table.table} set "${column}" = ${valueOf(type, words)} where ctid = (${one})`,
  );
  return (await countOf(market, withCanary(rowsOf(table, person), column))) > 0;
}

const withCanary = (rows: RawBuilder<unknown>, column: string) => {
  const text = sql`case when pg_typeof(${sql.ref(column)})::text = 'bytea'
    then encode(${sql.ref(column)}::text::bytea, 'escape') else ${sql.ref(column)}::text end`;
  return sql`${rows} and position(${CANARY} in lower(${text})) > 0`;
};
