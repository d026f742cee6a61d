import { MESSAGE_SENDERS } from './words.ts';

/** What somebody comes for: to look at the job, or to do a part of the work that was agreed on. */
export const VISIT_KINDS = ['look', 'work'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

export const VISIT_STATUSES = ['proposed', 'agreed', 'withdrawn', 'cancelled'] as const;
export type VisitStatus = (typeof VISIT_STATUSES)[number];

/** Who ended a visit: one of its sides, or what became of the job. */
export const VISIT_ENDERS = [...MESSAGE_SENDERS, 'system'] as const;
export type VisitEnder = (typeof VISIT_ENDERS)[number];

/** How many times somebody proposes for a visit at most, and how long a word about it may be. */
export const MOST_TIMES = 3;
export const VISIT_LETTERS = 300;

/** How long before its time somebody may say that they are on their way. */
export const SET_OUT_HOURS = 3;

/** That one side missed a visit: as the other said, as it disputed, or as nobody disputed in time. */
export const NO_SHOW_STATUSES = ['said', 'disputed', 'stands'] as const;
export type NoShowStatus = (typeof NO_SHOW_STATUSES)[number];

/** How long after the start of a visit one may say that the other side missed it, and until how long after its end. */
export const NO_SHOW_MINUTES = 15;
export const NO_SHOW_HOURS = 48;

/** How long the other side may dispute it. */
export const NO_SHOW_DAYS = 7;

/** What the calendar of a business answers at once. */
export const CALENDAR_DAYS = 42;

/** For how many days from today free times are listed. */
export const FREE_DAYS = 60;

/** How long a visit may last of which a customer asks for free times, in minutes. */
export const VISIT_LENGTHS = ['30', '60', '90', '120', '180', '240', '360', '480'] as const;
export type VisitLength = (typeof VISIT_LENGTHS)[number];

/** What a viewer may do with it now. */
export const VISIT_MOVES = [
  'pick',
  'rearrange',
  'cancel',
  'assign',
  'setOut',
  'sayNoShow',
  'disputeNoShow',
] as const;
export type VisitMove = (typeof VISIT_MOVES)[number];

/** Where a visit is a file for a calendar program; apart from the route, which a page would fetch with its rules. */
export const visitFileAddress = (id: string): string => `/api/visit/${id}/calendar`;
