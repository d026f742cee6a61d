/** What an admin sees after saying why. */
export const lookCopy = {
  until: (time: string) => `You can see this until ${time}. Then it goes from this page.`,
  over: 'The hour is over, and what you saw has gone from this page. To see it again, say why again.',
};
