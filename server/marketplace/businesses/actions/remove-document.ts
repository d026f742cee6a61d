import { notFound } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { takeDocumentAway } from '../../files/index.ts';

/** Takes one of the own documents away, for good. */
export const removeDocument = action({
  name: 'removeDocument',
  by: ['business'],
  async run({ tx, who, now, record }: Context, { id }: { id: string }) {
    if (!(await takeDocumentAway(tx, id, { accountId: who.accountId, now }))) throw notFound();
    await record('business.changed', { businessId: who.accountId });
    return [] as [];
  },
});
