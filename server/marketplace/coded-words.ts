import { type RawBuilder, sql } from 'kysely';

// Between the codes of the database and the words of the wire, by the tables in contract/words.ts. From code to word,
// a row's view reads the table itself.

type Words = Readonly<Record<string, string>>;

/** The code by which the database knows a word of the wire. */
export function codeOf<W extends Words>(words: W, word: W[keyof W]): keyof W & string {
  for (const code in words) if (words[code] === word) return code;
  throw new Error(`there is no code for the word ${word}`);
}

/** SQL: the word of a code, for what is read by nobody but a person. */
export function wordOf(words: Words, code: RawBuilder<unknown>): RawBuilder<unknown> {
  const pairs = Object.entries(words).map(([one, word]) => sql`when ${one} then ${word}`);
  return sql`case ${code} ${sql.join(pairs, sql` `)} end`;
}
