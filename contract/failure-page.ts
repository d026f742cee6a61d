/** The words of the page that says what failed. Spelled as the requirements spell them. */
export const failurePage = {
  heading: (status: number) => `Oops ${status} Error!`,
  notFound: 'page not found',
  home: 'Home',
  title: { notFound: 'Page not found', other: 'Something went wrong' },
} as const;
