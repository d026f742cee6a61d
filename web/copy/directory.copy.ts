import type { PriceGuide } from '../../contract/prices.ts';
import { SAID_WITHIN_KM } from '../../contract/list-filters.ts';
import { type PageWords, pageWords } from './page-words.ts';
import { besideNameCopy } from './beside-name.copy.ts';
import { milesInShort } from './miles.copy.ts';
import { recentWorkCopy } from './recent-work.copy.ts';
import { reviewsCopy } from './reviews.copy.ts';
import { shellCopy } from './shell.copy.ts';
import { pros } from './trades.copy.ts';

const FIND_PROS = shellCopy.findPros;

const areas = (count: number) => (count === 1 ? '1 area' : `${count} areas`);

const askAll = (count: number) => (count === 2 ? 'Ask both at once' : `Ask all ${count} at once`);

export const directoryCopy = {
  trades: {
    title: FIND_PROS,
    lead: 'Say what needs doing and where, and see who works near you.',
    all: 'All trades, those asked for most first',
    what: 'Job or trade',
    whatHint: 'A leak, a new fence, tiling',
    postcode: 'Post code',
    postcodeHint: 'SE1 (optional)',
    submit: FIND_PROS,
    found: (count: number, typed: string) =>
      count === 1 ? `1 trade for “${typed}”` : `${count} trades for “${typed}”`,
    nothing: (typed: string) => `We know no trade or job called “${typed}”. Below are all trades.`,
  },
  missing: {
    heading: 'Looking for a Local Pro?',
    popular: 'Trades asked for most',
    all: 'See all trades',
  },
  search: {
    label: 'Find Local Pros near you',
    postcode: 'Your post code',
    hint: 'the first half is enough',
    example: 'SE1',
    submit: 'Show',
  },
  trade: {
    summary: (count: number, areasCount: number) => `${pros(count)} in ${areas(areasCount)}`,
    near: (trade: string, outward: string) => `${trade} near ${outward}`,
    nearby: (count: number, town: string, reviews: number) =>
      [
        town ? `${pros(count)} near ${town}` : pros(count),
        ...(reviews > 0 ? [reviewsCopy.count(reviews)] : []),
      ].join(', '),
    everywhere: 'Show all places',
    nobody: 'No Local Pros are listed in this trade yet.',
    pros: 'The best from each town',
    areas: 'Where they work',
    services: 'What they do',
    /** Where nobody does it. */
    kinds: 'Jobs in this trade',
  },
  area: {
    title: (trade: string, area: string) => `${trade} in ${area}`,
    summary: (count: number, area: string) =>
      count === 1 ? `1 Local Pro serves ${area}` : `${count} Local Pros serve ${area}`,
    around: 'Areas nearby',
    nobody: (trade: string, area: string) => `No Local Pros in ${trade} serve ${area} yet.`,
    /** Those farther off than a lead reaches are counted, and not said to be told of the job. */
    post: (farther: number | null) => {
      if (!farther)
        return 'Post your job all the same: it is free of charge, and Local Pros who register near you will see it.';
      const some = farther === 1 ? '1 business' : `${farther} businesses`;
      return `Post it: ${some} within ${SAID_WITHIN_KM} km ${farther === 1 ? 'does' : 'do'} this. It is free of charge, and Local Pros who register near you will see it.`;
    },
    nearest: 'Where the nearest are',
  },
  prices: {
    heading: 'What it costs',
    /** What the price of a table is for, and from how many quotes another one is. */
    behind: ({ unit, quotesCount, place }: PriceGuide) =>
      quotesCount === null
        ? `for ${unit}`
        : `${quotesCount} accepted quotes${place ? ` ${place.level === 'area' ? 'near' : 'in'} ${place.name}` : ''}`,
    accepted: (asOf: string) =>
      `The middle half of accepted quotes in 12 months, to ${recentWorkCopy.month(asOf)}.`,
    typical: (asOf: string) =>
      `Typical, UK: price lists, ${recentWorkCopy.month(asOf)}. Some are before VAT.`,
  },
  ask: {
    all: (count: number) => (count > 1 ? askAll(count) : shellCopy.postJob),
    heading: (count: number) => (count > 1 ? askAll(count) : 'Ask once, compare quotes'),
    lead: 'Post it once, free of charge. Those near you who do this work see it and can quote.',
  },
  list: {
    heading: 'Local Pros, nearest first',
    order: {
      near: 'The order is distance, then who has been here longest.',
      best: 'The order is the best rated of each town, then the second best.',
    },
    notPaid: 'Nobody can pay to stand higher',
    words: (comment: string) => `“${comment}”`,
    month: recentWorkCopy.month,
    replies: (time: string) => `Usually replies in ${time}`,
    workOf: (name: string) => `Work of ${name}`,
    near: (count: number, place: string) => `${pros(count)} near ${place}`,
    nobody: (place: string) => `No Local Pros in this trade are listed near ${place} yet.`,
    place: (outward: string, town: string) => [outward, town].filter(Boolean).join(', '),
    /** After a post code. */
    milesOff: milesInShort,
    more: (count: number) => `and ${count} more`,
    narrow: 'Narrow the list',
    rating: besideNameCopy.rating,
    distance: besideNameCopy.distance,
    ratingFrom: (rating: string) => `${rating}+ stars`,
    within: (miles: string) => `Within ${miles} miles`,
    fitting: (count: number, all: number) => `${count} of ${pros(all)}`,
    noneFits: (all: number) =>
      all === 1 ? 'The Local Pro here does not fit that.' : `None of the ${pros(all)} here fits that.`,
    showAll: 'See everybody here',
    everything: 'Takes all jobs of the trade',
    continued: (heading: string) => `${heading}, continued`,
    next: 'Next page',
    first: 'Back to the nearest',
  },
  postJob: shellCopy.postJob,
};

