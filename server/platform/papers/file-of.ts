import type { FileAnswer } from '../http/mount.ts';

/** A drawn paper as a download. */
export const fileOf = (name: string, content: Uint8Array): FileAnswer => ({
  type: 'application/pdf',
  headers: { 'content-disposition': `attachment; filename="${name}.pdf"` },
  content,
});
