import { CALENDAR } from './calendar-title.copy.ts';

const RENEW = 'Make a new address';
const REVOKE = 'Revoke the address';

/** Visits in somebody's own calendar program, and the panel of the settings where it is set up. */
export const calendarCopy = {
  title: CALENDAR,
  loading: 'Loading your calendar',
  address: {
    title: 'Your visits in your own calendar',
    note: 'The calendar on your phone or computer can show the visits that you have agreed on. It follows by itself when a visit moves or is cancelled; most calendars look once an hour.',
    since: 'Your calendar address was made',
    hidden: 'It is not shown again. If you have lost it, make a new one.',
    make: 'Make a calendar address',
    made: 'Calendar address made',
    label: 'Your calendar address',
    once: 'It is shown this once. Keep it to yourself: who has it can read your visits.',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Your browser did not copy it. Please select it and copy it yourself.',
    subscribe: 'Add to my calendar',
    renew: {
      button: RENEW,
      title: 'Make a new address?',
      note: 'The address of now stops working. Calendars that use it need the new one.',
      confirm: RENEW,
    },
    revoke: {
      button: REVOKE,
      title: 'Revoke your calendar address?',
      note: 'Calendars that use it read nothing more. What they have already shown may stay in them for a while.',
      confirm: REVOKE,
      done: 'Calendar address revoked',
    },
  },
};
