export { catalogueHandlers } from './catalogue.routes.ts';
export {
  areOffered,
  type JobQuestion,
  offeredCategories,
  offeredService,
  type OfferedTrade,
  offeredTrade,
} from './category.queries.ts';
