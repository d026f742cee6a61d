import type { ExportState } from '../../../contract/privacy.ts';
import type { Actor } from '../../platform/actor.ts';
import { keyOf } from '../../platform/files/files.ts';
import type { FileAnswer } from '../../platform/http/mount.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { mayAskFrom, newestExport } from './export.queries.ts';

/** The newest copy of the viewer's data, and when the next may be asked for. */
export async function readExport({ db, clock }: Market, actor: Actor): Promise<ExportState> {
  const newest = await newestExport(db, actor.userId);
  if (!newest) return { export: null, mayAskFrom: null };
  const now = clock.now();
  const next = mayAskFrom(newest);
  const isOver = newest.expires_at !== null && newest.expires_at <= now;
  return {
    export: isOver
      ? null
      : {
          id: newest.id,
          askedAt: newest.asked_at.toISOString(),
          readyAt: newest.ready_at?.toISOString() ?? null,
          expiresAt: newest.expires_at?.toISOString() ?? null,
          sizeBytes: newest.size_bytes,
        },
    mayAskFrom: next > now ? next.toISOString() : null,
  };
}

/**
 * The copy itself, for its owner only.
 * @throws Refusal 'not_found'
 */
export async function answerExport(
  { db, clock, files }: Market,
  actor: Actor,
  id: string,
): Promise<FileAnswer> {
  const found = await db
    .selectFrom('exports')
    .where('id', '=', id)
    .where('account_id', '=', actor.userId)
    .where('expires_at', '>', clock.now())
    .select('id')
    .executeTakeFirst();
  const content = found && (await files.read(keyOf('exports', id)));
  if (!content) throw notFound();
  const headers = { 'content-disposition': 'attachment; filename="my-data.zip"' };
  return { type: 'application/zip', headers, content };
}
