import { randomUUIDv7 } from 'node:crypto';

declare const kind: unique symbol;

/** An id of one kind of record: handing one kind where another belongs does not compile. On the wire it is a string. */
export type Id<Kind extends string> = string & { readonly [kind]: Kind };

/** A person's account. */
export type UserId = Id<'user'>;

/** A business; its people have ids of their own. */
export type BusinessId = Id<'business'>;

/**
 * A new id: UUIDv7, made here and not by the database, so that any PostgreSQL-compatible engine serves
 * and rows written together lie together. Ids are not secrets.
 */
export const newId = <AnId extends string = string>(): AnId => randomUUIDv7() as AnId;

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a text has the form of an id; PostgreSQL would answer anything else with an error. */
export const isId = (text: string): boolean => ID.test(text);
