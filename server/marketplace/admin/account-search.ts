import { type RawBuilder, sql } from 'kysely';
import type { NameFilter } from '../../../contract/admin-pages.ts';

type Search = {
  /** Asks a row at hand. */
  holds: RawBuilder<unknown>;
  /** Asks an index for all rows. */
  byIndex: RawBuilder<unknown>;
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
  return { holds: either(like), byIndex: either((of) => (isShort(of.typed) ? hasPart(of) : like(of))) };
}

type Asked = { column: RawBuilder<unknown>; typed: string };

/** The columns are folded already: no regard to case and accents. Signs of LIKE stand for themselves. */
const like = ({ column, typed }: Asked) => sql`
  ${column} like '%' || regexp_replace(folded(${typed}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

const hasPart = ({ column, typed }: Asked) => sql`short_parts(${column}) @> array[folded(${typed})]`;

/** Trigrams need three letters, counted as `folded` leaves them. */
const isShort = (typed: string) =>
  Array.from(typed.normalize('NFKD').replaceAll(/[\u0300-\u036F]/g, '')).length <= 2;
