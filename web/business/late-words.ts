const fetchWords = () => import('./live-words.ts');

/** What each list of a business says when something comes or goes, fetched when it does. */
export const leadWords = async () => (await fetchWords()).leadWords;
export const sentQuoteWords = async () => (await fetchWords()).sentQuoteWords;
export const workJobWords = async () => (await fetchWords()).workJobWords;
