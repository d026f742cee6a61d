import type { Actor } from '../../../platform/actor.ts';
import type { FileAnswer } from '../../../platform/http/mount.ts';
import { notFound } from '../../../platform/refusal.ts';
import type { Market } from '../../action.ts';
import { answerPdf, answerPrivatePicture } from '../../files/index.ts';
import { type Disclosure, EVERYTHING, readable } from '../../free-text.ts';
import { leadFor } from '../lead.queries.ts';
import { mayReadOf } from '../lead.views.ts';
import { mayOnAttachment } from './attachment.policy.ts';
import { sentAttachment } from './attachment.queries.ts';
import { attachmentSides } from './looked-at.queries.ts';

type Asked = { id: string; width: number; known: string | undefined };

/** A file of a message, for a viewer who may read its conversation at this moment. */
export async function readAttachment(market: Market, actor: Actor, asked: Asked): Promise<FileAnswer> {
  const found = await sentAttachment(market.db, asked.id);
  if (!found) throw notFound();
  const may = await mayRead(market, actor, found);
  if (found.kind === 'photo') return answerPrivatePicture(market, asked);
  return answerPdf(market, { id: asked.id, name: readable(found.name, may) });
}

type Found = NonNullable<Awaited<ReturnType<typeof sentAttachment>>>;

/**
 * What of the name of the file the viewer may read: an admin, who judges it, every word.
 * @throws Refusal 'not_found' if they may not see the file
 */
async function mayRead({ db, clock }: Market, actor: Actor, found: Found): Promise<Disclosure> {
  const { lead_id: leadId } = found;
  if (actor.role !== 'admin')
    return mayReadOf(found, actor, await leadFor(db, actor, { leadId, to: 'readMessages' }));
  const sides = await attachmentSides(db, actor, { leadId, now: clock.now() });
  if (!sides || !mayOnAttachment.may('read', actor, sides)) throw notFound();
  return EVERYTHING;
}
