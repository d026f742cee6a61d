import * as z from 'zod/mini';
import { BusinessesFileQuery, CustomersFileQuery } from './admin-lists.ts';
import { IdParams } from './fields.ts';
import type { Route } from './kernel.ts';
import { PICTURE_WIDTHS } from './pictures.ts';

const width = z.enum(PICTURE_WIDTHS.map(String));

/** A picture is bytes, so it is in no table of calls. */
export const pictureRoute = {
  method: 'GET',
  path: '/files/:id',
  summary:
    'An avatar or a logo as AVIF for those who say that they take it, else as WebP, in one of the fixed widths and never larger than it is',
  by: 'anyone',
  whileActing: 'may',
  params: IdParams,
  query: z.strictObject({ w: z.optional(width) }),
  isAllAddress: true,
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
  noun: 'customers' | 'businesses',
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
export const customersFileRoute = listFile('customers', CustomersFileQuery);
export const businessesFileRoute = listFile('businesses', BusinessesFileQuery);

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

/** Calls that answer a file. */
export const fileRoutes = {
  picture: pictureRoute,
  document: documentRoute,
  export: exportRoute,
  customersFile: customersFileRoute,
  businessesFile: businessesFileRoute,
  invoice: invoiceRoute,
  creditNote: creditNoteRoute,
};
