import { Tag } from 'lucide-react';
import type { AdminQuote } from '../../../contract/admin-quotes.ts';
import { SEARCH_OF_WORK } from '../../copy/admin-words.copy.ts';
import { adminQuotesCopy as words } from '../../copy/admin-quotes.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { forWhat, pounds } from '../../copy/money.ts';
import { adminAddress, type AdminSearch } from '../admin-address.ts';
import { AdminList } from '../admin-list.tsx';
import { quotesAsked, quotesList } from '../admin-lists.ts';
import type { Column } from '../admin-table.tsx';
import { FileLink, ListTools, OfMonth } from '../list-tools.tsx';
import { SearchBox } from '../search-box.tsx';
import { When } from '../when.tsx';

/** Every quote, newest first: the rows of the figure. */
export function QuotesScreen({ search }: { search: AdminSearch }) {
  const { api } = useRouterContext();
  return (
    <AdminList
      title={words.title}
      search={search}
      list={quotesList(api, search)}
      words={words}
      icon={<Tag aria-hidden />}
      columns={COLUMNS}
      nameOf={({ job }) => job.title}
      tools={
        <ListTools>
          <SearchBox search={search} label={SEARCH_OF_WORK} />
          <FileLink name="quotes" query={quotesAsked(search)} />
          <ToJobs />
          <OfMonth search={search} />
        </ListTools>
      }
    />
  );
}

const ToJobs = () => (
  <InnerLink
    href={adminAddress({ tab: 'jobs' })}
    className="inline-flex min-h-11 w-fit items-center text-link underline underline-offset-4"
  >
    {words.toJobs}
  </InnerLink>
);

const TONES = {
  pending: 'urgent',
  accepted: 'good',
  rejected: 'neutral',
  cancelled: 'neutral',
  closed: 'neutral',
} as const;

const COLUMNS: readonly Column<AdminQuote>[] = [
  {
    heading: words.columns.job,
    cell: ({ job }) => (
      <span className="grid">
        <span className="text-base font-semibold">{job.title}</span>
        <span className="text-ink-soft tabular-nums">{job.jobNumber}</span>
      </span>
    ),
  },
  { heading: words.columns.customer, cell: ({ user }) => user.name },
  { heading: words.columns.business, cell: ({ business }) => business.name },
  {
    heading: words.columns.price,
    isNumber: true,
    cell: ({ cost, rate_type }) => (
      <span className="grid">
        {pounds(cost)}
        <span className="text-ink-soft">{forWhat(rate_type)}</span>
      </span>
    ),
  },
  {
    heading: words.columns.status,
    cell: ({ status }) => <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>,
  },
  { heading: words.columns.sent, cell: ({ createdAt }) => <When at={createdAt} /> },
];
