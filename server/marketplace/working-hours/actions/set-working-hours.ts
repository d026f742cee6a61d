import { sql } from 'kysely';
import type { WorkingHours } from '../../../../contract/working-hours.ts';
import { dayInLondon } from '../../../platform/london.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { workingHoursOf } from '../working-hours.queries.ts';

/** Says when the people of a business come to customers, all of it in one act; days off that are over are dropped. */
export const setWorkingHours = action({
  name: 'setWorkingHours',
  by: ['business'],
  async run({ tx, actor, now }: Context, { week, daysOff, gapMinutes, aheadHours }: WorkingHours) {
    const businessId = businessOf(actor);
    const today = dayInLondon(now);
    const off = daysOff
      .filter(({ until }) => until >= today)
      .toSorted((one, other) => one.from.localeCompare(other.from));
    await sql`
      insert into working_hours (business_id, opens, closes, off_from, off_until, gap_minutes, ahead_hours)
      values (${businessId}, ${week.map((day) => day?.from ?? null)}::time[],
        ${week.map((day) => day?.until ?? null)}::time[], ${off.map(({ from }) => from)}::date[],
        ${off.map(({ until }) => until)}::date[], ${gapMinutes}, ${aheadHours})
      on conflict (business_id) do update set opens = excluded.opens, closes = excluded.closes,
        off_from = excluded.off_from, off_until = excluded.off_until,
        gap_minutes = excluded.gap_minutes, ahead_hours = excluded.ahead_hours`.execute(tx);
    return workingHoursOf(tx, businessId);
  },
});
