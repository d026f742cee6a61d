import type { CalendarFeed } from '../../../contract/calendar-feed.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Reader } from '../../platform/db/db.ts';
import { feedOf, type FeedRow } from './feed.queries.ts';

/** The address itself is said once, when it is made. */
export const feedView = (row: FeedRow | undefined): CalendarFeed => ({
  edition: row?.edition ?? 0,
  madeAt: row?.token_hash ? row.changed_at.toISOString() : null,
});

/** Whether somebody has a calendar address now. */
export const readFeed = async (db: Reader, actor: Actor): Promise<CalendarFeed> =>
  feedView(await feedOf(db, actor.userId));
