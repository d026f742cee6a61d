import { type Declared, each, notPersonal } from '../personal-data.ts';

const ofCatalogue = { of: null, onErasure: 'rows stay' } as const;
const words = notPersonal('a word of the catalogue');

export const catalogueData: Declared<
  'postcode_points' | 'postcode_sources' | 'services' | 'work_categories'
> = {
  work_categories: {
    ...ofCatalogue,
    columns: each(['name', 'name_key', 'slug', 'questions', 'credentials'], words),
  },
  services: { ...ofCatalogue, columns: each(['name', 'name_key', 'questions'], words) },
  postcode_points: {
    ...ofCatalogue,
    columns: each(['code', 'kind', 'source'], notPersonal('a table of places')),
  },
  postcode_sources: {
    ...ofCatalogue,
    columns: each(['source', 'credits'], notPersonal('whose table of places it is')),
  },
};
