export { messagesAtDashboard } from './messages-at-dashboard.ts';
export { admitToConversations, putOutOfConversations } from './reactions.ts';
