import { attachmentRoutes } from '../../../contract/attachments.ts';
import { attachmentRoute } from '../../../contract/files.ts';
import { leadRoutes } from '../../../contract/leads.ts';
import { feature } from '../feature.ts';
import { uploadLimits } from '../files/index.ts';
import { dismissLead } from './actions/dismiss-lead.ts';
import { markInterested } from './actions/mark-interested.ts';
import { restoreLead } from './actions/restore-lead.ts';
import { sendMessage } from './actions/send-message.ts';
import { mayOnAttachment } from './attachments/attachment.policy.ts';
import { mountAttachments } from './attachments/attachment.routes.ts';
import { bringAttachment } from './attachments/bring-attachment.ts';
import { leadLifecycle } from './lead.lifecycle.ts';
import { leadData } from './lead.personal-data.ts';
import { mayOnLead } from './lead.policy.ts';
import { leadHandlers } from './lead.routes.ts';
import './lead.events.ts';

export const leads = feature({
  name: 'leads',
  calls: {
    routes: { ...leadRoutes, ...attachmentRoutes },
    handlers: ({ market, pool }) => leadHandlers(market, uploadLimits(pool).attachments),
  },
  files: { attachment: attachmentRoute },
  mount: (app, { market }) => mountAttachments(app, market),
  actions: { markInterested, dismissLead, restoreLead, sendMessage, bringAttachment },
  lifecycles: { lead: leadLifecycle },
  movedBy: { lead: { dismiss: dismissLead, restore: restoreLead } },
  policies: { lead: mayOnLead.table, attachment: mayOnAttachment.table },
  events: ['lead.interested', 'lead.dismissed', 'lead.restored', 'message.sent'],
  liveLists: ['leads', 'messages'],
  personalData: leadData,
});
