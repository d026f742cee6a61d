import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { routes } from './kernel.ts';
import { DOCUMENT_MAX_BYTES } from './pictures.ts';

/** The PDF that goes with a quote, for its two sides; null where there is none. */
export const QuoteFile = z.nullable(z.object({ url: z.string(), name: z.string(), bytes: z.number() }));
export type QuoteFile = z.output<typeof QuoteFile>;

/** One that was brought before; null for none. A quote that takes the place of another keeps its PDF unless this says otherwise. */
export const NewQuoteFile = z.optional(z.nullable(z.uuid(say.quoteFile)));

export const quoteFileRoutes = routes({
  bringQuoteFile: {
    method: 'POST',
    path: '/quote/file',
    summary: 'Bring a PDF for a quote that is sent afterwards; unsent it is gone within a day',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'never',
    countsOnce: 'by key',
    upload: {
      field: 'file',
      fields: z.strictObject({}),
      maxBytes: DOCUMENT_MAX_BYTES,
      tooLarge: 'document_too_large',
    },
    answers: z.object({ id: z.string(), name: z.string(), bytes: z.number() }),
    refuses: ['quote_file_wrong_type', 'too_many_photos'],
  },
});