/** What is asked about a trade where we are asked, and what is true of everybody who is listed there. */
export const questionsCopy = {
  heading: 'Questions people ask',
  free: {
    asks: 'Does it cost anything to post a job?',
    says: 'No. You describe the job, compare what you are quoted and choose, free of charge. You pay the Local Pro whom you hire, at the price that you have agreed on.',
  },
  soon: {
    asks: 'How soon do they reply?',
    says: (count: number, time: string) =>
      count === 1
        ? `Usually in ${time} or sooner, by one of those shown here.`
        : `Usually in ${time} or sooner, by ${count} of those shown here.`,
  },
  number: {
    asks: 'Who gets my phone number?',
    says: 'A Local Pro who says that they are interested in your job, or whose quote you accept. You see in your job who has it.',
  },
  reviews: {
    asks: 'Who writes the reviews?',
    says: 'Customers of jobs that were agreed on and finished through us, once for each job.',
  },
  checked: {
    asks: 'What have you checked of them?',
    says: 'That their e-mail address is theirs. Please ask to see proof of identity, insurance and qualifications before work begins.',
  },
};

export const tradesPage: PageWords = pageWords(
  FIND_PROS,
  'Find Local Pros by trade and post code, with their ratings, their reviews and how far away they are.',
);

export const wordsOfTrade = (trade: string, count: number): PageWords =>
  pageWords(
    `${trade}: Local Pros near you`,
    count > 0
      ? `${trade}: ${pros(count)} with ratings and reviews. See who works near you, or post a job and compare quotes.`
      : `${trade}: say what needs doing, free of charge, and compare quotes from Local Pros near you.`,
  );

export const wordsOfArea = (trade: string, area: string, count: number): PageWords =>
  pageWords(
    directoryCopy.area.title(trade, area),
    count === 0
      ? directoryCopy.area.nobody(trade, area)
      : `${directoryCopy.area.summary(count, area)}: ${trade}. Compare ratings, reviews and distances, or post a job and get quotes.`,
  );
