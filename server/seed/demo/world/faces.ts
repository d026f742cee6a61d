import type { UserId } from '../../../platform/ids.ts';
import { PEOPLE, personId } from '../people.ts';
import type { Customer } from './customers.ts';

/** A customer who shows a face. */
export type Faced = { id: UserId; first: string; last: string };

/** Those of the README, and some of the world. */
export const withFaces = (customers: readonly Customer[]): Faced[] => [
  ...PEOPLE.filter(({ role }) => role === 'customer').map(({ first, last }) => ({
    id: personId(first),
    first,
    last,
  })),
  ...customers.filter(({ hasFace }) => hasFace),
];
