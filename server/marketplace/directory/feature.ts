import { directoryRoutes } from '../../../contract/directory.ts';
import { sumContentChanges } from '../../platform/db/content-versions.ts';
import { feature } from '../feature.ts';
import { CATALOGUE, PLACES, type PublicContent, tradeContent } from '../public-content.ts';
import { nextLapse } from './directory.queries.ts';
import { directoryData } from './directory.personal-data.ts';
import { directoryHandlers } from './directory.routes.ts';
import { mountSitemap } from './sitemap.ts';

/** A business that is listed now may be listed no longer a moment later, without anybody's doing. */
const ofTrade: PublicContent = {
  of: ({ trade = '' }) => [tradeContent(trade), CATALOGUE, PLACES],
  until: (db, { trade = '' }, now) => nextLapse(db, trade, now),
};

export const directory = feature({
  name: 'directory',
  calls: { routes: directoryRoutes, handlers: ({ market }) => directoryHandlers(market) },
  personalData: directoryData,
  publicContents: { trade: ofTrade, tradeInArea: ofTrade, directory: ofTrade },
  duties: { 'sum-content-changes': { each: 'minute', run: ({ market }) => sumContentChanges(market.db) } },
  mount: (app, { market, appUrl }) => mountSitemap(app, { ...market, appUrl }),
});
