/** The quotes that price guides are counted from, once a night. `quotes` is large. */
export const index = {
  name: 'quotes_accepted_prices',
  definition: `on quotes (decided_at) where status = 'accepted' and rate_code = 'flat'`,
};
