import * as z from 'zod/mini';
import {
  BusinessesFileQuery,
  CustomersFileQuery,
  JobsFileQuery,
  QuotesFileQuery,
  ReviewsFileQuery,
} from './admin-lists.ts';
import { IdParams } from './fields.ts';
import type { Route } from './kernel.ts';
import { MEMBER_ROLES } from './words.ts';
import { PHOTO_WIDTHS, PICTURE_WIDTHS } from './pictures.ts';

const width = z.enum(PICTURE_WIDTHS.map(String));

/** A picture is bytes, so it is in no table of calls. */
export const pictureRoute = {
  method: 'GET',
  path: '/files/:id',
  summary:
    'An avatar, a logo or a work picture of a business as AVIF for those who say that they take it, else as WebP, in one of the fixed widths and never larger than it is',
  by: 'anyone',
  whileActing: 'may',
  params: IdParams,
  query: z.strictObject({ w: z.optional(width) }),
  isAllAddress: true,
  answers: z.string(),
  refuses: [],
} as const satisfies Route;

/** A file for the sides of a job, and for admins who gave a reason; everybody else gets `not_found`. */
const privateFile = (path: string, summary: string) =>
  ({
    method: 'GET',
    path,
    summary,
    by: ['customer', 'business', 'admin'],
    members: MEMBER_ROLES,
    whileActing: 'may',
    hidesFromVisitors: true,
    params: IdParams,
    query: z.strictObject({ w: z.optional(z.enum(PHOTO_WIDTHS.map(String))) }),
    isAllAddress: true,
    answers: z.string(),
    refuses: [],
  }) as const satisfies Route;

export const jobPhotoRoute = privateFile(
  '/job/photo/:id',
  'A photo of a job as WebP, for its customer, the businesses that have its lead or took it up, and admins who said why',
);

export const resultPhotoRoute = privateFile(
  '/job/result-photo/:id',
  'A photo of what came of agreed work as WebP, for its two sides, and admins who said why',
);

export const attachmentRoute = privateFile(
  '/lead/attachment/:id',
  'A photo of a message as WebP, or its PDF as a download, for those who may read the conversation, and admins who said why',
);

/** What is not agreed on has no time to keep. */
export const visitFileRoute = {
  method: 'GET',
  path: '/visit/:id/calendar',
  summary: 'A visit that was agreed on, as a file for a calendar program, for its two sides',
  by: ['customer', 'business'],
  members: MEMBER_ROLES,
  whileActing: 'may',
  params: IdParams,
  answers: z.string(),
  refuses: [],
} as const satisfies Route;

/** As its business made it: whatever it is told to be, it is a download. */
export const quoteFileRoute = {
  method: 'GET',
  path: '/quote/:id/file',
  summary: 'The PDF that goes with a quote that is open or accepted, for its two sides and for admins',
  by: ['customer', 'business', 'admin'],
  members: ['owner', 'office'],
  whileActing: 'may',
  params: IdParams,
  answers: z.string(),
  refuses: [],
} as const satisfies Route;

/** A document is bytes, too. */
export const documentRoute = {
  method: 'GET',
  path: '/business/document/:id',
  summary: 'A document of a business, for its owner and for admins',
  by: ['business', 'admin'],
  members: ['owner', 'office'],
  whileActing: 'may',
  params: IdParams,
  answers: z.string(),
  refuses: [],
} as const satisfies Route;

/** Everybody else finds a hidden one neither here nor where it was. */
export const hiddenWorkPictureRoute = {
  method: 'GET',
  path: '/business/work-picture/:id',
  summary:
    'A work picture, also one that an admin has hidden, for the owner and the office of its business and for admins',
  by: ['business', 'admin'],
  members: ['owner', 'office'],
  whileActing: 'may',
  hidesFromVisitors: true,
  params: IdParams,
  isAllAddress: true,
  answers: z.string(),
  refuses: [],
} as const satisfies Route;

/** A copy of somebody's data: a zip. */
export const exportRoute = {
  method: 'GET',
  path: '/user/export/:id',
  summary: "The copy of the viewer's data as a zip, for its owner, as long as it is kept",
  by: ['customer', 'business'],
  whileActing: 'never',
  params: IdParams,
  answers: z.string(),
  refuses: [],
} as const satisfies Route;

export const exportAddress = (id: string): string => `/api/user/export/${id}`;

/** A list of the admin area, all of it: a table. */
const listFile = <Query extends NonNullable<Route['query']>>(
  noun: 'customers' | 'businesses' | 'jobs' | 'quotes' | 'reviews',
  query: Query,
) =>
  ({
    method: 'GET',
    path: `/admin/${noun}.csv`,
    summary: `The ${noun} that a search finds, as a table for a spreadsheet`,
    by: ['admin'],
    query,
    answers: z.string(),
    refuses: [],
  }) as const satisfies Route;
export const adminFileRoutes = {
  customersFile: listFile('customers', CustomersFileQuery),
  businessesFile: listFile('businesses', BusinessesFileQuery),
  jobsFile: listFile('jobs', JobsFileQuery),
  quotesFile: listFile('quotes', QuotesFileQuery),
  reviewsFile: listFile('reviews', ReviewsFileQuery),
};

/** The same: a paper about an own payment. */
const paper = <Noun extends 'invoice' | 'credit-note'>(noun: Noun, summary: string) =>
  ({
    method: 'GET',
    path: `/billing/${noun}/:id`,
    summary,
    by: ['business'],
    members: ['owner'],
    whileActing: 'may',
    params: IdParams,
    answers: z.string(),
    refuses: [],
  }) as const satisfies Route;
export const invoiceRoute = paper('invoice', 'An own invoice as a PDF, by its payment');
export const creditNoteRoute = paper('credit-note', 'An own credit note as a PDF');

/** What the two sides of a job have from each other; everybody else gets `not_found`. */
const paperOfBoth = (path: string, summary: string) =>
  ({
    method: 'GET',
    path,
    summary,
    by: ['customer', 'business'],
    members: ['owner', 'office'],
    whileActing: 'may',
    params: IdParams,
    answers: z.string(),
    refuses: [],
  }) as const satisfies Route;
export const quotePaperRoute = paperOfBoth(
  '/quote/:id/pdf',
  'A quote that is open or accepted as a PDF, for its two sides, each as it reads it on its screen',
);
export const agreementPaperRoute = paperOfBoth(
  '/job/:id/agreement/pdf',
  'What was agreed on for a job as a PDF, with the extras that were approved since, for its two sides',
);

/** Calls that answer a file. */
export const fileRoutes = {
  picture: pictureRoute,
  jobPhoto: jobPhotoRoute,
  resultPhoto: resultPhotoRoute,
  attachment: attachmentRoute,
  visitFile: visitFileRoute,
  document: documentRoute,
  quoteFile: quoteFileRoute,
  hiddenWorkPicture: hiddenWorkPictureRoute,
  export: exportRoute,
  ...adminFileRoutes,
  invoice: invoiceRoute,
  creditNote: creditNoteRoute,
  quotePaper: quotePaperRoute,
  agreementPaper: agreementPaperRoute,
};
