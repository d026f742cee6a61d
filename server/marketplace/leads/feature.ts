import { leadRoutes } from '../../../contract/leads.ts';
import { feature } from '../feature.ts';
import { dismissLead } from './actions/dismiss-lead.ts';
import { markInterested } from './actions/mark-interested.ts';
import { sendMessage } from './actions/send-message.ts';
import { leadLifecycle } from './lead.lifecycle.ts';
import { leadData } from './lead.personal-data.ts';
import { mayOnLead } from './lead.policy.ts';
import { leadHandlers } from './lead.routes.ts';
import './lead.events.ts';

export const leads = feature({
  name: 'leads',
  calls: { routes: leadRoutes, handlers: ({ market }) => leadHandlers(market) },
  actions: { markInterested, dismissLead, sendMessage },
  lifecycles: { lead: leadLifecycle },
  movedBy: { lead: { dismiss: dismissLead } },
  policies: { lead: mayOnLead.table },
  events: ['lead.interested', 'lead.dismissed', 'message.sent'],
  liveLists: ['leads', 'messages'],
  personalData: leadData,
});
