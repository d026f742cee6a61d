import type { AdminSearch } from '../admin-address.ts';
import { AllCategories } from './all-categories.tsx';
import { ServicesOf } from './services-of.tsx';

/** The trades, or the services of the one that the address names. */
export const CategoriesScreen = ({ search }: { search: AdminSearch }) =>
  search.category ? (
    <ServicesOf key={search.category} categoryId={search.category} page={search.page} />
  ) : (
    <AllCategories search={search} />
  );
