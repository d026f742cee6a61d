import { brand } from './brand.ts';
import { registrationWords } from './registration-words.ts';

/** What somebody agrees to, word for word: the screens show these sentences, and the row of a consent keeps them. */
export const consentWords = {
  ...registrationWords,
  newsletters: `News from ${brand.name} and tips for the home and the trade, now and then.`,
  special_offers: `Offers and discounts from ${brand.name}.`,
  recommendations: `Services of ${brand.name} that may suit you, picked by what you have used.`,
} as const;

export type ConsentPurpose = keyof typeof consentWords;
