import { create as contentDisposition } from 'content-disposition';
import { keyOf } from '../../platform/files/files.ts';
import type { FileAnswer } from '../../platform/http/mount.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Who } from '../../platform/who.ts';
import type { Market } from '../action.ts';
import { keptDocument } from '../files/index.ts';

/** Always a download, never a page of ours: it is as a stranger made it. Stored nowhere on the way. */
export async function answerDocument(market: Market, who: Who, id: string): Promise<FileAnswer> {
  const document = await keptDocument(market.db, id);
  if (!document || (who.role !== 'admin' && document.account_id !== who.accountId)) throw notFound();
  const content = await market.files.read(keyOf('documents', document.id));
  if (!content) throw notFound();
  const headers = {
    'content-disposition': contentDisposition(document.name),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  };
  return { type: document.media_type, headers, content };
}
