import type { Actor } from '../../platform/actor.ts';
import type { Reader } from '../../platform/db/db.ts';
import type { FileAnswer } from '../../platform/http/mount.ts';
import { notFound } from '../../platform/refusal.ts';
import { leadFor } from '../leads/index.ts';
import { CALENDAR_TYPE, calendarWords } from './calendar-words.ts';
import { eventOfVisit, leadOfEvent } from './event.queries.ts';
import { calendarView } from './event.views.ts';

type Asked = { id: string; appUrl: string };

/**
 * One visit that was agreed on as a file, for who may read what is arranged on its lead.
 * @throws Refusal 'not_found'
 */
export async function readVisitFile(db: Reader, actor: Actor, { id, appUrl }: Asked): Promise<FileAnswer> {
  const leadId = await leadOfEvent(db, id);
  if (!leadId) throw notFound();
  await leadFor(db, actor, { leadId, to: 'readMessages' });
  const row = await eventOfVisit(db, { id, isCustomer: actor.role === 'customer' });
  if (!row) throw notFound();
  return {
    type: CALENDAR_TYPE,
    headers: { 'content-disposition': `attachment; filename="${calendarWords.fileName}"` },
    content: Buffer.from(calendarView([row], appUrl)),
  };
}
