import { type RawBuilder, sql } from 'kysely';
import type { NameFilter } from '../../../contract/admin-pages.ts';
import { plainLetters } from '../../../contract/plain-letters.ts';

export type Search = {
  /** Asks a row at hand. */
  holds: RawBuilder<unknown>;
  /** Asks an index for all rows. */
  byIndex: RawBuilder<unknown>;
  /** The same for a prepared statement: planned without regard to what is looked for. */
  byIndexUnseen: RawBuilder<unknown>;
  /** One or two letters, which many have. */
  isOfLetters: boolean;
};

/** SQL: an account is found when one of the two matches; nothing when nothing is looked for. */
export function searched(filter: NameFilter | null): Search | null {
  const { name, email } = filter ?? {};
  const asked = [
    ...(name ? [{ column: sql`names`, typed: name.replaceAll(/\s+/g, ' ') }] : []),
    ...(email ? [{ column: sql`email`, typed: email }] : []),
  ];
  if (asked.length === 0) return null;
  const either = (way: (of: Asked) => RawBuilder<unknown>) => sql`(${sql.join(asked.map(way), sql` or `)})`;
  return {
    holds: either(like),
    byIndex: either((of) => (isShort(of.typed) ? hasPart(of) : like(of))),
    byIndexUnseen: either((of) => (isShort(of.typed) ? hasPartUnseen(of) : likeUnseen(of))),
    isOfLetters: asked.some(({ typed }) => isShort(typed)),
  };
}

type Asked = { column: RawBuilder<unknown>; typed: string };

/** The columns are folded already: no regard to case and accents. Signs of LIKE stand for themselves. */
const like = ({ column, typed }: Asked) => sql`${column} like ${pattern(typed)}`;

/** In a prepared statement a function of a parameter is called for each row; a query of its own is asked once. */
const likeUnseen = ({ column, typed }: Asked) => sql`${column} like (select ${pattern(typed)})`;

const pattern = (typed: string) =>
  sql`'%' || regexp_replace(folded(${typed}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

const hasPart = ({ column, typed }: Asked) => sql`short_parts(${column}) @> array[folded(${typed})]`;

const hasPartUnseen = ({ column, typed }: Asked) =>
  sql`short_parts(${column}) @> (select array[folded(${typed})])`;

/** Trigrams need three letters, counted as `folded` leaves them. */
const isShort = (typed: string) => Array.from(plainLetters(typed)).length <= 2;
