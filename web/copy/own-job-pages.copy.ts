import { AGREEMENT } from '../../contract/agreement-title.ts';
import { brand } from '../../contract/brand.ts';
import { type PageWords, pageWords } from './page-words.ts';

export const CHANGE_JOB = 'Change your job';

export const changeJobPage: PageWords = {
  ...pageWords(CHANGE_JOB, `Change a job that you have posted on ${brand.name}.`),
  isPrivate: true,
};

export { AGREEMENT };

export const agreementPage: PageWords = {
  ...pageWords(AGREEMENT, `What a customer and a Local Pro have agreed on at ${brand.name}.`),
  isPrivate: true,
};

export const COMPARISON = 'Compare your quotes';

export const comparisonPage: PageWords = {
  ...pageWords(COMPARISON, `The quotes on a job that you have posted on ${brand.name}, beside each other.`),
  isPrivate: true,
};

/** From the job and its quotes to the page that compares them. */
export const compareQuotes = (count: number) => `Compare ${count} quotes`;

/** The address is somebody's own. */
export const keepOpenPage: PageWords = {
  ...pageWords('Keep a job open', `Keep a job open that you have posted on ${brand.name}.`),
  isPrivate: true,
};
