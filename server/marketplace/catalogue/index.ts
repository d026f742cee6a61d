export {
  areOffered,
  offeredCategories,
  offeredService,
  type OfferedTrade,
  offeredTrade,
} from './category.queries.ts';
