import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Later } from '../../ui/lazy/later.tsx';
import { part } from '../../ui/lazy/part.ts';
import type { CalendarAsked } from './calendar-days.ts';

/** With all that keeps a list true, which no other page outside of the dashboard needs. */
const SCREEN = part(() => import('./calendar-screen.tsx'));

export const CalendarLater = ({ asked }: { asked: CalendarAsked }) => (
  <Later isScreen part={SCREEN} pending={<Skeleton lines={8} />}>
    {({ CalendarScreen }) => <CalendarScreen asked={asked} />}
  </Later>
);
