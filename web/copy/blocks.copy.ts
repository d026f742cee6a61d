const AGREED = 'Work that you have agreed on goes on as agreed, and somebody of ours looks at it.';

/** Blocking the other side of a conversation: what the side that does it reads. */
export const blocksCopy = {
  menu: 'Block',
  question: (name: string) => `Block ${name}?`,
  note: {
    customer: [
      'You no longer reach each other, on any job. It gets none of your jobs any more, and its open quotes go.',
      'It is not told. You can unblock it in your settings; what was closed stays closed.',
      AGREED,
    ],
    business: [
      'You no longer reach each other, on any job. You get none of this customer’s jobs any more, your leads of them are removed and your open quotes are withdrawn.',
      'The customer is not told that they are blocked. You can unblock them in your settings; what was closed stays closed.',
      AGREED,
    ],
  },
  confirm: 'Block',
  done: 'Blocked',
  isBlocked: (name: string) => `You blocked ${name}.`,
  goesOn: 'The work that you agreed on goes on, so you can still write here until it is finished.',
  unblock: 'Unblock',
  unblockOf: (name: string) => `Unblock ${name}`,
  unblocked: 'Unblocked. New jobs reach again; what was closed stays closed.',
  list: {
    title: 'Blocked',
    note: {
      customer: 'Businesses that you have blocked. They are not told.',
      business: 'Customers whom your team has blocked. They are not told.',
    },
    loading: 'Loading whom you have blocked',
    empty: 'You have blocked nobody',
    by: (name: string) => `Blocked by ${name}`,
    since: 'Blocked',
  },
};
