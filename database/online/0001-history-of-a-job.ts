/** What happened to a job, in order, without the thousands of messages that may be about it: `history` is large. */
export const index = {
  name: 'history_but_messages',
  definition: `on history (job_id, created_at, id) where job_id is not null and event <> 'message.sent'`,
};
