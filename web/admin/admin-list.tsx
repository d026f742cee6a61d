import { nextStepsCopy } from '../copy/next-steps.copy.ts';
import { NextStep } from '../marketplace/dashboard/next-step.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { ADMIN_PAGE_SIZE } from '../../contract/admin-pages.ts';
import { adminCopy } from '../copy/admin.copy.ts';
import { failureSentence } from '../marketplace/dashboard/failure-sentence.ts';
import { logFailure } from '../report-failure.ts';
import { useSignInWhenRefused } from '../marketplace/dashboard/use-sign-in-again.ts';
import { Empty } from '../ui/feedback/empty.tsx';
import { Failed } from '../ui/feedback/failed.tsx';
import { Title } from '../ui/layout/heading.tsx';
import { Pager } from '../ui/lists/pager.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { adminAddress, type AdminSearch, pageOf, readAdminSearch } from './admin-address.ts';
import { latestSearch } from './latest-search.ts';
import type { AdminList as List } from './admin-lists.ts';
import { type Column, AdminTable } from './admin-table.tsx';

type AdminListProps<Row> = {
  title: string;
  search: AdminSearch;
  list: List<Row>;
  words: { loading: string; empty: string };
  icon: ReactNode;
  columns: readonly Column<Row>[];
  /** What a row is called, where its actions are named. */
  nameOf: (row: Row) => string;
  actionsOf?: (row: Row) => ReactNode;
  /** What narrows the list down, and beside the heading what adds to it. */
  tools?: ReactNode;
  action?: ReactNode;
};

/** A list of the admin area: what narrows it down, its rows, the way to the other pages. */
export function AdminList<Row extends { id: string }>({ search, list, ...props }: AdminListProps<Row>) {
  const query = useAdminPage(list, props.title);
  usePageThatIs(search, query.isPlaceholderData ? undefined : query.data);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <Title>{props.title}</Title>
          <p role="status" className="text-ink-soft tabular-nums">
            {query.data && adminCopy.found(query.data.count, query.data.hasMore)}
          </p>
        </div>
        {props.action}
      </div>
      {props.tools}
      {query.isPending && <Pending>{props.words.loading}</Pending>}
      {query.isError && (
        <Failed onTryAgain={() => void query.refetch()} isBusy={query.isFetching}>
          {failureSentence(query.error)}
        </Failed>
      )}
      {!query.isPending && (
        <Rows
          {...props}
          rows={query.data?.rows ?? []}
          isOld={query.isPlaceholderData}
          all={allRows(search)}
        />
      )}
      <Pager
        page={pageOf(search)}
        pages={Math.ceil((query.data?.count ?? 0) / ADMIN_PAGE_SIZE)}
        hrefOf={(page) => adminAddress({ ...search, page: String(page) })}
        words={adminCopy.pages}
      />
    </div>
  );
}

function useAdminPage<Row>(list: List<Row>, title: string) {
  const query = useQuery(list);
  useSignInWhenRefused(query.error);
  useEffect(() => {
    if (query.error) logFailure(`admin: ${title}`, query.error);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each failure
  }, [query.error]);
  return query;
}

/**
 * The last row of the last page is gone: the page before it is shown. Who has asked for something else
 * meanwhile gets that.
 */
function usePageThatIs(search: AdminSearch, data: { rows: unknown[]; count: number } | undefined) {
  const router = useRouter();
  const last = Math.max(1, Math.ceil((data?.count ?? 0) / ADMIN_PAGE_SIZE));
  const isPast = data !== undefined && data.rows.length === 0 && pageOf(search) > last;
  useEffect(() => {
    const asked = latestSearch(router);
    const isStillAsked = adminAddress(asked) === adminAddress(readAdminSearch(search));
    if (isPast && isStillAsked)
      void router.navigate({ href: adminAddress({ ...search, page: String(last) }), replace: true });
  }, [isPast, last, router, search]);
}

const Pending = ({ children }: { children: string }) => (
  <div className="grid gap-4">
    <p role="status" className="text-ink-soft">
      {children}
    </p>
    <Skeleton />
    <Skeleton />
  </div>
);

type RowsProps<Row> = Pick<AdminListProps<Row>, 'title' | 'words' | 'icon' | 'columns' | 'nameOf'> & {
  rows: Row[];
  isOld: boolean;
  /** The address of the whole list, where these rows are a part of it. */
  all: string | null;
  actionsOf?: (row: Row) => ReactNode;
};

const Rows = <Row extends { id: string }>({ words, icon, rows, all, ...table }: RowsProps<Row>) =>
  rows.length === 0 ? (
    <Empty icon={icon} action={all && <NextStep href={all}>{nextStepsCopy.allRows}</NextStep>}>
      {words.empty}
    </Empty>
  ) : (
    <AdminTable rows={rows} {...table} />
  );

/** Where a search or a filter found nothing, the way on is the list without it. */
function allRows({ tab, panel, page: _page, sort: _sort, ...narrowed }: AdminSearch): string | null {
  return Object.values(narrowed).some(Boolean) ? adminAddress({ tab, panel }) : null;
}
