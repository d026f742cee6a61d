import { action, type Context } from '../../action.ts';
import { actsFor } from '../../actors.ts';
import { type NewFile, notePhoto } from '../../files/index.ts';
import { leadForAct } from '../lead.queries.ts';
import { mustBeTalking } from '../talking.ts';
import { bindToLead } from './attachment.queries.ts';
import { attachmentKind } from './attachment.views.ts';

type Input = { leadId: string; file: NewFile & { kind: 'photo' | 'attachment' } };

/** Notes a file whose bytes are kept, for a lead that its owner may write about now; a message names it afterwards. */
export const bringAttachment = action({
  name: 'bringAttachment',
  by: ['customer', 'business'],
  async run(context: Context, { leadId, file }: Input) {
    const { tx, actor, now } = context;
    const { lead, job } = await leadForAct(context, { leadId, to: 'sendMessage' });
    await mustBeTalking(context, lead, job);
    // What a member brings for a business stays with the business, like the words.
    const business = actsFor(actor, lead.businessId) && { businessId: lead.businessId };
    await notePhoto(tx, file, { accountId: actor.userId, ...business, now });
    await bindToLead(tx, { fileId: file.id, leadId: lead.id });
    const { id, kind, name, width = null, height = null, bytes } = file;
    return { id, kind: attachmentKind(kind), name, width, height, bytes };
  },
});
