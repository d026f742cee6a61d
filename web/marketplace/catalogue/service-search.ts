import { plainLetters } from '../../../contract/plain-letters.ts';
import { isMisspelt } from './misspelt.ts';

/** What is looked through: a name, and words that say what it is about in general, such as those of its trade. */
export type Sought = { name: string; about: string };

/** One that fits, and which letters of its name do: from, to. */
export type Hit<T> = { service: T; marks: readonly Mark[] };
type Mark = readonly [from: number, to: number];

/**
 * What somebody may mean by their words, the best first; those that fit alike stay in their order. A word that nothing is
 * called by is read as a misspelt one.
 */
export function searchServices<T extends Sought>(services: readonly T[], typed: string): Hit<T>[] {
  const indexed = indexedOf(services);
  const weighed = saidIn(typed).map((word) => weighedBy(word, indexed));
  const whole = plain(typed);
  return indexed
    .map((one) => {
      const points = weighed.reduce((sum, word) => sum + pointsOf(one, word), 0);
      return { ...one, points: plain(one.service.name) === whole ? Number.POSITIVE_INFINITY : points };
    })
    .filter(({ points }) => whole && points > 0)
    .toSorted((one, other) => (one.points === other.points ? 0 : other.points - one.points))
    .map(({ service, own }) => ({ service, marks: marksOf(own, weighed) }));
}

/** They are the same as long as the list is. */
const known = new WeakMap<readonly Sought[], (Indexed & { service: Sought })[]>();

function indexedOf<T extends Sought>(services: readonly T[]): (Indexed & { service: T })[] {
  const before = known.get(services);
  if (before) return before as (Indexed & { service: T })[]; // it was made of this list
  const indexed = services.map((service) => ({
    service,
    own: wordsOf(service.name),
    about: wordsOf(service.about),
  }));
  known.set(services, indexed);
  return indexed;
}

type Word = { text: string; at: number };
type Indexed = { own: Word[]; about: Word[] };
/** What was typed, and how the words that it means are told. */
type Weighed = { typed: string; fits: Fits; weight: number };
/** How many of the word's letters fit; none where it is another word. */
type Fits = (text: string) => number;

/** A word of what was typed, and how much of it counts. */
type SaidWord = { text: string; counts: number };

/** The words that say something of the work. Of "a leak under the sink" the leak is the work, the sink only its place. */
function saidIn(typed: string): SaidWord[] {
  const words = wordsOf(
    PHRASES.reduce((text, [said, meant]) => text.replace(said, meant), plainLetters(typed)),
  );
  return words.flatMap(({ text }, place) => {
    if (SMALL.has(text) || (text === 'new' && isAlone(words))) return [];
    const before = words.slice(Math.max(0, place - 2), place);
    const isPlace = before.some((word) => OF_PLACE.has(word.text));
    return [{ text, counts: (isPlace ? A_PLACE : 1) * (isFaint(text) ? A_FAINT : 1) }];
  });
}

/** "New" says which of the services of something is meant, and by itself nothing. */
const isAlone = (words: readonly Word[]): boolean =>
  words.every(({ text }) => text === 'new' || SMALL.has(text));

const OF_PLACE = new Set('above at behind below in on under'.split(' '));
const A_PLACE = 0.5;
const A_FAINT = 0.25;

/** A word that few services have says more than one that many have: in "water leak" it is the leak. */
function weighedBy({ text: typed, counts }: SaidWord, services: readonly Indexed[]): Weighed {
  for (const fits of WAYS.map((way) => way(typed))) {
    const having = services.filter(({ own }) => own.some(({ text }) => fits(text) > 0)).length;
    const isAbout = services.some(({ about }) => about.some(({ text }) => fits(text) > 0));
    if (having > 0) return { typed, fits, weight: counts / Math.log2(having + 1) };
    if (isAbout) return { typed, fits, weight: counts };
  }
  return { typed, fits: () => 0, weight: 0 };
}

/** A word of the service itself counts more than one of its trade, and a whole word more than the beginning of one. */
function pointsOf({ own, about }: Indexed, { typed, fits, weight }: Weighed): number {
  const best = Math.max(0, ...own.map(({ text }) => fits(text) / Math.max(typed.length, text.length)));
  if (best > 0) return (2.5 + best / 2) * weight;
  return about.some(({ text }) => fits(text) > 0) ? weight : 0;
}

const marksOf = (own: readonly Word[], words: readonly Weighed[]): Mark[] =>
  own.flatMap(({ text, at }): Mark[] => {
    const letters = Math.max(0, ...words.map(({ fits }) => fits(text)));
    return letters > 0 ? [[at, at + letters]] : [];
  });

/** From the strictest: a looser way is tried only when nothing is found by those before it. */
const WAYS: readonly ((typed: string) => Fits)[] = [
  (typed) => (text) => (isAlike(typed, text) ? lettersAlike(typed, text) : 0),
  (typed) => {
    const meant = OTHER_WORDS.get(typed) ?? [];
    return (text) => (meant.includes(text) ? text.length : 0);
  },
  (typed) => (text) => (isMisspelt(typed, text) ? text.length : 0),
];

const STEM = 4;
/** "ing", "ers" */
const LONGEST_ENDING = 3;

/** "leaking" and "leak", "tap" and "taps", "blocked" and "unblock", "boi" and "boiler"; not "cat" and "category". */
function isAlike(typed: string, text: string): boolean {
  const [one, other] = [withoutUn(typed), withoutUn(text)];
  if (other.startsWith(one) && one.length > 1) return true;
  if (one === `${other}s`) return true;
  return other.length >= STEM && one.startsWith(other) && one.length - other.length <= LONGEST_ENDING;
}

