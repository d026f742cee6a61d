import type { Found, People } from '../people.ts';
import { READ_GOALS, type Row, type Same } from './row.ts';

/** What a read is: who asks (`account_id`) and for what, as a question to the world, and where. */
export type Read = {
  name: string;
  who: string;
  path: (row: Found) => string | null;
  same?: Same;
};

/** A row of a read: beside *same*, which is made of what the product sends. */
export const read = ({ name, who, path, same = 'recorded' }: Read): Row => ({
  name,
  asks: (people: People) => people.each(who, path),
  same,
  goals: READ_GOALS,
});
