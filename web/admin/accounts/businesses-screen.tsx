import { HardHat } from 'lucide-react';
import type { AdminBusiness } from '../../../contract/admin-accounts.ts';
import { phoneInGroups } from '../../../contract/phone-groups.ts';
import { adminAccountsCopy as words } from '../../copy/admin-accounts.copy.ts';
import { adminWorkPicturesCopy as pictures } from '../../copy/admin-work-pictures.copy.ts';
import { adminCopy } from '../../copy/admin.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { ActionMenu } from '../../ui/actions/action-menu.tsx';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { adminAddress, type AdminSearch } from '../admin-address.ts';
import { AdminList } from '../admin-list.tsx';
import { businessesList } from '../admin-lists.ts';
import type { Column } from '../admin-table.tsx';
import { When } from '../when.tsx';
import { AccountState, EmailAddress, Named, NoLeads } from './account-cells.tsx';
import { AccountTools } from './account-tools.tsx';
import { accountOfBusiness } from './account.ts';
import { useAccountActs } from './use-account-acts.tsx';

/** Every business, whether it pays or not. */
export function BusinessesScreen({ search }: { search: AdminSearch }) {
  const { api } = useRouterContext();
  const acts = useAccountActs(words.businesses);
  return (
    <>
      <AdminList
        title={adminCopy.tabs.businesses}
        search={search}
        list={businessesList(api, search)}
        words={words.businesses}
        icon={<HardHat aria-hidden />}
        columns={COLUMNS}
        nameOf={({ name }) => name}
        tools={
          <AccountTools search={search} file="businesses">
            <InnerLink
              href={adminAddress({ tab: 'businesses', panel: 'pictures' })}
              className={buttonLook('quiet')}
            >
              {pictures.all}
            </InnerLink>
          </AccountTools>
        }
        actionsOf={(row) => (
          <ActionMenu label={adminCopy.actions.of(row.name)} items={acts.menuOf(accountOfBusiness(row))} />
        )}
      />
      {acts.dialogs}
    </>
  );
}

/** `Standard, past due`: which package, and whether it is paid. */
function packageSaid({ subscription_type: type, subscription_status: status }: AdminBusiness): string {
  return type ? `${words.packages[type]}, ${words.subscriptions[status]}` : words.packages.none;
}

const COLUMNS: readonly Column<AdminBusiness>[] = [
  {
    heading: words.columns.business,
    cell: (row) => (
      <Named name={row.name} code={row.code}>
        <span>{row.userName}</span>
      </Named>
    ),
  },
  {
    heading: words.columns.contact,
    cell: (row) => (
      <span className="grid">
        <EmailAddress of={row.userEmail} />
        <span className="tabular-nums">{row.mobile_number && phoneInGroups(row.mobile_number)}</span>
        <span>{row.location}</span>
      </span>
    ),
  },
  { heading: words.columns.trade, cell: (row) => row.workCategoriesName ?? words.noTrade },
  { heading: words.columns.package, cell: packageSaid },
  {
    heading: words.columns.state,
    cell: (row) => (
      <span className="grid gap-1">
        <AccountState isActive={row.is_active === 1} isVerified={row.isVerified} />
        <NoLeads why={row.noLeadsReason} />
      </span>
    ),
  },
  { heading: words.columns.leads, isNumber: true, cell: (row) => row.leadsCount },
  { heading: words.columns.quoted, isNumber: true, cell: (row) => row.quotedJobs },
  { heading: words.columns.finished, isNumber: true, cell: (row) => row.finishedJobsCount },
  { heading: words.columns.cancelled, isNumber: true, cell: (row) => row.canceledJobsCount },
  { heading: words.columns.joined, cell: (row) => <When at={row.createdAt} /> },
];
