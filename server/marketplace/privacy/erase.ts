import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import type { UserId } from '../../platform/ids.ts';
import type { Context } from '../action.ts';
import { refreshAccessOf } from '../billing/index.ts';
import type { Events } from '../events.ts';
import { type DeclaredTable, type Erasure, type Person, personalColumnsOf } from '../personal-data.ts';
import { withoutPerson } from './without-person.ts';

/**
 * Removes from all tables what names or describes the person, as its feature has declared. Rows that others need stay
 * with their ids and figures: who did what for how much, not what the person wrote.
 */
export async function erase(
  context: Context,
  deleted: Events['account.deleted'],
  tables: readonly DeclaredTable[],
): Promise<void> {
  const person = await personOf(context.tx, deleted.accountId);
  for (const table of inOrder(tables)) await eraseFrom(table, context, person);
  if (deleted.role === 'business') await refreshAccessOf(context.tx, person.id);
}

/**
 * Other tables find the person's rows by the address of the account; what was changed in an account is forgotten only
 * once it is deleted (a trigger sees to it).
 */
const ERASED_LAST = ['accounts', 'audit_details'];

const inOrder = (tables: readonly DeclaredTable[]): DeclaredTable[] =>
  tables.toSorted((one, other) => ERASED_LAST.indexOf(one.table) - ERASED_LAST.indexOf(other.table));

const personOf = (tx: Tx, accountId: UserId): Promise<Person> =>
  tx
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .select(['id', 'email_key', 'first_name', 'last_name', 'mobile_number'])
    .executeTakeFirstOrThrow();

async function eraseFrom(table: DeclaredTable, context: Context, person: Person): Promise<void> {
  const { of, onErasure } = table;
  if (typeof onErasure === 'function') return onErasure(context, person);
  if (!of) return;
  const rows = { table, theirs: of.rows(person), erasure: { person, now: context.now } };
  if (onErasure === 'rows go') {
    await sql`delete from ${sql.table(table.table)} where ${rows.theirs}`.execute(context.tx);
    return;
  }
  await unname(context.tx, rows);
  await overwrite(context.tx, rows);
}

/** The person's rows of a table. */
type Rows = { table: DeclaredTable; theirs: RawBuilder<unknown>; erasure: Erasure };

/** Gives the columns the values that were declared. */
async function overwrite(tx: Tx, { table, theirs, erasure }: Rows): Promise<void> {
  const values = personalColumnsOf(table).flatMap(([name, { onErasure }]) =>
    onErasure.fate === 'becomes' ? [sql`${sql.ref(name)} = ${onErasure.value(erasure)}`] : [],
  );
  if (values.length === 0) return;
  await sql`update ${sql.table(table.table)} set ${sql.join(values)} where ${theirs}`.execute(tx);
}

type Text = { id: string; text: string };

/** Takes the person out of texts that stay. */
async function unname(tx: Tx, { table, theirs, erasure: { person } }: Rows): Promise<void> {
  for (const [name, { onErasure }] of personalColumnsOf(table)) {
    if (onErasure.fate !== 'unnamed') continue;
    const [at, text] = [sql.table(table.table), sql.ref(name)];
    const { rows } = await sql<Text>`select id, ${text} as text from ${at} where ${theirs}`.execute(tx);
    for (const row of rows)
      await sql`update ${at} set ${text} = ${withoutPerson(row.text, person)} where id = ${row.id}`.execute(
        tx,
      );
  }
}
