import type { ReactNode } from 'react';
import { ACCOUNT_SORTS, ACCOUNT_STATES, BUSINESS_STATES } from '../../../contract/admin-pages.ts';
import { adminCopy } from '../../copy/admin.copy.ts';
import type { AdminSearch } from '../admin-address.ts';
import { businessesAsked, customersAsked } from '../admin-lists.ts';
import { Choice, FileLink, ListTools, OfMonth } from '../list-tools.tsx';
import { SearchBox } from '../search-box.tsx';

type AccountToolsProps = {
  search: AdminSearch;
  file: 'customers' | 'businesses';
  /** The way to what stands beside this list. */
  children?: ReactNode;
};

/** Search, filter, order and file of a list of accounts. */
export const AccountTools = ({ search, file, children }: AccountToolsProps) => (
  <ListTools>
    <SearchBox search={search} label={adminCopy.search.label} />
    <Choice label={adminCopy.state.label} name="state" search={search} options={STATES[file]} />
    <Choice label={adminCopy.sort.label} name="sort" search={search} options={SORTS} />
    <FileLink name={file} query={ASKED[file](search)} />
    {children}
    <OfMonth search={search} />
  </ListTools>
);

const ASKED = { customers: customersAsked, businesses: businessesAsked };

const labelled = (states: readonly (keyof typeof adminCopy.state)[]) =>
  states.map((value) => ({ value, label: adminCopy.state[value] }));

const STATES = {
  customers: labelled(['all', ...ACCOUNT_STATES]),
  businesses: labelled(['all', ...BUSINESS_STATES]),
};
const SORTS = ACCOUNT_SORTS.map((value) => ({ value, label: adminCopy.sort[value] }));
