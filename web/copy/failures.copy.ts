import { brand } from '../../contract/brand.ts';
import { failurePage } from '../../contract/failure-page.ts';

const RENEWED = `${brand.name} was renewed while this page was open. Please reload it to go on.`;

/** The error page. Spelling as specified. */
export const failureCopy = {
  ...failurePage,
  notFoundDetail: (path: string) => `Page not found: ${path}`,
  anythingElse: "Something wen't wrong, We're working on it.",
  again: 'Try again',
  tradesAwaited: 'Fetching the list of trades and services. You can go on as soon as it is here.',
  unreachable: 'We could not reach the server. Please check your connection and try again.',
  renewed: RENEWED,
  renewedKept: `${RENEWED} What you typed is kept, except passwords.`,
};
