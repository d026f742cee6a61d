import { readFileSync } from 'node:fs';
import * as z from 'zod';

const sentences = z.array(z.string());

const Words = z.strictObject({
  /** Of customers who are not content, and what others hold against good work. */
  middling: sentences,
  poor: sentences,
  caveats: sentences,
  customerCloses: sentences,
  businessCloses: sentences,
  reviewThanks: sentences,
  reviewAnswers: sentences,
  /** Of those who quote beside the one who is chosen, and of those who charge their time. */
  quoteWords: sentences,
  hourlyWords: sentences,
  firstNames: sentences,
  lastNames: sentences,
});
export type Words = z.infer<typeof Words>;

const FILE = new URL('words.json', import.meta.url);

/** What the people of the world are called and say; what they say of a job stands with the job. */
export const readWords = (): Words => Words.parse(JSON.parse(readFileSync(FILE, 'utf8')));
