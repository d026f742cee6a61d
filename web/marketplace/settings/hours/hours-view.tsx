import type { WorkingHours } from '../../../../contract/working-hours.ts';
import { WEEKDAYS } from '../../../../contract/working-hours-words.ts';
import { workingHoursCopy as copy } from '../../../copy/working-hours.copy.ts';
import { useRouterContext } from '../../../router-context.ts';
import { Rows } from '../../../ui/lists/rows.tsx';

/** When the people of a business come, to be read. */
export function HoursView({ hours: { week, daysOff, gapMinutes, aheadHours } }: { hours: WorkingHours }) {
  const now = Date.parse(useRouterContext().site.now);
  const days = WEEKDAYS.map((label, day) => {
    const hours = week[day];
    return { label, value: hours ? copy.hours(hours.from, hours.until) : copy.closed };
  });
  return (
    <Rows
      items={[
        ...days,
        {
          label: copy.off.title,
          value: daysOff.map((off) => copy.off.said(off, now)).join(', ') || copy.off.none,
        },
        { label: copy.gap.label, value: copy.gap.said(gapMinutes) },
        { label: copy.ahead.label, value: copy.ahead.said(aheadHours) },
      ]}
    />
  );
}
