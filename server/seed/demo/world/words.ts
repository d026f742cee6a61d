import { readFileSync } from 'node:fs';
import * as z from 'zod';

const sentences = z.array(z.string());

const Words = z.strictObject({
  /** What either side says to any job. */
  customerCloses: sentences,
  businessCloses: sentences,
  /** Of those who quote beside the one who is chosen, by their trade. */
  quoteWords: z.record(z.string(), sentences),
  firstNames: sentences,
  lastNames: sentences,
});
export type Words = z.infer<typeof Words>;

const FILE = new URL('words.json', import.meta.url);

/** What the people of the world are called and say; what they say of a job stands with the job. */
export const readWords = (): Words => Words.parse(JSON.parse(readFileSync(FILE, 'utf8')));
