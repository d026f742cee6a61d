import {
  BUSINESS_NAME,
  DEALT_WITH,
  EMAIL_VERIFIED,
  FIRST_NAME,
  LAST_NAME,
  VAT_REGISTERED,
} from './admin-words.copy.ts';
import { pounds } from './money.ts';
import { saidOfFlag } from './payment-flags.copy.ts';

/** The audit log's entries as sentences. What is not known here stands as it was written. */
const ACTS: Record<string, string> = {
  rename: 'Renamed',
  activate: 'Activated',
  deactivate: 'Deactivated',
  delete: 'Deleted',
  add: 'Added',
  change: 'Changed',
  hide: 'Hid',
  show: 'Showed',
  verify: 'Verified the email of',
  'look at photos': 'Looked at the photos of',
  'look at files': 'Looked at the files of',
  impersonate: 'Acted as',
  enrol: 'Set up an authenticator for',
  'end impersonation': 'Ended impersonating',
  settle: DEALT_WITH,
  close: DEALT_WITH,
  take: 'Took',
  'resend verification': 'Sent the verification again to',
};

const SUBJECTS: Record<string, string> = {
  account: 'an account',
  job: 'a job',
  conversation: 'a conversation',
  category: 'a work category',
  service: 'a service',
  review: 'a review',
  review_answer: 'an answer to a review',
  work_picture: 'a work picture',
  report: 'a report',
  package: 'a package',
  promo_code: 'a promo code',
  payment_flag: 'something in the payments',
  setting: 'a setting',
  admin: 'an admin',
};

const FIELDS: Record<string, string> = {
  first_name: FIRST_NAME,
  last_name: LAST_NAME,
  business_name: BUSINESS_NAME,
  name: 'Name',
  is_active: 'Active',
  is_deleted: 'Deleted',
  is_done: DEALT_WITH,
  is_verified: EMAIL_VERIFIED,
  is_enrolled: 'Authenticator',
  status: 'Status',
  is_visible: 'Shown',
  hidden_reason: 'Reason',
  why: 'Why',
  owner: 'Taken by',
  reference: 'Reference',
  net_pence: 'Net price',
  percentage: 'Percentage',
  description: 'Description',
  is_vat_registered: VAT_REGISTERED,
  head_start_hours: 'Head start in hours',
  free_months: 'Free months',
  takes_crown_dependencies: 'Crown dependencies',
  texts_a_day: 'Text messages a day',
  unanswered_days: 'Days until an unanswered job closes',
};

/** What is kept as a number or a code, as people say it. */
const VALUES: Record<string, (kept: string) => string> = {
  net_pence: (kept) => pounds(Number(kept) / 100),
  percentage: (kept) => `${kept}%`,
  why: (kept) => saidOfFlag(kept) ?? kept,
};

/** A switch is called after what holds while it is on. */
const isSwitch = (field: string): boolean => /^(is|takes)_/.test(field);

export const auditCopy = {
  said: (act: string, subject: string) =>
    subject === 'request'
      ? `Asked while impersonating: ${act}`
      : `${ACTS[act] ?? act} ${SUBJECTS[subject] ?? subject}`,
  /** What has no name any more, since its row went: a report a year after it was closed, for one. */
  gone(subject: string): string {
    const what = SUBJECTS[subject] ?? subject;
    return `${what.charAt(0).toUpperCase()}${what.slice(1)} that was deleted`;
  },
  field: (name: string) => FIELDS[name] ?? name,
  /** A service's name says its work category. */
  isShown: (field: string): boolean => field !== 'category_id',
  value(field: string, kept: string): string {
    if (isSwitch(field)) return kept === 'true' ? 'Yes' : 'No';
    return VALUES[field]?.(kept) ?? kept;
  },
};
