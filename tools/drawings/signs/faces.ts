import { Avatar, Style, type StyleDefinition } from '@dicebear/core';
import notionists from '@dicebear/styles/notionists.json' with { type: 'json' };

/** Typed as any style: of its own, the file would ask for each number by its name. */
const style = new Style<StyleDefinition>(notionists as StyleDefinition);

/** The kind ones of the style: it also has faces that pull tongues and wear hearts for glasses. */
const KIND = {
  mouthVariant: numbered([2, 3, 5, 6, 8, 26]),
  eyesVariant: numbered([1, 5]),
  eyebrowsVariant: numbered([4, 5, 8, 11]),
  glassesVariant: numbered([3, 8, 11]),
  beardVariant: numbered([2, 5, 6, 12]),
  gestureProbability: 0,
  clothesGraphicProbability: 0,
  backgroundColor: ['f4e9d8', 'ece3d6', 'e3ecf5', 'e6ede1'],
};

const SHORT_HAIR = numbered([5, 6, 7, 13, 15, 16, 18, 21, 22, 25, 27, 34, 35, 49, 54, 55]);
const LONG_HAIR = numbered([2, 8, 10, 20, 23, 28, 30, 36, 37, 39, 41, 43, 46, 48, 58]);

/** First names of the demo that are a woman's. */
const WOMEN = new Set(
  'Agnieszka Chloe Constance Dana Deepa Elspeth Geraldine Hana Jasmine Lowri Rosalind Wendy'.split(' '),
);

/** A face for a person of the demo: the same for the same name. */
export function portrait({ first, last }: { first: string; last: string }): string {
  const isWoman = WOMEN.has(first);
  const looks = isWoman
    ? { hairVariant: LONG_HAIR, beardProbability: 0 }
    : { hairVariant: SHORT_HAIR, beardProbability: 35 };
  return new Avatar(style, { seed: `${first} ${last}`, ...KIND, ...looks }).toString();
}

function numbered(numbers: readonly number[]): string[] {
  return numbers.map((number) => `variant${String(number).padStart(2, '0')}`);
}
