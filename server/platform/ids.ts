import { randomUUIDv7 } from 'node:crypto';

/**
 * A new id: UUIDv7, made here and not by the database, so that any PostgreSQL-compatible engine serves
 * and rows written together lie together. Ids are not secrets.
 */
export const newId = (): string => randomUUIDv7();

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a text has the form of an id; PostgreSQL would answer anything else with an error. */
export const isId = (text: string): boolean => ID.test(text);
