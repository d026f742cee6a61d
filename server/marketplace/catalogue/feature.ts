import { attributionRoutes } from '../../../contract/attribution.ts';
import { catalogueRoutes } from '../../../contract/catalogue.ts';
import { feature } from '../feature.ts';
import { MARKET } from '../public-content.ts';
import { catalogueData } from './catalogue.personal-data.ts';
import { catalogueHandlers } from './catalogue.routes.ts';

export const catalogue = feature({
  name: 'catalogue',
  calls: {
    routes: { ...catalogueRoutes, ...attributionRoutes },
    handlers: ({ market }) => catalogueHandlers(market),
  },
  personalData: catalogueData,
  publicContents: { workCategories: () => [MARKET], locations: () => [MARKET], attribution: () => [MARKET] },
});
