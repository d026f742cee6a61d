import type { DB } from '../platform/db/schema.gen.ts';
import type { Feature } from './feature.ts';
import { features } from './features.ts';
import type { Kinds } from './outbox/index.ts';
import type { Declaration, DeclaredTable, PersonalData } from './personal-data.ts';

// What the features declare, taken together: erasure, copy, the generated docs and the generated tests are made from it.

type Intersection<Each> = (Each extends unknown ? (each: Each) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type Together<Part extends keyof Feature> = Intersection<NonNullable<(typeof features)[number][Part]>>;

const together = (part: 'lifecycles' | 'policies' | 'actions' | 'personalData') =>
  Object.assign({}, ...features.map((each: Feature) => each[part]));

export const lifecycles: Together<'lifecycles'> = together('lifecycles');

export const policies: NonNullable<Feature['policies']> = together('policies');

export const actions: NonNullable<Feature['actions']> = together('actions');

/** Which action makes which move; the moves that are missing here are made by consequences. */
export const movedBy: NonNullable<Feature['movedBy']> = {};
for (const [noun, moves] of features.flatMap((each: Feature) => Object.entries(each.movedBy ?? {})))
  movedBy[noun] = { ...movedBy[noun], ...moves };

/** They hold no rows of their own. */
type View = 'accounts_to_find' | 'conversation_people' | 'members';

const BY_TABLE: Together<'personalData'> = together('personalData');
BY_TABLE satisfies { [T in Exclude<keyof DB, View>]: Declaration<T> };

const listed = (tables: PersonalData): DeclaredTable[] =>
  Object.entries(tables).map(([table, declaration]) => ({ ...declaration, table }));

/** Every table of the market, in the order in which the copy of one's data shows them. */
export const DECLARED: readonly DeclaredTable[] = listed(BY_TABLE);

/** The same of a list of features. */
export const declaredBy = (some: readonly Feature[]): DeclaredTable[] =>
  some.flatMap(({ personalData = {} }) => listed(personalData));

/** Every kind of mail and text message that a list of features puts into the outbox. */
export const kindsOf = (some: readonly Feature[]): Kinds =>
  Object.assign({}, ...some.map(({ mails }) => mails));
