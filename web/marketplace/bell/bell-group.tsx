import type { BellEntry, BellGroup as Group } from '../../../contract/bell.ts';
import { bellCopy as copy } from '../../copy/bell.copy.ts';
import { quotesCopy } from '../../copy/quotes.copy.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { Ago } from '../live/ago.tsx';
import { addressOf } from './bell-list.ts';

type BellGroupProps = { group: Group; onFollow: () => void };

/** A job, and what happened to it; the whole of it leads to where the job is now. */
export function BellGroup({ group, onFollow }: BellGroupProps) {
  const address = addressOf(group);
  const title = titleOf(group);
  return (
    <article
      aria-label={title}
      data-unread={group.unread > 0 || undefined}
      className="relative border-l-4 border-transparent px-4 py-3 data-unread:border-link data-unread:bg-tint has-[a:hover]:bg-sunken"
    >
      <h3 className="font-semibold wrap-anywhere">
        {address ? (
          // The click is heard wherever in the group it falls.
          <span onClickCapture={onFollow}>
            <InnerLink
              href={address}
              className="text-ink underline-offset-4 -outline-offset-2 after:absolute after:inset-0 hover:underline"
            >
              {title}
            </InnerLink>
          </span>
        ) : (
          title
        )}
      </h3>
      <ul>
        {group.entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </article>
  );
}

function titleOf({ job, entries }: Group): string {
  const kind = entries[0]?.kind;
  if (job) return job.title;
  return kind === 'payment-refused' || kind === 'payment-due' ? copy.about[kind] : copy.about.other;
}

const Entry = ({ entry }: { entry: BellEntry }) => (
  <p
    data-unread={entry.isUnread || undefined}
    className="flex flex-wrap items-baseline justify-between gap-x-3 text-ink-soft data-unread:text-ink"
  >
    <span className="min-w-0 flex-[1_1_9rem] wrap-anywhere">
      {entry.isUnread && <span className="sr-only">{copy.unread} </span>}
      {copy.said[entry.kind]({ ...entry, price: priceOf(entry) })}
    </span>
    <span className="text-sm text-ink-soft">
      <Ago at={entry.createdAt} />
    </span>
  </p>
);

const priceOf = ({ cost, rate_type }: BellEntry): string =>
  cost === null || rate_type === null ? '' : quotesCopy.price(cost, rate_type);
