import type { Hidden } from '../../contract/contact-mask.ts';
import type { LeadEventKind } from '../../contract/lead-events.ts';
import type { ClosedBecause } from '../../contract/words.ts';
import { sentences } from '../../contract/copy.ts';
import { hidingCopy } from './hiding.copy.ts';
import { jobsCopy } from './jobs.copy.ts';
import { onUkClocks, ukDay } from './relative-phrase.ts';
import { uiCopy } from './ui.copy.ts';

/**
 * Sums with their rate, as "£480 for the job"; `before`: what it has replaced. The moment of a visit, as "Tue 8 Dec at 10:00".
 * Empty for what has none.
 */
type EventFacts = { sum: string; before: string; moment: string };

/** What two sides write to each other about a lead. */
export const messagesCopy = {
  heading: 'Messages',
  loading: 'Loading Messages',
  empty: 'No messages yet',
  label: 'Your message',
  send: 'Send Message',
  sent: 'Message sent!',
  over: { hint: 'This was not sent. You can still read and copy it.', drop: 'Delete draft' },
  enter: { label: 'Send with Enter', hint: 'Shift and Enter start a new line' },
  earlier: 'Earlier messages',
  tryAgain: uiCopy.tryAgain,
  list: {
    loading: 'Loading your conversations',
    label: 'Conversations',
    empty: 'No conversations yet',
    emptyOf: { unread: 'You have read everything', archived: 'Nothing is archived' },
    filters: { label: 'Show', all: 'All', unread: 'Unread', archived: 'Archived' },
    choose: 'Choose a conversation to read it',
    back: 'All conversations',
    you: 'You: ',
    draft: 'Draft: ',
    unread: (count: number) => `${count} unread`,
    ofJob: 'One job only',
    everyJob: 'Show all jobs',
  },
  menu: 'More about this conversation',
  archive: 'Archive',
  unarchive: 'Move back to the list',
  archived: 'Conversation archived',
  unarchived: 'Conversation moved back',
  onlyJob: 'Show only this job',
  stream: {
    today: 'Today',
    yesterday: 'Yesterday',
    newFromHere: 'New',
    seen: 'Seen',
    sending: 'Sending',
    failed: 'Not sent',
    edit: 'Edit',
    arrivedBefore:
      'Your message had arrived as you first wrote it. What you wrote since is still here: send it as another one, or delete it.',
    newBelow: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
  },
};

/** What is hidden of what is typed, and until when. */
export const hiddenWords = (hidden: readonly Hidden[], me: 'customer' | 'business'): string =>
  [hidingCopy.yours(hidden), hidden.includes('phone') && SHARED_WHEN[me]].filter(Boolean).join(' ');

const SHARED_WHEN = {
  customer: 'It is shared when the business marks interest or you accept its quote.',
  business: 'It is shared when you mark interest or your quote is accepted.',
};

/** What happened, for each side. */
export const eventWords: Record<
  LeadEventKind,
  Record<'customer' | 'business', (facts: EventFacts) => string>
> = {
  interested: {
    customer: () => 'Interested in your job',
    business: () => 'You are interested',
  },
  quote_sent: {
    customer: ({ sum }) => `Quote received: ${sum}`,
    business: ({ sum }) => `Quote sent: ${sum}`,
  },
  quote_withdrawn: {
    customer: ({ sum }) => `Quote withdrawn: ${sum}`,
    business: ({ sum }) => `You withdrew the quote: ${sum}`,
  },
  quote_revised: {
    customer: ({ sum, before }) => `Quote changed from ${before} to ${sum}`,
    business: ({ sum, before }) => `You changed the quote from ${before} to ${sum}`,
  },
  quote_declined: {
    customer: ({ sum }) => `You turned the quote down: ${sum}`,
    business: ({ sum }) => `Quote turned down: ${sum}`,
  },
  quote_expired: {
    customer: ({ sum }) => `Quote closed at its end: ${sum}`,
    business: ({ sum }) => `Your quote closed at its end: ${sum}`,
  },
  quote_accepted: {
    customer: ({ sum }) => `You accepted the quote: ${sum}`,
    business: ({ sum }) => `Quote accepted: ${sum}`,
  },
  extra_proposed: {
    customer: ({ sum }) => `Extra proposed: ${sum}`,
    business: ({ sum }) => `You proposed an extra: ${sum}`,
  },
  extra_approved: {
    customer: ({ sum }) => `You approved the extra: ${sum}`,
    business: ({ sum }) => `Extra approved: ${sum}`,
  },
  extra_refused: {
    customer: ({ sum }) => `You refused the extra: ${sum}`,
    business: ({ sum }) => `Extra refused: ${sum}`,
  },
  extra_withdrawn: {
    customer: ({ sum }) => `Extra taken back: ${sum}`,
    business: ({ sum }) => `You took the extra back: ${sum}`,
  },
  end_proposed: forBoth('An early end of the job was proposed'),
  end_agreed: forBoth('You both agreed to end the job'),
  end_declined: forBoth('The answer to an early end was no: the job goes on'),
  end_withdrawn: forBoth('The proposal to end the job was taken back'),
  end_lapsed: forBoth('The proposal to end the job was not answered: the job goes on'),
  job_taken: {
    customer: () => 'You accepted the quote of another business',
    business: () => 'The job went to another business',
  },
  job_cancelled: forBoth(jobsCopy.wasCancelled),
  job_finished: forBoth('The job is finished'),
  visit_proposed: forBoth('Times for a visit proposed'),
  visit_moved: forBoth('Visit moved: other times proposed'),
  visit_agreed: {
    customer: ({ moment }) => `Visit agreed for ${moment}`,
    business: ({ moment }) => `Visit agreed for ${moment}`,
  },
  visit_withdrawn: forBoth('Proposed times are off'),
  visit_cancelled: {
    customer: ({ moment }) => `Visit cancelled: ${moment}`,
    business: ({ moment }) => `Visit cancelled: ${moment}`,
  },
};

function forBoth(said: string) {
  return { customer: () => said, business: () => said };
}

/** Why there is no room for an answer. */
export const closedWords: Record<ClosedBecause, Record<'customer' | 'business', string>> = {
  lead_dismissed: {
    customer: 'This business has removed your job, so you can no longer write here.',
    business: 'You removed this lead, so you can no longer write here.',
  },
  job_not_available: {
    customer: 'This job is no longer open, so you can no longer write here.',
    business: 'This job is no longer available, so you can no longer write here.',
  },
  other_side_gone: {
    customer: 'This business is no longer here, so nobody would read what you write.',
    business: 'This customer is no longer here, so nobody would read what you write.',
  },
  conversation_closed: {
    customer: sentences.conversationClosed,
    business: sentences.conversationClosed,
  },
};

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The day of a message, by the clocks of this country: "Today", "Tuesday", "3 Mar", "3 Mar 2025". */
export function dayWords(at: Date, now: Date): string {
  const [day, today] = [new Date(ukDay(at)), new Date(ukDay(now))];
  const days = (today.getTime() - day.getTime()) / 86_400_000;
  if (days <= 0) return messagesCopy.stream.today;
  if (days === 1) return messagesCopy.stream.yesterday;
  if (days < 7) return DAYS[day.getUTCDay()] ?? '';
  const [, date, month, year] = day.toUTCString().split(' ');
  const said = `${Number(date)} ${month}`;
  return day.getUTCFullYear() === today.getUTCFullYear() ? said : `${said} ${year}`;
}

/** The time of a message, by the clocks of this country. */
export const timeWords = (at: Date): string => onUkClocks(at).slice(11, 16);
