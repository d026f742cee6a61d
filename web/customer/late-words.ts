import type { ComparedJob } from '../../contract/comparison.ts';
import type { OwnJob } from '../../contract/jobs.ts';

const fetchWords = () => import('./live-words.ts');

/** What each list of a customer says when something comes or goes, fetched when it does. */
export const ownJobWords = async () => (await fetchWords()).ownJobWords;
export const receivedQuoteWords = async () => (await fetchWords()).receivedQuoteWords;
/** Of the quotes that are compared. */
export const comparisonWords = (job: ComparedJob) => async () =>
  (await import('./comparison/comparison-words.ts')).comparisonWords(job);

export const responseWords = (job: OwnJob) => async () => (await fetchWords()).responseWords(job);
