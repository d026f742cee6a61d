import type { attributionRoutes } from '../../../contract/attribution.ts';
import type { catalogueRoutes } from '../../../contract/catalogue.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Area } from '../../platform/geo/places.ts';
import type { Market } from '../action.ts';
import { creditLines } from './attribution.queries.ts';
import { offeredCategories } from './category.queries.ts';

export const catalogueHandlers = ({
  db,
  placesOn,
}: Market): Handlers<typeof catalogueRoutes & typeof attributionRoutes> => ({
  workCategories: () => offeredCategories(db).then((workCategories) => ({ workCategories })),
  locations: () => Promise.resolve(locationsOf(placesOn(db).areas())),
  attribution: () => creditLines(db),
});

/** The same object for the same areas: its text is kept (answers.ts). */
function locationsOf(areas: readonly Area[]): Locations {
  let known = answers.get(areas);
  if (!known) {
    const locations = areas.map((area) => Object.freeze({ id: area.code, ...area }));
    answers.set(areas, (known = Object.freeze({ locations: Object.freeze(locations) as typeof locations })));
  }
  return known;
}

type Locations = { locations: ({ id: string } & Area)[] };

const answers = new WeakMap<readonly Area[], Locations>();
