import { fieldSentences as say } from '../../../../contract/copy.ts';
import { MOST_SNAGS } from '../../../../contract/snag-words.ts';
import type { NewSnags } from '../../../../contract/snags.ts';
import { newId } from '../../../platform/ids.ts';
import { invalid } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { mustBeHere } from '../../gone.ts';
import { placeResultPhotos } from '../../result-photos/index.ts';
import { snagLifecycle } from '../snag.lifecycle.ts';
import { snagsOf, workForSnags } from '../snag.queries.ts';
import { refuseOutside } from '../window.ts';

type Input = NewSnags & { jobId: string };

/** The customer lists what is still open after the end; the business hears of all of it once. */
export const addSnags = action({
  name: 'addSnags',
  by: ['customer'],
  answers: [],
  async run({ tx, actor, now, record }: Context, { jobId, snags }: Input): Promise<[]> {
    const work = await workForSnags(tx, actor, { jobId, to: 'add' });
    refuseOutside(work, now);
    mustBeHere(actor, work);
    const { length: before } = await snagsOf(tx, { jobId });
    if (before + snags.length > MOST_SNAGS) throw invalid({ snags: [say.snags] });
    const { customerId, businessId } = work;
    const of = { job_id: jobId, customer_id: customerId, business_id: businessId };
    const stands = { status: snagLifecycle.starts, created_at: now, decided_at: null };
    const listed = snags.map(asListed);
    const [first] = listed;
    if (!first) return [];
    const rows = listed.map(({ id, text, photos }, at) => ({
      id,
      ...of,
      ...stands,
      text,
      photos_count: photos.length,
      position: before + at,
    }));
    await tx.insertInto('snags').values(rows).execute();
    for (const { id, photos } of listed)
      await placeResultPhotos(tx, { jobId, snagId: id, ids: photos, accountId: actor.userId, now });
    const { id: snagId } = first;
    await record('snag.listed', { jobId, snagId, customerId, businessId });
    return [];
  },
});

/** Each by its words alone, or with photos, of which the same twice is one. */
function asListed(snag: NewSnags['snags'][number]) {
  const { text, photos = [] } = typeof snag === 'string' ? { text: snag } : snag;
  return { id: newId(), text, photos: [...new Set(photos)] };
}
