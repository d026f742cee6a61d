import { create as contentDisposition } from 'content-disposition';
import type { Actor } from '../../platform/actor.ts';
import { keyOf } from '../../platform/files/files.ts';
import type { FileAnswer } from '../../platform/http/mount.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { businessOf } from '../actors.ts';
import { keptDocument } from '../files/index.ts';

/** Always a download, never a page of ours: it is as a stranger made it. Stored nowhere on the way. */
export async function answerDocument(market: Market, actor: Actor, id: string): Promise<FileAnswer> {
  const document = await keptDocument(market.db, id);
  if (!document || (actor.role !== 'admin' && document.business_id !== businessOf(actor))) throw notFound();
  const content = await market.files.read(keyOf('documents', document.id));
  if (!content) throw notFound();
  const headers = {
    'content-disposition': contentDisposition(document.name),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  };
  return { type: document.media_type, headers, content };
}
