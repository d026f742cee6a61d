export { catalogueHandlers } from './catalogue.routes.ts';
export {
  areOffered,
  offeredCategories,
  offeredService,
  type OfferedTrade,
  offeredTrade,
} from './category.queries.ts';
export { catalogueData } from './catalogue.personal-data.ts';
