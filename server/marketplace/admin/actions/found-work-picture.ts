import type { FreeText } from '../../../platform/db/free-text.ts';
import type { Context } from '../../action.ts';
import { asWritten } from '../../free-text.ts';
import { lockWorkPictures } from '../../work-pictures/index.ts';

/** A work picture as it is once nobody else can change the set that it is of; undefined where there is none. */
export async function foundWorkPicture(context: Context, id: string) {
  const seen = await pictureWith(context, id);
  if (!seen) return undefined;
  await lockWorkPictures(context.tx, seen.business_id);
  return pictureWith(context, id);
}

const pictureWith = ({ tx }: Context, id: string) =>
  tx
    .selectFrom('work_pictures as p')
    .innerJoin('businesses as b', 'b.id', 'p.business_id')
    .where('p.file_id', '=', id)
    .select(['p.business_id', 'p.text', 'p.is_visible', 'b.owner_id', 'b.name as business'])
    .executeTakeFirst();

/** What the log names a picture by, which has no name: its business, and what stands below it. */
export function namedInLog({ business, text }: { business: string; text: FreeText }) {
  const said = asWritten(text, 'admins');
  return { business_name: business, ...(said && { description: said }) };
}

/** What its business is told of which picture it is, and why. */
export function noteOn(text: FreeText, reason: string): string {
  const said = asWritten(text, 'admins');
  return `${said ? `What you wrote below it: ${said}. ` : ''}The reason: ${reason}`;
}
