import { MOST_DOCUMENTS } from '../../../../contract/pictures.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { documentsOf, type NewFile, noteFile } from '../../files/index.ts';
import { documentView } from '../business.views.ts';
import { lockBusiness } from '../business.queries.ts';

/** Adds a document to the own ones; answers them all. */
export const addDocument = action({
  name: 'addDocument',
  by: ['business'],
  async run({ tx, actor, now, record }: Context, { document }: { document: NewFile }) {
    const businessId = businessOf(actor);
    await lockBusiness(tx, actor);
    const already = await documentsOf(tx, businessId);
    if (already.length >= MOST_DOCUMENTS) throw new Refusal('too_many_documents');
    await noteFile(tx, document, { accountId: actor.userId, businessId, now });
    await record('business.changed', { businessId });
    const documents = await documentsOf(tx, businessId);
    return { documents: documents.map(documentView) };
  },
});
