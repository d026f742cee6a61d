import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { expect, test } from 'vitest';
import { fieldSentences } from '../../../contract/copy.ts';
import { Refusal } from '../refusal.ts';
import { newId } from '../ids.ts';
import { onePage, PAGE_SIZE, page, readCursor, startOf } from './page.ts';

const MOMENT = '2026-03-01T12:00:00.001Z';
const ID = newId();
const written = (text: string) => Buffer.from(text).toString('base64url');
const rows = (count: number) =>
  Array.from({ length: count }, () => ({ id: newId(), created_at: new Date(MOMENT) }));

test('a page holds twenty rows, and says where the next begins only when there is one', {
  meta: { shows: ['R-10-063'] },
}, () => {
  expect(PAGE_SIZE).toBe(20);
  expect(page([])).toEqual({ rows: [], next: null });
  const full = rows(20);
  expect(page(full)).toEqual({ rows: full, next: null });
  const more = rows(21);
  const { rows: shown, next } = page(more);
  expect(shown).toEqual(more.slice(0, 20));
  expect(readCursor(next ?? '')).toEqual({ at: MOMENT, id: more[19]?.id });
});

test('no cursor, or an empty one, is the first page', { meta: { shows: ['R-10-063'] } }, () => {
  expect(readCursor(undefined)).toBeNull();
  expect(readCursor('')).toBeNull();
});

test('only a cursor that we gave out is read', { meta: { shows: ['R-10-009'] } }, () => {
  expect(readCursor(written(`${MOMENT} ${ID}`))).toEqual({ at: MOMENT, id: ID });
  expect(readCursor(written(`1970-01-01T00:00:00.000Z ${ID}`))).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    id: ID,
  });
  const wrong = [
    ...[
      '0000-01-01',
      '1969-12-31',
      '2026-02-30',
      '2026-13-01',
      '2026-1-1',
      '12026-01-01',
      '+02026-01-01',
    ].map((day) => `${day}T00:00:00.000Z ${ID}`),
    ...['T24:00:00.000Z', 'T00:00:00Z', 'T00:00:00.000', 'T00:00:00.0000Z', 'T00:00:00.000Z!', ''].map(
      (time) => `2026-03-01${time} ${ID}`,
    ),
    MOMENT,
    `${MOMENT} `,
    `${MOMENT} 1`,
    ` ${ID}`,
    `${MOMENT}${ID}`,
    ID,
    'null',
    '\0',
    `x${MOMENT} ${ID}`,
    `${MOMENT} ${ID}x`,
  ];
  for (const text of wrong) {
    const refused = refusalOf(() => readCursor(written(text)));
    expect([text, refused?.code, refused?.errors]).toEqual([
      text,
      'invalid',
      { cursor: [fieldSentences.cursor] },
    ]);
  }
});

test('the first page begins before every row that there can be, every other one behind its cursor', {
  meta: { shows: ['R-10-063'] },
}, () => {
  expect(startOf(null)).toEqual({ at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' });
  expect(startOf({ at: MOMENT, id: ID })).toEqual({ at: MOMENT, id: ID });
});

/** Nobody is asked anything. */
const compiling = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

test('a page is read with one row more than it shows, newest first', {
  meta: { shows: ['R-10-063'] },
}, () => {
  const order = [sql.ref('l.created_at'), sql.ref('l.id')] as const;
  const { sql: text, parameters } = onePage(order, { at: sql.val(MOMENT), id: sql.val(ID) }).compile(
    compiling,
  );
  expect(text.replaceAll(/\s+/g, ' ').trim()).toBe(
    'and ("l"."created_at", "l"."id") < ($1::timestamptz, $2::uuid) order by "l"."created_at" desc, "l"."id" desc limit 21',
  );
  expect(parameters).toEqual([MOMENT, ID]);
});

function refusalOf(act: () => unknown): Refusal | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