/** In "unblock" the letters of "blocked" are not the first: then the whole word fits. */
function lettersAlike(typed: string, text: string): number {
  let letters = 0;
  while (letters < text.length && typed[letters] === text[letters]) letters += 1;
  return letters || text.length;
}

/** "under" is no opposite of anything. */
const withoutUn = (word: string) => (/^un(?!der|til|it)/.test(word) ? word.slice(2) : word);

/** Written as one word, called by a name of its own, or said in words that each mean something else. */
const PHRASES: readonly (readonly [said: RegExp, meant: string])[] = [
  // Whoever has water coming in says where, and not what has burst.
  [
    /water (?:is |keeps )?(?:coming|dripping|dropping|leaking|pouring|running)(?: \w+)? (?:through|from|down|out of|into) (?:the |my |our )?(?:ceilings?|walls?|floors?|lights?)/g,
    'leak burst pipe',
  ],
  [
    /ceilings? (?:is |are )?(?:leak|drip)\w*|(?:leak|drip)\w* (?:in|from|through) (?:the |my |our )?ceilings?/g,
    'leak burst pipe',
  ],
  // The room is where it drips, and no kitchen is wanted.
  [/(?:drip|leak)\w*(?: \w+)? taps?\b|\btaps? (?:\w+ ){0,3}?(?:drip|leak)\w*/g, 'repair tap'],
  [/(?:wet|damp) patch(?:es)? (?:on|in) (?:the |my |our )?ceilings?/g, 'leak pipe'],
  [
    /water everywhere|\bflood(?:ed|ing|s)?\b(?: (?:the |my |our )?(?:bathroom|flat|house|kitchen))?/g,
    'leak burst pipe emergency plumber',
  ],
  [/smells? (?:of |like )?gas|gas smells?/g, 'gas leak'],
  [/no (?:electric(?:ity|s)?|power)\b|power (?:is )?(?:cut|gone|off|out)\b/g, 'emergency electrician fault'],
  [/no hot water/g, 'boiler repair cylinder'],
  [/(?:won'?t|doesn'?t|not) lock(?:ing)?/g, 'lock repair'],
  [
    /water (?:is |keeps )?\w+ing(?: \w+)? (?:through|from|into) (?:the |my |our )?(?:roof|loft|chimney)/g,
    'roof leak',
  ],
  [/flatpack|ikea/g, 'flat pack'],
  [/fusebox/g, 'fuse box'],
  [/wetroom/g, 'wet room'],
  [/(?:won'?t|not|doesn'?t) drain(?:ing)?/g, 'unblock'],
  [/(?:won'?t|not|doesn'?t) flush(?:ing)?/g, 'toilet repair'],
  [/broken windows?|windows? broken/g, 'broken glass'],
  [/wall (?:is )?(?:falling|leaning|fell)/g, 'wall repair'],
  [/blocked gut+ers?|gut+ers? blocked/g, 'gutter cleaning'],
  [/hole in (?:the |my |a )?(?:plaster|wall|ceiling)/g, 'patch repair'],
  [/plaster(?:ing)? (?:a |the |my )?(?=walls?|room|ceiling)/g, 'skim '],
  [/between (?:the )?panes?/g, 'misted glass'],
  [/cut(?:ting)? (?:the |my )?grass/g, 'lawn mowing'],
  [/moving house|move house/g, 'house move'],
];

/** What people say, and what services are called. */
const OTHER_WORDS = new Map(
  Object.entries({
    blew: ['repair'],
    bulb: ['light'],
    decorate: ['paint', 'wallpapering'],
    drip: ['tap', 'leak'],
    dripping: ['tap', 'leak'],
    drips: ['tap', 'leak'],
    electrics: ['electrical', 'fault'],
    faucet: ['tap'],
    grass: ['lawn', 'turf'],
    junk: ['rubbish'],
    keys: ['locked', 'lock'],
    lamp: ['light'],
    leccy: ['electrical'],
    loo: ['toilet'],
    mold: ['mould'],
    mouse: ['mice'],
    plug: ['socket'],
    shelf: ['shelves', 'shelving'],
    sofa: ['furniture'],
    sparks: ['electrician', 'fault'],
    sparky: ['electrician', 'electrical'],
    telly: ['tv'],
    tripping: ['fault'],
    trips: ['fault'],
    wasp: ['wasps'],
    wc: ['toilet'],
    weekly: ['regular'],
  }),
);

/** They say that something is wrong or wanted, and hardly what. */
const FAINT = 'broken new working'.split(' ');

const isFaint = (word: string): boolean => FAINT.some((faint) => word === faint || isMisspelt(word, faint));

const SMALL = new Set(
  `a above an and at behind below between by down dont falling fell for from has have i in is it keep keeps my need needs no
  not of on or our please some stop stops the to under with wont your`.split(/\s+/),
);

/** The words alone: two names that differ in nothing else are the same. */
export const plain = (text: string): string =>
  wordsOf(text)
    .map((word) => word.text)
    .join(' ');

/** "Tap's" is "taps", and "re-wire" one word. */
const WORD = /(?:\bre-)?[\p{L}\p{M}\p{N}]+(?:['\u2019]\p{L}+)*/giu;

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: plainLetters(word).replaceAll(/['-]/g, ''),
    at: index,
  }));
