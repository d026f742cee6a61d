import type { ColumnType } from 'kysely';

declare const held: unique symbol;

/**
 * What somebody wrote in their own words, as the database holds it: it may contain a phone number, an e-mail address or a
 * post code. At run time it is a string. To the compiler it is none, so that no view can answer it before somebody has
 * said who reads it.
 */
export type FreeText = { readonly [held]: 'the words of a person' };

/** A column of free text: strings go in, free text comes out. `undefined` may go in where it has a default. */
export type FreeColumn<Empty extends null = never, LeftOut extends undefined = never> = ColumnType<
  FreeText | Empty,
  string | Empty | LeftOut,
  string | Empty
>;
