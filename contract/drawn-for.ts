/**
 * The header in which a page of ours says for whom it was drawn: an account's id, followed by `/` and the id of the
 * business that it acts for if the page knows one; or `nobody`. A client that draws no pages sends none.
 */
export const DRAWN_FOR = 'x-drawn-for';
export const NOBODY = 'nobody';

export const drawnForOf = (accountId: string, businessId?: string): string =>
  businessId ? `${accountId}/${businessId}` : accountId;
