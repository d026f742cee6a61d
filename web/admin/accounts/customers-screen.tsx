import { Users } from 'lucide-react';
import type { AdminCustomer } from '../../../contract/admin-accounts.ts';
import { phoneInGroups } from '../../../contract/phone-groups.ts';
import { adminAccountsCopy as words } from '../../copy/admin-accounts.copy.ts';
import { adminCopy } from '../../copy/admin.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { ActionMenu } from '../../ui/actions/action-menu.tsx';
import type { AdminSearch } from '../admin-address.ts';
import { AdminList } from '../admin-list.tsx';
import { customersList } from '../admin-lists.ts';
import type { Column } from '../admin-table.tsx';
import { When } from '../when.tsx';
import { AccountState, Named, EmailAddress } from './account-cells.tsx';
import { AccountTools } from './account-tools.tsx';
import { accountOfCustomer } from './account.ts';
import { useAccountActs } from './use-account-acts.tsx';

/** Everybody who posts jobs. */
export function CustomersScreen({ search }: { search: AdminSearch }) {
  const { api } = useRouterContext();
  const acts = useAccountActs(words.customers);
  return (
    <>
      <AdminList
        title={adminCopy.tabs.customers}
        search={search}
        list={customersList(api, search)}
        words={words.customers}
        icon={<Users aria-hidden />}
        columns={COLUMNS}
        nameOf={({ name }) => name}
        tools={<AccountTools search={search} file="customers" />}
        actionsOf={(row) => (
          <ActionMenu label={adminCopy.actions.of(row.name)} items={acts.menuOf(accountOfCustomer(row))} />
        )}
      />
      {acts.dialogs}
    </>
  );
}

const COLUMNS: readonly Column<AdminCustomer>[] = [
  { heading: words.columns.name, cell: (row) => <Named name={row.name} code={row.code} /> },
  { heading: words.columns.email, cell: (row) => <EmailAddress of={row.email} /> },
  {
    heading: words.columns.mobile,
    cell: (row) => <span className="tabular-nums">{phoneInGroups(row.mobile_number)}</span>,
  },
  {
    heading: words.columns.state,
    cell: (row) => <AccountState isActive={row.is_active === 1} isVerified={row.emailVerifiedAt !== null} />,
  },
  { heading: words.columns.jobs, isNumber: true, cell: (row) => row.jobsCount },
  { heading: words.columns.finished, isNumber: true, cell: (row) => row.finishedJobsCount },
  { heading: words.columns.cancelled, isNumber: true, cell: (row) => row.canceledJobsCount },
  { heading: words.columns.joined, cell: (row) => <When at={row.createdAt} /> },
];
