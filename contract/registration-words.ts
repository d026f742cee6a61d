/** What somebody agrees to, word for word as the form shows it: it is kept with the moment. */
export const registrationWords = {
  terms: 'I accept the terms of use and have read the privacy policy.',
} as const;
