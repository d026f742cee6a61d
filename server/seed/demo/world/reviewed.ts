import { type Chance, chanceFrom } from './chance.ts';
import { commentBy, type Said, starsBy } from './comments.ts';
import type { Firm } from './firms.ts';
import type { JobText } from './job-texts.ts';
import type { Words } from './words.ts';

/** What a customer said of the work, and what the business said to that. */
export type Reviewed = {
  rating: number;
  comment: string;
  after: number;
  answer: { words: string; after: number } | null;
};

/** Of its own, so that another answer changes nothing else in the world. */
const SEED = 20_261_127;
const BEST_OF_POOR = 3;
const ANSWERED = { poor: 0.8, good: 0.3 };

/** Who is criticised mostly answers; who is praised does now and then. */
export function reviewsBy(chance: Chance, words: Words) {
  const said: Said = new Map();
  const answering = chanceFrom(SEED);
  const next = inTurn();
  return (work: { firm: Firm; text: JobText }, after: number): Reviewed => {
    const rating = starsBy(chance);
    const comment = commentBy(chance, words, { ...work, rating, said });
    const isPoor = rating <= BEST_OF_POOR;
    const isAnswered = comment !== '' && answering.isLucky(isPoor ? ANSWERED.poor : ANSWERED.good);
    const list = isPoor ? words.reviewAnswers : words.reviewThanks;
    const answer = { words: isAnswered ? next(list) : '', after: after + answering.between(2, 8) };
    return { rating, comment, after, answer: isAnswered ? answer : null };
  };
}

/** One after the other, so that no business gives an answer twice before all have been given. */
function inTurn() {
  const given = new Map<readonly string[], number>();
  return (list: readonly string[]): string => {
    const place = given.get(list) ?? 0;
    given.set(list, place + 1);
    return list[place % list.length] ?? '';
  };
}
