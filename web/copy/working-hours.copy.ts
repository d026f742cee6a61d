import { dayPhrase, noonOf } from './relative-phrase.ts';

/** A length of time as people say it. */
function lengthInWords(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  const [count, unit] = minutes < 24 * 60 ? [minutes / 60, 'hour'] : [minutes / (24 * 60), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const dayIn = (day: string, now: number) => dayPhrase(noonOf(day).getTime(), now);

/** The Working hours panel of a business. */
export const workingHoursCopy = {
  title: 'Working hours',
  hint: 'Customers propose visits within these hours only. You may propose any time.',
  loading: 'Loading your working hours',
  edit: 'Edit',
  cancel: 'Cancel',
  save: 'Save hours',
  saving: 'Saving',
  saved: 'Working hours saved',
  failed: 'The working hours could not be saved',
  week: 'Week',
  closed: 'No visits',
  from: (day: string) => `${day}, from`,
  until: (day: string) => `${day}, until`,
  to: 'to',
  hours: (from: string, until: string) => `${from} to ${until === '24:00' ? 'midnight' : until}`,
  off: {
    title: 'Days off',
    none: 'None',
    first: 'First day',
    last: 'Last day',
    legend: (place: number) => `Days off ${place}`,
    add: 'Add days off',
    remove: (place: number) => `Remove days off ${place}`,
    said: ({ from, until }: { from: string; until: string }, now: number) =>
      from === until ? dayIn(from, now) : `${dayIn(from, now)} to ${dayIn(until, now)}`,
  },
  rules: 'Between visits',
  gap: {
    label: 'Time between two visits',
    hint: 'For the way from one customer to the next.',
    said: (minutes: number) => (minutes === 0 ? 'None' : `At least ${lengthInWords(minutes)}`),
  },
  ahead: {
    label: 'Shortest notice',
    hint: 'The least time between a proposal and its visit.',
    said: (hours: number) => (hours === 0 ? 'None' : `At least ${lengthInWords(hours * 60)}`),
  },
};
