import { Hammer } from 'lucide-react';
import type { AdminCategory } from '../../../contract/admin-categories.ts';
import { adminCopy } from '../../copy/admin.copy.ts';
import { adminCategoriesCopy as words } from '../../copy/admin-categories.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { adminAddress, type AdminSearch } from '../admin-address.ts';
import { categoriesList } from '../admin-lists.ts';
import type { Column } from '../admin-table.tsx';
import { NamedList } from '../named-list.tsx';
import { Offered } from './offered.tsx';
import { useCategoryActs } from './use-category-acts.tsx';

/** Every work category by name, with how many businesses are in it. */
export function AllCategories({ search }: { search: AdminSearch }) {
  const { api } = useRouterContext();
  const acts = useCategoryActs();
  return (
    <NamedList
      title={adminCopy.tabs.categories}
      search={search}
      list={categoriesList(api, search)}
      words={words}
      icon={<Hammer aria-hidden />}
      columns={columnsOf(search)}
      acts={acts}
    />
  );
}

const columnsOf = (search: AdminSearch): readonly Column<AdminCategory>[] => [
  { heading: words.columns.name, cell: (row) => <span className="text-base font-semibold">{row.name}</span> },
  { heading: words.columns.state, cell: (row) => <Offered isActive={row.is_active === 1} /> },
  { heading: words.columns.active, isNumber: true, cell: (row) => row.activeBusinessesCount },
  { heading: words.columns.inactive, isNumber: true, cell: (row) => row.inactiveBusinessesCount },
  { heading: words.columns.services, cell: (row) => <ServicesLink category={row} page={search.page} /> },
];

type ServicesLinkProps = { category: AdminCategory; page: string | undefined };

/** Opens the category. The page of the list goes along for the way back. */
const ServicesLink = ({ category, page }: ServicesLinkProps) => (
  <InnerLink
    href={adminAddress({ tab: 'categories', page, category: category.id })}
    aria-label={words.services.openLabel(category.name, words.services.open(category.services.length))}
    className="inline-flex min-h-11 items-center text-link underline underline-offset-4 lg:min-h-6"
  >
    {words.services.open(category.services.length)}
  </InnerLink>
);
