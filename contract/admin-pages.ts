// What the lists of the admin area and their addresses share. No schema here: screens need it at once.
import { CLOSED_REASONS, JOB_STATUSES } from './words.ts';

/** Rows on a page of the admin area. */
export const ADMIN_PAGE_SIZE = 10;

/** A search counts to this, and further where the pager needs it: that there are more is said. */
export const SEARCH_COUNTED_TO = 1000;

/** In which order accounts are listed. */
export const ACCOUNT_SORTS = ['newest', 'oldest', 'name', 'email'] as const;

/** Which of them. */
export const ACCOUNT_STATES = ['active', 'inactive', 'unverified'] as const;

/** Of businesses also how they pay: `paying` counts the days of grace as well, the others are one status each. */
export const BUSINESS_STATES = [
  ...ACCOUNT_STATES,
  'subscribed',
  'paying',
  'past_due',
  'expired',
  'cancelled',
] as const;

/** Why a business receives no leads, the first that holds: who receives none is not in the directory either. */
export const NO_LEADS_REASONS = [
  'inactive',
  'unverified',
  'no_package',
  'package_ended',
  'unpaid',
  'unconfirmed',
  'no_category',
] as const;
export type NoLeadsReason = (typeof NO_LEADS_REASONS)[number];

/** How far jobs have come; besides their statuses what the figures count. */
export const JOB_STAGES = [...JOB_STATUSES, 'quoted', 'quoted_in_a_day', 'hired', ...CLOSED_REASONS] as const;

/** The same of jobs. */
export const JOB_SORTS = ['newest', 'oldest'] as const;
export const JOB_STATES = ['active', 'inactive'] as const;
export const REVIEW_STATES = ['active', 'inactive'] as const;
export const WORK_PICTURE_STATES = ['active', 'inactive'] as const;
export const REPORT_STATES = ['open', 'done'] as const;

/** What a list is searched by. A row is in it when one of the two matches. */
export type NameFilter = { name?: string; email?: string };

/** Writes one search into both parts, as the list's address has it: `name=ann,email=ann`. */
export function filterOf(typed: string): string | undefined {
  const wanted = typed.trim();
  if (wanted === '') return undefined;
  const escaped = wanted.replace(/[\\,]/g, (sign) => `\\${sign}`);
  return `name=${escaped},email=${escaped}`;
}

/** Reads what `filterOf` wrote, or one part alone; null when it is neither. */
export function readFilter(text: string): NameFilter | null {
  const filter: NameFilter = {};
  for (const part of text.split(/(?<!(?<!\\)(?:\\\\)*\\),/)) {
    const [, key, value = ''] = /^(name|email)=(.*)$/s.exec(part) ?? [];
    if (key !== 'name' && key !== 'email') return null;
    const plain = value.replace(/\\(.)/gs, '$1').trim();
    if (plain !== '') filter[key] = plain;
  }
  return filter;
}

/** A month, as figures and addresses name it. */
export const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** The number of a page, as the address says it. */
export const pageNumber = (text: string | undefined): number =>
  /^[1-9][0-9]{0,8}$/.test(text ?? '') ? Number(text) : 1;
