import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, Hammer, Plus } from 'lucide-react';
import type { AdminService } from '../../../contract/admin-categories.ts';
import { adminCopy } from '../../copy/admin.copy.ts';
import { adminCategoriesCopy as words } from '../../copy/admin-categories.copy.ts';
import { Answered } from '../../marketplace/dashboard/answered.tsx';
import { useRouterContext } from '../../router-context.ts';
import { ActionMenu } from '../../ui/actions/action-menu.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Title } from '../../ui/layout/heading.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { adminAddress } from '../admin-address.ts';
import { servicesList } from '../admin-lists.ts';
import { type Column, AdminTable } from '../admin-table.tsx';
import { isListBehind } from '../row-left.ts';
import { isGone } from '../use-admin-act.ts';
import { Offered } from './offered.tsx';
import { useServiceActs } from './use-service-acts.tsx';

type ServicesOfProps = {
  categoryId: string;
  /** Of the list from which it was opened. */
  page?: string | undefined;
};

/** The services of one work category: all of them, since a trade has a few dozen at most. */
export function ServicesOf({ categoryId, page }: ServicesOfProps) {
  const { api } = useRouterContext();
  const query = useQuery(servicesList(api, categoryId));
  const acts = useServiceActs(categoryId);
  const title = query.data ? words.services.label(query.data.category.name) : adminCopy.tabs.categories;
  return (
    <div className="grid gap-6">
      <div>
        <BackToAll page={page} />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Title>{title}</Title>
          <Button look="primary" onClick={acts.add} disabled={!query.data || isGone(query.error)}>
            <Plus size={18} aria-hidden />
            {words.services.add.button}
          </Button>
        </div>
      </div>
      {isGone(query.error) ? (
        <Empty icon={<Hammer aria-hidden />}>{words.gone}</Empty>
      ) : (
        <Answered query={query} loading={words.services.loading}>
          {({ services }) => <Services rows={services} title={title} menuOf={acts.menuOf} />}
        </Answered>
      )}
      {acts.dialogs}
    </div>
  );
}

/** To the list as it was left, or to its page. */
function BackToAll({ page }: Pick<ServicesOfProps, 'page'>) {
  const router = useRouter();
  const href = adminAddress({ tab: 'categories', page });
  const follow = () => (isListBehind() ? router.history.back() : void router.navigate({ href }));
  return (
    <InnerLink
      href={href}
      follow={follow}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link hover:underline"
    >
      <ArrowLeft size={18} aria-hidden />
      {adminCopy.tabs.categories}
    </InnerLink>
  );
}

type ServicesProps = {
  rows: AdminService[];
  title: string;
  menuOf: ReturnType<typeof useServiceActs>['menuOf'];
};

const Services = ({ rows, title, menuOf }: ServicesProps) =>
  rows.length === 0 ? (
    <Empty icon={<Hammer aria-hidden />}>{words.services.empty}</Empty>
  ) : (
    <AdminTable
      title={title}
      columns={COLUMNS}
      rows={rows}
      nameOf={({ name }) => name}
      actionsOf={(row) => <ActionMenu label={adminCopy.actions.of(row.name)} items={menuOf(row)} />}
    />
  );

const COLUMNS: readonly Column<AdminService>[] = [
  {
    heading: words.services.columns.name,
    cell: (row) => <span className="text-base font-semibold">{row.name}</span>,
  },
  { heading: words.services.columns.state, cell: (row) => <Offered isActive={row.is_active === 1} /> },
  { heading: words.services.columns.active, isNumber: true, cell: (row) => row.activeBusinessesCount },
  { heading: words.services.columns.inactive, isNumber: true, cell: (row) => row.inactiveBusinessesCount },
];
