import type { Found, People } from '../testbed/people.ts';
import type { Row } from './row.ts';

/** What a read is: who asks (`account_id`) and for what, as a question to the world, and where. */
export type Read = {
  name: string;
  who: string;
  path: (row: Found) => string | null;
};

/** A row of a read, which is held against its budget. */
export const read = ({ name, who, path }: Read): Row => ({
  name,
  asks: (people: People) => people.each(who, path),
  goals: {},
});
