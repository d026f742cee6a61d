export { dismissLead } from './actions/dismiss-lead.ts';
export { markInterested } from './actions/mark-interested.ts';
export { sendMessage } from './actions/send-message.ts';
export { leadHandlers } from './lead.routes.ts';
export { isAlive, leadLifecycle } from './lead.lifecycle.ts';
export { mayOnLead } from './lead.policy.ts';
export { isStillTheirs, leadForAct } from './lead.queries.ts';
export { markQuoted, noteRelease, reopenLead } from './reactions.ts';
export { leadData } from './lead.personal-data.ts';
