import { type RawBuilder, sql } from 'kysely';
import { fieldSentences } from '../../../contract/copy.ts';
import { invalid } from '../refusal.ts';
import { isId } from '../ids.ts';
import type { Slots } from './prepared-statements.ts';

/** Rows a page of a list; the same for every list that can grow. */
export const PAGE_SIZE = 20;

/** The last row of the page before: lists are ordered by (created_at, id), newest first. */
export type Cursor = { at: string; id: string };

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** @throws Refusal 'invalid' when the text is not a cursor that we gave out. */
export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined || text === '') return null;
  const [at = '', id = ''] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
  if (!isMoment(at) || !isId(id)) throw invalid({ cursor: [fieldSentences.cursor] });
  return { at, id };
}

/** A day that there is, in a year that the database knows: it would fail on the 30th of February, and in the year 0. */
const isMoment = (text: string): boolean =>
  MOMENT.test(text) &&
  text >= '1970' &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString() === text;

/** Before the first row of every list: a prepared statement asks for the first page as for every other one. */
const TOP: Cursor = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/** Where a page of a prepared statement begins. */
export const startOf = (after: Cursor | null): Cursor => after ?? TOP;

/** SQL: the columns of a list that say where in it a row stands: a moment, and an id for those of one moment. */
export type Order = readonly [at: RawBuilder<unknown>, id: RawBuilder<unknown>];

/** SQL: a page of a list that is ordered by these two, and one row more; it begins in the index behind the page before. */
export const onePage = ([at, id]: Order, after: Slots<Cursor>): RawBuilder<unknown> => sql`
  and (${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)
  order by ${at} desc, ${id} desc limit ${sql.lit(PAGE_SIZE + 1)}`;

/**
 * Cuts a list that was read with one row too many, and says where it goes on.
 * Moments are whole milliseconds, since the application writes them all.
 */
export function page<Row extends { id: string; created_at: Date }>(rows: Row[]) {
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return { rows: shown, next: last ? cursorOf(last) : null };
}

/** The place of a row in a list, as `readCursor` reads it. */
export const cursorOf = (row: { id: string; created_at: Date }): string =>
  Buffer.from(`${row.created_at.toISOString()} ${row.id}`).toString('base64url');
