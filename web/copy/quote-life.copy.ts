type Replaced = { before: string; after: string; day: string; because: string | null };

/** What becomes of a quote before it is accepted, as each side reads it. */
export const quoteLifeCopy = {
  decline: {
    button: 'No Thanks',
    title: 'Turn this quote down?',
    note: 'The business is told, and may send you another quote.',
    legend: 'Why? (optional)',
    more: 'Anything else they should know? (optional)',
    confirm: 'Turn It Down',
    done: 'Quote turned down',
    /** It begins as the button does, for who speaks to it. */
    whom: (name: string) => `No Thanks to ${name}`,
  },
  revise: {
    button: 'Change the Price',
    title: 'Send another price in its place?',
    note: 'The customer sees both: the new one to accept, and what it was before.',
    lines:
      'The lines of your quote make up the price before, so they do not come along. What else it says stays.',
    because: 'Why? (optional, the customer reads it)',
    confirm: 'Send the New Price',
    done: 'New price sent',
    earlier: 'What it was before',
    replaced: ({ before, after, day, because }: Replaced) =>
      `${before}, replaced on ${day} by ${after}${because ? `: “${because}”` : ''}`,
  },
  /** On a lead that is in the inbox again. */
  declined: {
    lead: (price: string) => `Your quote of ${price} was turned down`,
    again: 'You may send another one.',
    said: (words: string) => `“${words}”`,
  },
  /** On a lead that is in the inbox again because time was up. */
  expired: {
    lead: (price: string) => `Your quote of ${price} ran out`,
    again: 'Nobody had answered it by its last day. You may send another one.',
  },
  ranOut: (job: string) => `Run out: your quote for ${job} is closed, and the lead is in Leads again`,
  gone: (job: string) => `Turned down: your quote for ${job} was not taken, and the lead is in Leads again`,
};
