import { isDrawnTrade } from '../marketplace/catalogue/trade-icon.tsx';

/** What others show of a page that somebody shares (`npm run draw:pages`): the picture of its trade, or the home page's. */
export const sharedPicture = (trade: string | null | undefined): string =>
  trade && isDrawnTrade(trade) ? `/share-${trade}.jpg` : '/share.jpg';
