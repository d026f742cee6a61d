import type { Chance } from './chance.ts';
import { type Words, wordsOf } from './words.ts';

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

type Asked = { firm: { key: string; trade: string }; rating: number; said: Said };

/** What was written of each business already: of one nobody repeats another. */
export type Said = Map<string, Set<string>>;

/** What somebody writes: short or long, warm or dry. */
export function commentBy(chance: Chance, words: Words, { firm, rating, said }: Asked): string {
  const { praise, middling } = wordsOf(words, firm.trade);
  const used = said.get(firm.key) ?? new Set<string>();
  said.set(firm.key, used);
  const fresh = (list: readonly string[], other = list) => {
    const left = [list, other].map((all) => all.filter((sentence) => !used.has(sentence)));
    const picked = chance.pick(left.find((sentences) => sentences.length > 0) ?? list);
    used.add(picked);
    return picked;
  };
  const detail = () => (chance.isLucky(0.4) ? fresh(praise, words.general) : fresh(words.general, praise));
  const [opening, closing] = [() => fresh(words.openings), () => fresh(words.closings)];
  if (rating <= 2) return joined([fresh(words.poor), chance.isLucky(0.5) ? fresh(words.caveats) : '']);
  if (rating === 3) return joined([fresh([middling], words.general), fresh(words.caveats)]);
  if (rating === 4) return joined([detail(), fresh(words.caveats), chance.isLucky(0.4) ? closing() : '']);
  return chance.pick([
    () => detail(),
    () => joined([opening(), detail()]),
    () => joined([detail(), closing()]),
    () => joined([opening(), detail(), closing()]),
    () => joined([detail(), detail()]),
    () => joined([opening(), detail(), detail(), closing()]),
  ])();
}

const joined = (parts: string[]): string => parts.filter((part) => part !== '').join(' ');
