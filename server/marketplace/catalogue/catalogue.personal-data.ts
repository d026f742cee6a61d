import { type Declared, each, notPersonal } from '../personal-data.ts';

const ofCatalogue = { of: null, onErasure: 'rows stay' } as const;
const words = notPersonal('a word of the catalogue');

export const catalogueData: Declared<
  'postcode_points' | 'postcode_sources' | 'services' | 'work_categories'
> = {
  work_categories: {
    ...ofCatalogue,
    columns: each(['name', 'name_key', 'slug', 'credentials'], words),
    retention: { keeps: 'for ever', because: 'the catalogue; jobs refer to it' },
  },
  services: {
    ...ofCatalogue,
    columns: each(['name', 'name_key', 'questions'], words),
    retention: { keeps: 'for ever', because: 'the catalogue; jobs refer to it' },
  },
  postcode_points: {
    ...ofCatalogue,
    columns: each(['code', 'kind', 'source'], notPersonal('a table of places')),
    retention: { keeps: 'for ever', because: 'replaced by the next import' },
  },
  postcode_sources: {
    ...ofCatalogue,
    columns: each(['source', 'credits'], notPersonal('whose table of places it is')),
    retention: { keeps: 'for ever', because: 'replaced by the next import' },
  },
};
