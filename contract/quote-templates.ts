import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { IdParams, text, textOrNone } from './fields.ts';
import { routes } from './kernel.ts';
import { NewQuoteDetail, QuoteDetail, QuoteLine } from './quote-detail.ts';
import { QUOTE_LETTERS, TEMPLATE_NAME_LETTERS } from './quote-words.ts';

/** What a quote says that the next one may say too: neither its price, which its lines make, nor a day, which is of one job. */
const NewContents = z.extend(
  z.pick(NewQuoteDetail, {
    lines: true,
    vat: true,
    included: true,
    not_included: true,
    duration: true,
    deposit_percent: true,
  }),
  { message: z.optional(z.nullable(textOrNone({ max: QUOTE_LETTERS, lines: true }))) },
);
export type NewTemplateContents = z.output<typeof NewContents>;

const Contents = z.extend(
  z.pick(QuoteDetail, {
    vat: true,
    included: true,
    not_included: true,
    duration: true,
    deposit_percent: true,
  }),
  {
    message: z.nullable(z.string()),
    /** It goes with its author's account, so its words are there as long as it is. */
    lines: z.array(z.extend(z.omit(QuoteLine, { sum: true }), { text: z.string() })),
  },
);
export type TemplateContents = z.output<typeof Contents>;

export const QuoteTemplate = z.object({ id: z.string(), name: z.string(), contents: Contents });
export type QuoteTemplate = z.output<typeof QuoteTemplate>;

const QuoteTemplates = z.object({ templates: z.array(QuoteTemplate) });
export type QuoteTemplates = z.output<typeof QuoteTemplates>;

const NewTemplate = z.strictObject({
  /** By which it is found in the list. */
  name: text({ max: TEMPLATE_NAME_LETTERS, empty: say.templateName }),
  contents: NewContents,
});
export type NewTemplate = z.output<typeof NewTemplate>;

const OFFICE = { by: ['business'], members: ['owner', 'office'] } as const;

export const quoteTemplateRoutes = routes({
  quoteTemplates: {
    method: 'GET',
    path: '/business/quote-templates',
    summary: "The quote templates of the caller's business, by name",
    ...OFFICE,
    whileActing: 'may',
    answers: QuoteTemplates,
    refuses: [],
  },
  addQuoteTemplate: {
    method: 'POST',
    path: '/business/quote-templates',
    summary: 'Save what a quote says as a template; a business has 20 at most, each with a name of its own',
    ...OFFICE,
    whileActing: 'never',
    countsOnce: 'by key',
    body: NewTemplate,
    answers: QuoteTemplates,
    refuses: ['quote_templates_full', 'template_name_taken'],
  },
  changeQuoteTemplate: {
    method: 'PUT',
    path: '/business/quote-templates/:id',
    summary: 'Put another name and other contents in the place of a quote template',
    ...OFFICE,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    body: NewTemplate,
    answers: QuoteTemplates,
    refuses: ['template_name_taken'],
  },
  removeQuoteTemplate: {
    method: 'DELETE',
    path: '/business/quote-templates/:id',
    summary: 'Remove a quote template; quotes that were sent with it stay as they are',
    ...OFFICE,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: QuoteTemplates,
    refuses: [],
  },
});
