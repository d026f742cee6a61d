import { calendarCopy } from '../../copy/calendar.copy.ts';
import { CalendarAddress } from '../calendar/calendar-address.tsx';
import { PanelFrame } from './panel-frame.tsx';

/** Where somebody's visits are seen besides here. */
export const CalendarPanel = () => (
  <PanelFrame title={calendarCopy.title}>
    <CalendarAddress />
  </PanelFrame>
);
