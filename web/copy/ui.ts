import { failureCopy } from './failures.ts';

/** The words of the parts that every screen is made of. */
export const uiCopy = {
  cancel: 'Cancel',
  close: 'Close',
  notifications: 'Notifications',
  // Every page has it along, for the page that fails; these words come with the controls.
  tryAgain: failureCopy.again,
  loadMore: 'Load more',
  loadingMore: 'Loading more',
  noDate: 'N/A',
  step: (current: number, total: number) => `${current} of ${total}`,
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  clear: 'Clear',
  show: 'Show',
  hide: 'Hide',
  showTyped: 'Show what is typed',
  showList: 'Show the list',
  nothingFound: 'Nothing found. Try another word.',
  found: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  send: 'Send',
  sending: 'Sending',
  lettersLeft: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  lettersOver: (count: number) => (count === 1 ? '1 character too many' : `${count} characters too many`),
};
