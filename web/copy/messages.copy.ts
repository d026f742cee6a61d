/** What two sides write to each other about a lead. */
export const messagesCopy = {
  heading: 'Messages',
  count: (count: number) => (count > 0 ? `Messages (${count})` : 'Messages'),
  loading: 'Loading Messages',
  empty: 'No messages yet',
  label: 'Your message',
  send: 'Send Message',
  sent: 'Message sent!',
  earlier: 'Earlier messages',
};
