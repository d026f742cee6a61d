import { sql } from 'kysely';
import { fieldSentences as say } from '../../../../contract/copy.ts';
import { quoteFileAddress } from '../../../../contract/pictures.ts';
import type { QuoteFile } from '../../../../contract/quote-files.ts';
import type { FreeText } from '../../../platform/db/free-text.ts';
import { invalid } from '../../../platform/refusal.ts';
import type { Context } from '../../action.ts';
import { attachPdf, forgetPdf } from '../../files/index.ts';
import { type Disclosure, readable } from '../../free-text.ts';

type StoredFile = { name: FreeText; bytes: number };

/** SQL: the PDF that goes with the quote `q`. */
export const fileOfQuote = sql<StoredFile | null>`case when q.file_id is not null then (
  select json_build_object('name', f.name, 'bytes', f.bytes) from files f where f.id = q.file_id) end`;

type Row = { id: string; file: StoredFile | null };

/** The same for one side: the name of a file is cut like the words beside it. */
export const quoteFileView = ({ id, file }: Row, may: Disclosure): QuoteFile =>
  file && { url: quoteFileAddress(id), name: readable(file.name, may), bytes: file.bytes };

/**
 * Gives a PDF that was brought before to the quote that is being sent.
 * @throws Refusal 'invalid' where it was brought by another, goes with something else or is not there
 */
export async function takeQuoteFile({ tx, actor, now }: Context, id: string): Promise<string> {
  const given = await attachPdf(tx, { id, accountId: actor.userId, now });
  if (given.length === 0) throw invalid({ file: [say.quoteFile] });
  return id;
}

type Revised = { before: string | null; wanted: string | null | undefined };

/** The PDF of a quote that takes the place of another: the one before goes along, unless it is taken off or another is given. */
export async function fileAfterRevision(context: Context, { before, wanted }: Revised) {
  if (wanted === undefined || wanted === before) return before;
  const file = wanted === null ? null : await takeQuoteFile(context, wanted);
  // An earlier quote is read without its PDF.
  if (before) await forgetPdf(context, before);
  return file;
}
