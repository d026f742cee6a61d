/** A row whose time begins at `since`: still there at each of these moments, and gone at the next one. */
export type Life = { since: string; there: readonly string[]; gone: string };

/** Counted on a calendar, and not by the product: over the end of a February of 29 days, and of one of 28. */
const HOUR: Life[] = [
  {
    since: '2028-02-29T23:30:00Z',
    there: ['2028-03-01T00:00:00Z', '2028-03-01T00:30:00Z'],
    gone: '2028-03-01T00:30:00.001Z',
  },
];

const DAY: Life[] = [
  {
    since: '2028-02-28T12:00:00Z',
    there: ['2028-02-28T13:00:00Z', '2028-02-29T12:00:00Z'],
    gone: '2028-02-29T12:00:00.001Z',
  },
  { since: '2027-02-28T12:00:00Z', there: ['2027-03-01T12:00:00Z'], gone: '2027-03-01T12:00:00.001Z' },
];

const WEEK: Life[] = [
  {
    since: '2028-02-25T12:00:00Z',
    there: ['2028-03-02T12:00:00Z', '2028-03-03T12:00:00Z'],
    gone: '2028-03-03T12:00:00.001Z',
  },
  { since: '2027-02-25T12:00:00Z', there: ['2027-03-04T12:00:00Z'], gone: '2027-03-04T12:00:00.001Z' },
];

const DAYS_30: Life[] = [
  {
    since: '2028-02-15T12:00:00Z',
    there: ['2028-03-15T12:00:00Z', '2028-03-16T12:00:00Z'],
    gone: '2028-03-16T12:00:00.001Z',
  },
  { since: '2027-02-15T12:00:00Z', there: ['2027-03-17T12:00:00Z'], gone: '2027-03-17T12:00:00.001Z' },
];

const DAYS_60: Life[] = [
  {
    since: '2028-01-31T12:00:00Z',
    there: ['2028-03-30T12:00:00Z', '2028-03-31T12:00:00Z'],
    gone: '2028-03-31T12:00:00.001Z',
  },
  { since: '2027-01-31T12:00:00Z', there: ['2027-04-01T12:00:00Z'], gone: '2027-04-01T12:00:00.001Z' },
];

const DAYS_90: Life[] = [
  {
    since: '2027-12-31T12:00:00Z',
    there: ['2028-03-29T12:00:00Z', '2028-03-30T12:00:00Z'],
    gone: '2028-03-30T12:00:00.001Z',
  },
  { since: '2026-12-31T12:00:00Z', there: ['2027-03-31T12:00:00Z'], gone: '2027-03-31T12:00:00.001Z' },
];

const DAYS_180: Life[] = [
  {
    since: '2028-01-01T12:00:00Z',
    there: ['2028-06-28T12:00:00Z', '2028-06-29T12:00:00Z'],
    gone: '2028-06-29T12:00:00.001Z',
  },
  { since: '2027-01-01T12:00:00Z', there: ['2027-06-30T12:00:00Z'], gone: '2027-06-30T12:00:00.001Z' },
];

const DAYS_400: Life[] = [
  {
    since: '2027-02-28T12:00:00Z',
    there: ['2028-04-02T12:00:00Z', '2028-04-03T12:00:00Z'],
    gone: '2028-04-03T12:00:00.001Z',
  },
  { since: '2026-02-28T12:00:00Z', there: ['2027-04-04T12:00:00Z'], gone: '2027-04-04T12:00:00.001Z' },
];

/** What a 29 February began ends with the 28th of a year without one; what a 1 March began outlives a 29 February. */
const YEAR: Life[] = [
  {
    since: '2026-02-10T12:00:00Z',
    there: ['2027-02-09T12:00:00Z', '2027-02-10T12:00:00Z'],
    gone: '2027-02-10T12:00:00.001Z',
  },
  {
    since: '2027-02-28T12:00:00Z',
    there: ['2028-02-27T12:00:00Z', '2028-02-28T12:00:00Z'],
    gone: '2028-02-28T12:00:00.001Z',
  },
  {
    since: '2027-03-01T06:00:00Z',
    there: ['2028-02-29T23:00:00Z', '2028-03-01T06:00:00Z'],
    gone: '2028-03-01T06:00:00.001Z',
  },
  {
    since: '2028-02-29T12:00:00Z',
    there: ['2029-02-28T12:00:00Z', '2029-02-28T23:59:59.999Z'],
    gone: '2029-03-01T00:00:00Z',
  },
];

const SIX_YEARS: Life[] = [
  {
    since: '2026-02-10T12:00:00Z',
    there: ['2032-02-09T12:00:00Z', '2032-02-10T12:00:00Z'],
    gone: '2032-02-10T12:00:00.001Z',
  },
  {
    since: '2028-02-29T12:00:00Z',
    there: ['2034-02-28T12:00:00Z', '2034-02-28T23:59:59.999Z'],
    gone: '2034-03-01T00:00:00Z',
  },
];

const SEVEN_YEARS: Life[] = [
  {
    since: '2025-03-01T06:00:00Z',
    there: ['2032-02-29T23:00:00Z', '2032-03-01T06:00:00Z'],
    gone: '2032-03-01T06:00:00.001Z',
  },
  {
    since: '2028-02-29T12:00:00Z',
    there: ['2035-02-28T12:00:00Z', '2035-02-28T23:59:59.999Z'],
    gone: '2035-03-01T00:00:00Z',
  },
];

/** How long each table keeps what it does not keep for ever, as docs/decisions and the privacy policy promise it. */
export const KEPT_UNTIL: Record<string, readonly Life[]> = {
  account_codes: DAY,
  account_links: DAYS_60,
  agreements: SEVEN_YEARS,
  attachment_looks: YEAR,
  bell_entries: DAYS_90,
  caught_messages: DAYS_30,
  closing_warnings: YEAR,
  credit_notes: SEVEN_YEARS,
  enquiries: YEAR,
  exports: DAYS_30,
  files: DAYS_30,
  history: SIX_YEARS,
  idempotency_keys: WEEK,
  invitations: DAYS_30,
  invoices: SEVEN_YEARS,
  known_devices: DAYS_180,
  notices: YEAR,
  photo_looks: YEAR,
  price_ranges: DAYS_400,
  rate_limits: HOUR,
  reports: YEAR,
  review_reminders: DAYS_30,
  sessions: DAYS_30,
  visit_bookings: DAYS_30,
  visitor_keys: WEEK,
  webhook_events: DAYS_90,
};
