import { sql } from 'kysely';
import type { WorkingHours } from '../../../contract/working-hours.ts';
import type { Reader } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';

/** What holds until a business says otherwise: the hours that most trades keep. */
const UNSAID: WorkingHours = {
  week: [1, 2, 3, 4, 5, 6, 7].map((day) => (day < 6 ? { from: '08:00', until: '18:00' } : null)),
  daysOff: [],
  gapMinutes: 0,
  aheadHours: 2,
};

const columns = {
  opens: sql<(string | null)[]>`h.opens::text[]`,
  closes: sql<(string | null)[]>`h.closes::text[]`,
  off_from: sql<string[]>`h.off_from::text[]`,
  off_until: sql<string[]>`h.off_until::text[]`,
  gap_minutes: sql<number>`h.gap_minutes`,
  ahead_hours: sql<number>`h.ahead_hours`,
};

const hoursOf = preparedOnce(
  'working-hours',
  ({ id }: Slots<{ id: BusinessId }>) => select(columns)`from working_hours h where h.business_id = ${id}`,
);

/** When the people of a business come to customers, as it said or as it holds for all who said nothing. */
export async function workingHoursOf(db: Reader, id: BusinessId): Promise<WorkingHours> {
  const [row] = await hoursOf(db, { id });
  if (!row) return UNSAID;
  return {
    week: row.opens.map((opens, day) => hours(opens, row.closes[day] ?? null)),
    daysOff: row.off_from.map((from, place) => ({ from, until: row.off_until[place] ?? from })),
    gapMinutes: row.gap_minutes,
    aheadHours: row.ahead_hours,
  };
}

/** A day of the week; PostgreSQL writes seconds, which nobody asked for. */
const hours = (opens: string | null, closes: string | null) =>
  opens && closes ? { from: opens.slice(0, 5), until: closes.slice(0, 5) } : null;
