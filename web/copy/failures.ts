/** The error page. Spelling as specified (ruling 21). */
export const failureCopy = {
  heading: (status: number) => `Oops ${status} Error!`,
  notFound: 'page not found',
  notFoundDetail: (path: string) => `Page not found: ${path}`,
  anythingElse: "Something wen't wrong, We're working on it.",
  home: 'Home',
  again: 'Try again',
  title: { notFound: 'Page not found', other: 'Something went wrong' },
  tradesAwaited: 'Fetching the list of trades and services. You can go on as soon as it is here.',
  unreachable: 'We could not reach the server. Please check your connection and try again.',
};
