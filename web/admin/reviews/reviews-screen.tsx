import { Star } from 'lucide-react';
import { REVIEW_STATES } from '../../../contract/admin-pages.ts';
import type { AdminReview } from '../../../contract/admin-reviews.ts';
import { adminCopy } from '../../copy/admin.copy.ts';
import { SEARCH_OF_WORK } from '../../copy/admin-words.copy.ts';
import { adminReviewsCopy as words } from '../../copy/admin-reviews.copy.ts';
import { hidingReasons } from '../../../contract/hiding-reasons.ts';
import { useRouterContext } from '../../router-context.ts';
import { ActionMenu } from '../../ui/actions/action-menu.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { Stars } from '../../ui/display/stars.tsx';
import type { AdminSearch } from '../admin-address.ts';
import { AdminList } from '../admin-list.tsx';
import { reviewsAsked, reviewsList } from '../admin-lists.ts';
import type { Column } from '../admin-table.tsx';
import { Choice, FileLink, ListTools } from '../list-tools.tsx';
import { SearchBox } from '../search-box.tsx';
import { When } from '../when.tsx';
import { useReviewActs } from './use-review-acts.tsx';

const nameOf = (review: AdminReview) => words.of(review.user.name, review.business.name);

/** Every review, shown or hidden. */
export function ReviewsScreen({ search }: { search: AdminSearch }) {
  const { api } = useRouterContext();
  const acts = useReviewActs();
  return (
    <>
      <AdminList
        title={adminCopy.tabs.reviews}
        search={search}
        list={reviewsList(api, search)}
        words={words}
        icon={<Star aria-hidden />}
        columns={COLUMNS}
        nameOf={nameOf}
        tools={
          <ListTools>
            <SearchBox search={search} label={SEARCH_OF_WORK} />
            <Choice label={words.states.label} name="state" search={search} options={STATES} />
            <FileLink name="reviews" query={reviewsAsked(search)} />
          </ListTools>
        }
        actionsOf={(row) => <ActionMenu label={adminCopy.actions.of(nameOf(row))} items={acts.menuOf(row)} />}
      />
      {acts.dialogs}
    </>
  );
}

const STATES = (['all', ...REVIEW_STATES] as const).map((value) => ({ value, label: words.states[value] }));

const COLUMNS: readonly Column<AdminReview>[] = [
  {
    heading: words.columns.review,
    cell: (row) => (
      <span className="grid max-w-prose gap-1">
        <Stars value={row.rating} label={words.stars(row.rating)} look="small" />
        <span className="text-base whitespace-pre-line">{row.comment || words.noWords}</span>
        {row.answer && (
          <span className="border-l-2 border-rim pl-3 whitespace-pre-line">
            <b className="block text-sm font-semibold">{words.answer(row.business.name)}</b>
            {row.answer}
          </span>
        )}
      </span>
    ),
  },
  {
    heading: words.columns.business,
    cell: (row) => (
      <InnerLink
        href={`/business/${row.business.id}`}
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4 lg:min-h-6"
      >
        {row.business.name}
      </InnerLink>
    ),
  },
  { heading: words.columns.customer, cell: (row) => row.user.name },
  { heading: words.columns.job, cell: (row) => <span className="tabular-nums">{row.jobNumber}</span> },
  { heading: words.columns.state, cell: (row) => <ReviewState review={row} /> },
  { heading: words.columns.written, cell: (row) => <When at={row.createdAt} /> },
];

const ReviewState = ({ review }: { review: AdminReview }) =>
  review.is_active === 1 ? (
    <Badge tone="good">{words.shown}</Badge>
  ) : (
    <span className="grid justify-items-start gap-1">
      <Badge tone="bad">{words.hidden}</Badge>
      {review.hiddenReason && <span className="text-sm">{hidingReasons[review.hiddenReason]}</span>}
    </span>
  );
