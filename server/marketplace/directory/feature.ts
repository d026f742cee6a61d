import { directoryRoutes } from '../../../contract/directory.ts';
import { sumContentChanges } from '../content-versions.ts';
import { feature } from '../feature.ts';
import { MARKET, type MadeOf, tradeContent, WORK } from '../public-content.ts';
import { directoryData } from './directory.personal-data.ts';
import { directoryHandlers } from './directory.routes.ts';
import { mountSitemap } from './sitemap.ts';

const ofTrade: MadeOf = ({ trade = '' }) => [tradeContent(trade), MARKET];

export const directory = feature({
  name: 'directory',
  calls: { routes: directoryRoutes, handlers: ({ market }) => directoryHandlers(market) },
  personalData: directoryData,
  publicContents: { trades: () => [WORK, MARKET], trade: ofTrade, tradeInArea: ofTrade, directory: ofTrade },
  duties: { 'sum-content-changes': { each: 'minute', run: ({ market }) => sumContentChanges(market.db) } },
  mount: (app, { market, appUrl }) => mountSitemap(app, { ...market, appUrl }),
});
