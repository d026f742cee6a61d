/** The page of one lead, on a phone. */
export const leadPageCopy = {
  back: 'All leads',
  loading: 'Loading the lead',
  missing: 'This lead is not in your leads. It may have been answered, taken or called off.',
  openQuote: 'Send quote',
  call: 'Call',
  more: 'More about this lead',
};
