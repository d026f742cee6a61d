import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db/db.ts';
import type { UserId } from '../../platform/ids.ts';
import { type Copy, type DeclaredTable, personalColumnsOf } from '../personal-data.ts';

/** The newest copy somebody asked for. */
export const newestExport = (db: Reader, accountId: UserId) =>
  db
    .selectFrom('exports')
    .where('account_id', '=', accountId)
    .select(['id', 'asked_at', 'ready_at', 'expires_at', 'size_bytes'])
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
export type ExportRow = NonNullable<Awaited<ReturnType<typeof newestExport>>>;

/** When another copy may be asked for: a day after the last. */
export const mayAskFrom = ({ asked_at }: ExportRow): Date => new Date(asked_at.getTime() + DAY_MS);

type Section = Record<string, unknown>[];

/**
 * What somebody gave and did, section by section. Their own words only: what others wrote to them is the others',
 * who appear as public names where they were given something.
 */
export async function everythingOf(
  tx: Tx,
  accountId: UserId,
  tables: readonly DeclaredTable[],
): Promise<Record<string, Section>> {
  const filled: Record<string, Section> = {};
  for (const [name, query] of Object.entries(sectionsOf(tables, accountId)))
    filled[name] = (await query.execute(tx)).rows;
  return filled;
}

type Sections = Record<string, RawBuilder<Record<string, unknown>>>;

/** The question each section answers, made of what the features have declared. */
export function sectionsOf(tables: readonly DeclaredTable[], accountId: UserId): Sections {
  const sections = new Map<string, Part[]>();
  for (const table of tables) {
    const { copy } = table;
    if (copy) sections.set(copy.section, [...(sections.get(copy.section) ?? []), { ...table, copy }]);
  }
  return Object.fromEntries([...sections].map(([name, parts]) => [name, questionOf(parts, accountId)]));
}

type Part = DeclaredTable & { copy: Copy };

/** Tables that share a section stand below each other, by the time of their rows. */
function questionOf(parts: Part[], accountId: UserId): RawBuilder<Record<string, unknown>> {
  const [first] = parts;
  if (!first) throw new Error('a section without a table');
  const names = [...columnsOf(first).keys()];
  const selects = parts.map((part) => {
    const columns = columnsOf(part);
    const list = names.map((name) => sql`${columns.get(name) ?? sql`null`} as ${sql.ref(name)}`);
    return sql`select ${sql.join(list)} from ${part.copy.from(accountId)}`;
  });
  const order = parts.length > 1 ? sql`created_at` : first.copy.order;
  return sql`${sql.join(selects, sql` union all `)}${order ? sql` order by ${order}` : sql``}`;
}

/** What is read for each name of a copy. */
function columnsOf({ copy, ...table }: Part): Map<string, RawBuilder<unknown>> {
  const own = personalColumnsOf({ ...table, copy }).filter(([, { isExported }]) => isExported);
  return new Map([
    ...Object.entries(copy.looksUp ?? {}),
    ...own.map(([name]) => [name, sql`${sql.ref(`${copy.as}.${name}`)}`] as const),
  ]);
}
