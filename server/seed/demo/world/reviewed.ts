import { chanceFrom } from './chance.ts';
import type { JobText } from './job-texts.ts';

/** What a customer said of the work, and what the business said to that. */
export type Reviewed = {
  rating: number;
  comment: string;
  after: number;
  answer: { words: string; after: number } | null;
};

/** Of its own, so that another review changes nothing else in the world. */
const SEED = 20_261_127;
const FIVE_STARS_OF_CONTENT = 0.72;

/**
 * What is said of a job stands with its text, never in a list that others draw from too: a sentence that fits every trade
 * says nothing of any. Left to chance is only whether one who is content gives five stars or four.
 */
export function reviewsBy() {
  const chance = chanceFrom(SEED);
  return ({ review, stars, reply }: JobText, after: number): Reviewed => {
    const ofContent = chance.isLucky(FIVE_STARS_OF_CONTENT) ? 5 : 4;
    const answeredAfter = after + chance.between(2, 8);
    return {
      rating: stars ?? ofContent,
      comment: review,
      after,
      answer: reply === undefined ? null : { words: reply, after: answeredAfter },
    };
  };
}
