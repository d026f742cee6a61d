import { brand } from '../../../contract/brand.ts';
import { type IcsEvent, icsOf } from '../../platform/calendar/ics.ts';
import { readable } from '../free-text.ts';
import { isWinner } from '../jobs/index.ts';
import { isAgreed } from '../visits/index.ts';
import { calendarWords as words } from './calendar-words.ts';
import type { EventRow } from './event.queries.ts';

/** The visits as a calendar program reads them. */
export const calendarView = (rows: readonly EventRow[], appUrl: string): string =>
  icsOf({
    product: brand.name,
    name: words.name(brand.name),
    events: rows.map((row) => eventView(row, appUrl)),
  });

/**
 * No number and no address of a mailbox ever stands in it, and the whole post code only for who may know it: a calendar is
 * shared, and stays on devices that nobody of ours can reach.
 */
function eventView(row: EventRow, appUrl: string): IcsEvent {
  const postcode = row.is_customer || isWinner(row);
  const title = readable(row.title, { contacts: false, postcode });
  const url = `${appUrl}/dashboard?tab=messages&lead=${row.lead_id}`;
  const comes = row.member_name ? [words.comes(row.member_name)] : [];
  return {
    uid: row.id,
    sequence: row.revision,
    status: isAgreed(row.status) ? 'CONFIRMED' : 'CANCELLED',
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    changedAt: row.changed_at,
    summary: words.summary(words.what[row.kind], title),
    description: [words.with(row.other_name), ...comes, url],
    location: `${row.town} (${postcode ? row.postcode : row.outward})`,
  };
}
