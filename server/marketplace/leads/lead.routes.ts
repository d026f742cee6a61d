import type { attachmentRoutes } from '../../../contract/attachments.ts';
import type { leadRoutes } from '../../../contract/leads.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Limit } from '../../platform/limits.ts';
import { type Market, perform } from '../action.ts';
import { keyedClaim } from '../claims.ts';
import { dismissLead } from './actions/dismiss-lead.ts';
import { markInterested } from './actions/mark-interested.ts';
import { restoreLead } from './actions/restore-lead.ts';
import { sendMessage } from './actions/send-message.ts';
import { putAttachment } from './attachments/put-attachment.ts';
import { listLeads, listMessages, readLead } from './lead-lists.ts';

export const leadHandlers = (
  market: Market,
  files: Limit,
): Handlers<typeof leadRoutes> & Handlers<typeof attachmentRoutes> => ({
  leads: ({ query }, { request }) => listLeads(market, signedIn(request), query),
  lead: ({ params }, { request }) => readLead(market, signedIn(request), params.id),
  markInterested: ({ params }, { request }) =>
    perform(market, markInterested, { actor: signedIn(request), input: { leadId: params.id } }),
  dismissLead: ({ params }, { request }) =>
    perform(market, dismissLead, { actor: signedIn(request), input: { leadId: params.id } }),
  restoreLead: ({ params }, { request }) =>
    perform(market, restoreLead, { actor: signedIn(request), input: { leadId: params.id } }),
  leadMessages: ({ params, query }, { request }) =>
    listMessages(market, signedIn(request), { leadId: params.id, ...query }),
  sendMessage: ({ params, body }, { request }) =>
    perform(market, sendMessage, {
      actor: signedIn(request),
      input: { leadId: params.id, body: body.message, attachments: body.attachments },
      claim: keyedClaim(request),
    }),
  bringAttachment: ({ params, form }, { request }) =>
    putAttachment({ market, files }, signedIn(request), {
      leadId: params.id,
      file: form.file,
      claim: keyedClaim(request),
    }),
});
