/** What fills an empty list: on its button. */
export const nextStepsCopy = {
  jobs: 'See your jobs',
  quotes: 'See your quotes',
  progress: 'See jobs in progress',
  leads: 'See your leads',
  reach: 'Check your services and area',
  allConversations: 'See all conversations',
  allRows: 'See the whole list',
};
