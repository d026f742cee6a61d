import { notFound } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { takeDocumentAway } from '../../files/index.ts';

/** Takes one of the own documents away, for good. */
export const removeDocument = action({
  name: 'removeDocument',
  by: ['business'],
  async run({ tx, actor, now, record }: Context, { id }: { id: string }) {
    const businessId = businessOf(actor);
    if (!(await takeDocumentAway(tx, id, { businessId, now }))) throw notFound();
    await record('business.changed', { businessId });
    return [] as [];
  },
});
