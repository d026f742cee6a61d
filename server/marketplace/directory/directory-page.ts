import { fieldSentences } from '../../../contract/copy.ts';
import { PAGE_SIZE } from '../../platform/db/page.ts';
import { isId } from '../../platform/ids.ts';
import { invalid } from '../../platform/refusal.ts';

/** The last of the page before: the directory is ordered by distance, then by id. */
export type Cursor = { distance: number; id: string };

/** As JavaScript writes a number between 0 and 1. */
const DISTANCE = /^(0|1|0\.\d{1,25}|\d(\.\d{1,25})?e-\d{1,3})$/;

/** @throws Refusal 'invalid' when the text is not a cursor that we gave out. */
export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined || text === '') return null;
  const [distance = '', id = ''] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
  if (!DISTANCE.test(distance) || !isId(id)) throw invalid({ cursor: [fieldSentences.cursor] });
  return { distance: Number(distance), id };
}

/** Cuts a list that was read with one row too many, and says where it goes on. */
export function page<Row extends Cursor>(rows: Row[]): { rows: Row[]; next: string | null } {
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  const next = last ? Buffer.from(`${last.distance} ${last.id}`).toString('base64url') : null;
  return { rows: shown, next };
}
