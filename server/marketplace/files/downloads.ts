import { create as contentDisposition } from 'content-disposition';
import { keyOf } from '../../platform/files/files.ts';
import type { FileAnswer } from '../../platform/http/mount.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';

/**
 * A PDF of a message or a quote, for somebody who may read it. Always a download, never a page of ours: it is as a stranger
 * made it. Stored nowhere on the way.
 */
export async function answerPdf(
  { files }: Pick<Market, 'files'>,
  { id, name }: { id: string; name: string },
): Promise<FileAnswer> {
  const content = await files.read(keyOf('documents', id));
  if (!content) throw notFound();
  const headers = {
    'cache-control': 'no-store',
    'content-disposition': contentDisposition(name),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
  return { type: 'application/pdf', headers, content };
}
