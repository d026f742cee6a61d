import { useKeptByBusiness } from '../../../../marketplace/team/use-kept-by-business.ts';

/** The quote templates of the current business. */
export const useQuoteTemplates = () => useKeptByBusiness('quoteTemplates', (api) => api.quoteTemplates());
