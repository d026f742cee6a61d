import type { leadRoutes } from '../../../contract/leads.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { type Market, perform } from '../action.ts';
import { keyedClaim } from '../claims.ts';
import { dismissLead } from './actions/dismiss-lead.ts';
import { markInterested } from './actions/mark-interested.ts';
import { sendMessage } from './actions/send-message.ts';
import { listLeads, listMessages } from './lead-lists.ts';

export const leadHandlers = (market: Market): Handlers<typeof leadRoutes> => ({
  leads: ({ query }, { request }) => listLeads(market, signedIn(request), query),
  markInterested: ({ params }, { request }) =>
    perform(market, markInterested, { actor: signedIn(request), input: { leadId: params.id } }),
  dismissLead: ({ params }, { request }) =>
    perform(market, dismissLead, { actor: signedIn(request), input: { leadId: params.id } }),
  leadMessages: ({ params, query }, { request }) =>
    listMessages(market, signedIn(request), { leadId: params.id, ...query }),
  sendMessage: ({ params, body }, { request }) =>
    perform(market, sendMessage, {
      actor: signedIn(request),
      input: { leadId: params.id, body: body.message },
      claim: keyedClaim(request),
    }),
});
