/** Apart: the menu of an account needs it, and none of the calendar's other words. */
export const CALENDAR = 'Calendar';
