import { directoryRoutes } from '../../../contract/directory.ts';
import { feature } from '../feature.ts';
import { directoryHandlers } from './directory.routes.ts';
import { mountSitemap } from './sitemap.ts';

export const directory = feature({
  name: 'directory',
  calls: { routes: directoryRoutes, handlers: ({ market }) => directoryHandlers(market) },
  mount: (app, { market, appUrl }) => mountSitemap(app, { ...market, appUrl }),
});
