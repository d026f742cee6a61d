import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { readTaxonomy } from '../../catalogue.ts';

const JobText = z.strictObject({
  service: z.string(),
  title: z.string(),
  description: z.string(),
  /** What a business asks for it, all in. */
  pounds: z.number().int(),
  /** What its customer asks a business before the quote, and what that answers. */
  asks: z.string(),
  answers: z.string(),
  quote: z.string(),
  /** Some charge for their time instead: pounds an hour. */
  hourly: z.number().int().optional(),
  /** What its customer says of the work; empty where nothing is said beside the stars. */
  review: z.string(),
  /** Of one who is not content, three or fewer; who is gives four or five. */
  stars: z.number().int().min(1).max(3).optional(),
  /** What the business answers to the review, if anything. */
  reply: z.string().optional(),
});
/** A job as its customer tells it, with what both sides say of it. */
export type JobText = z.infer<typeof JobText>;

const fileOf = (slug: string): URL => new URL(`jobs/${slug}.json`, import.meta.url);

/** The jobs of each trade, by its name; no two of them say the same. */
export const readJobTexts = (): Map<string, JobText[]> =>
  new Map(
    readTaxonomy().map(({ category, slug }) => [
      category,
      z.array(JobText).parse(JSON.parse(readFileSync(fileOf(slug), 'utf8'))),
    ]),
  );

/** Gives each job of a trade to one who asks, and to nobody else. */
export function jobTexts(): (trade: string) => JobText {
  const left = readJobTexts();
  return (trade) => {
    const text = left.get(trade)?.shift();
    if (!text) throw new Error(`the demo world has too few jobs of ${trade}`);
    return text;
  };
}
