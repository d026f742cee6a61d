import { type PageWords, pageWords } from './page-words.ts';
import { shellCopy } from './shell.copy.ts';

const FIND_PROS = 'Find Local Pros';

const pros = (count: number) => (count === 1 ? '1 Local Pro' : `${count} Local Pros`);
const areas = (count: number) => (count === 1 ? '1 area' : `${count} areas`);

export const directoryCopy = {
  crumbs: { label: 'Where you are', home: 'Home', trades: 'Trades' },
  trades: {
    title: FIND_PROS,
    lead: 'Choose a trade and say where. You see who works near you and what others say of them.',
    all: 'All trades',
  },
  search: {
    heading: 'Find Local Pros near you',
    trade: 'Trade',
    chooseTrade: 'Choose a trade',
    postcode: 'Your post code',
    hint: 'The first half is enough, for example SE1',
    submit: FIND_PROS,
  },
  trade: {
    summary: (count: number, areasCount: number) => `${pros(count)} in ${areas(areasCount)}`,
    nobody:
      'No Local Pros are listed in this trade yet. Post your job, and Local Pros who join near you will see it.',
    areas: 'Where they work',
    services: 'What they do',
  },
  area: {
    title: (trade: string, area: string) => `${trade} in ${area}`,
    summary: (count: number, area: string) =>
      count === 1 ? `1 Local Pro serves ${area}` : `${count} Local Pros serve ${area}`,
    around: 'Areas nearby',
  },
  list: {
    heading: 'Local Pros, nearest first',
    near: (count: number, place: string) => `${pros(count)} near ${place}`,
    nobody: (place: string) =>
      `No Local Pros in this trade are listed near ${place} yet. Post your job, and Local Pros who join near you will see it.`,
    place: (outward: string, town: string) => [outward, town].filter(Boolean).join(', '),
    miles: (miles: number) => {
      if (miles < 1) return 'Less than a mile away';
      return miles === 1 ? '1 mile away' : `${miles} miles away`;
    },
    more: (count: number) => `and ${count} more`,
    everything: 'Takes all jobs of the trade',
    next: 'Next page',
    first: 'Back to the nearest',
  },
  postJob: shellCopy.postJob,
  asks: 'Post a job and compare quotes from Local Pros near you.',
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
    `${directoryCopy.area.summary(count, area)}: ${trade}. Compare ratings, reviews and distances, or post a job and get quotes.`,
  );
