export { catalogueHandlers } from './catalogue.routes.ts';
export {
  areOffered,
  offeredCategories,
  offeredService,
  type OfferedTrade,
  offeredTrade,
} from './category.queries.ts';
