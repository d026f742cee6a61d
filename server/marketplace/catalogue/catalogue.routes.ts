import type { attributionRoutes } from '../../../contract/attribution.ts';
import type { catalogueRoutes } from '../../../contract/catalogue.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Market } from '../action.ts';
import { creditLines } from './attribution.queries.ts';
import { offeredCategories } from './category.queries.ts';

export const catalogueHandlers = ({
  db,
  placesOn,
}: Market): Handlers<typeof catalogueRoutes & typeof attributionRoutes> => ({
  workCategories: () => offeredCategories(db).then((workCategories) => ({ workCategories })),
  locations: () =>
    Promise.resolve({
      locations: placesOn(db)
        .areas()
        .map((area) => ({ id: area.code, ...area })),
    }),
  attribution: () => creditLines(db),
});
