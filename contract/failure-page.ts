/** The words of the page that says what failed. Spelling as specified (ruling 21). */
export const failurePage = {
  heading: (status: number) => `Oops ${status} Error!`,
  notFound: 'page not found',
  home: 'Home',
  title: { notFound: 'Page not found', other: 'Something went wrong' },
} as const;
