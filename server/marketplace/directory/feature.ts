import { directoryRoutes } from '../../../contract/directory.ts';
import { sumContentChanges } from '../../platform/db/content-versions.ts';
import { feature } from '../feature.ts';
import {
  CATALOGUE,
  DEMAND,
  PLACES,
  PRICES,
  type PublicContent,
  tradeContent,
  WORK,
} from '../public-content.ts';
import { nextLapse, nextLapseOfAll } from './directory.queries.ts';
import { directoryData } from './directory.personal-data.ts';
import { directoryHandlers } from './directory.routes.ts';
import { mountSitemap } from './sitemap.ts';

/** A business that is listed now may be listed no longer a moment later, without anybody's doing. */
const ofTrade: PublicContent = {
  of: ({ trade = '' }) => [tradeContent(trade), CATALOGUE, PLACES, PRICES],
  until: (db, { trade = '' }, now) => nextLapse(db, trade, now),
};

const ofTrades: PublicContent = {
  of: () => [CATALOGUE, DEMAND, WORK],
  until: (db, _given, now) => nextLapseOfAll(db, now),
};

export const directory = feature({
  name: 'directory',
  calls: { routes: directoryRoutes, handlers: ({ market }) => directoryHandlers(market) },
  personalData: directoryData,
  publicContents: { trades: ofTrades, trade: ofTrade, tradeInArea: ofTrade, directory: ofTrade },
  duties: { 'sum-content-changes': { each: 'minute', run: ({ market }) => sumContentChanges(market.db) } },
  mount: (app, { market, appUrl }) => mountSitemap(app, { ...market, appUrl }),
});
