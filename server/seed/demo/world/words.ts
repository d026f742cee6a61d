import { readFileSync } from 'node:fs';
import * as z from 'zod';

const sentences = z.array(z.string());
const OfTrade = z.object({
  /** What its work costs here, least and most. */
  pounds: z.tuple([z.number(), z.number()]),
  /** The first is asked for most. */
  jobs: z.array(z.object({ service: z.string(), title: z.string(), description: z.string() })),
  praise: sentences,
  middling: z.string(),
});

const Words = z.object({
  trades: z.record(z.string(), OfTrade),
  openings: sentences,
  closings: sentences,
  general: sentences,
  poor: sentences,
  caveats: sentences,
  photoWords: sentences,
  customerAsks: sentences,
  businessAnswers: sentences,
  customerCloses: sentences,
  businessCloses: sentences,
  reviewThanks: sentences,
  reviewAnswers: sentences,
  quoteWords: sentences,
  firstNames: sentences,
  lastNames: sentences,
});
export type Words = z.infer<typeof Words>;

const FILE = new URL('words.json', import.meta.url);

/** What the people of the world are called and say. */
export const readWords = (): Words => Words.parse(JSON.parse(readFileSync(FILE, 'utf8')));

export function wordsOf({ trades }: Words, trade: string): z.infer<typeof OfTrade> {
  const words = trades[trade];
  if (!words) throw new Error(`the demo world has no words for ${trade}`);
  return words;
}
