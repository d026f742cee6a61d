import type { Chance } from './chance.ts';
import type { JobText } from './job-texts.ts';
import type { Words } from './words.ts';

/** How often of a hundred a review gives five stars, four, and so on. */
const STARS = [
  [5, 63],
  [4, 25],
  [3, 8],
  [2, 3],
  [1, 1],
] as const;

export function starsBy(chance: Chance): number {
  let mark = chance.next() * 100;
  return STARS.find(([, share]) => (mark -= share) < 0)?.[0] ?? 5;
}

type Asked = { firm: { key: string; trade: string }; text: JobText; rating: number; said: Said };

/** What was written of each business already: of one nobody repeats another. */
export type Said = Map<string, Set<string>>;

const CONTENT = 4;
const BEST_OF_POOR = 2;

/** Who is content speaks of the job, who is not of the business. */
export function commentBy(chance: Chance, words: Words, { firm, text, rating, said }: Asked): string {
  if (rating > CONTENT) return text.review;
  const used = said.get(firm.key) ?? new Set<string>();
  said.set(firm.key, used);
  const fresh = (list: readonly string[]) => {
    const left = list.filter((sentence) => !used.has(sentence));
    const picked = chance.pick(left.length > 0 ? left : list);
    used.add(picked);
    return picked;
  };
  if (rating === CONTENT) return joined([text.review, chance.isLucky(0.5) ? fresh(words.caveats) : '']);
  if (rating <= BEST_OF_POOR) return fresh(words.poor);
  return joined([fresh(words.middling), chance.isLucky(0.5) ? fresh(words.caveats) : '']);
}

const joined = (parts: string[]): string => parts.filter((part) => part !== '').join(' ');
