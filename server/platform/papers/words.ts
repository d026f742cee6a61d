/** What every paper says, whatever it is about. */
export const pageWords = {
  page: (number: number, of: number) => `Page ${number} of ${of}`,
  missing: {
    heading: 'Letters that are not shown',
    note: (sign: string, address: string) =>
      `${sign} stands for a letter that the typeface of this paper does not have. All of them are shown at ${address}`,
  },
};
