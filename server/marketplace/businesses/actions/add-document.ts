import { MOST_DOCUMENTS } from '../../../../contract/pictures.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { documentsOf, type NewFile, noteFile } from '../../files/index.ts';
import { documentView } from '../business.views.ts';
import { lockBusiness } from '../business.queries.ts';

/** Adds a document to the own ones; answers them all. */
export const addDocument = action({
  name: 'addDocument',
  by: ['business'],
  async run({ tx, who, now, record }: Context, { document }: { document: NewFile }) {
    await lockBusiness(tx, who);
    const already = await documentsOf(tx, who.accountId);
    if (already.length >= MOST_DOCUMENTS) throw new Refusal('too_many_documents');
    await noteFile(tx, document, { accountId: who.accountId, now });
    await record('business.changed', { businessId: who.accountId });
    const documents = await documentsOf(tx, who.accountId);
    return { documents: documents.map(documentView) };
  },
});
