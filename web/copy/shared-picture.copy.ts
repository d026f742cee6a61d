import { brand } from '../../contract/brand.ts';

const NEAR_YOU = 'Local Pros near you';

/** What is written on the pictures that others show of a page (`npm run draw:pages`), and said of them. */
export const sharedPictureCopy = {
  title: brand.strapline,
  nearYou: NEAR_YOU,
  ofTrade: (trade: string) => `${brand.name}. ${trade}: ${NEAR_YOU}`,
  ofHome: `${brand.name}. ${brand.strapline}`,
};
