import {
  FREE_DAYS,
  NO_SHOW_DAYS,
  type NoShowStatus,
  type VisitKind,
  type VisitLength,
} from '../../contract/visit-words.ts';
import type { MessageSender } from '../../contract/words.ts';
import { VISIT_KIND_NAMES } from './next-visits.copy.ts';

const PROPOSE: Record<VisitKind, string> = { look: 'Propose a visit', work: 'Propose a day of work' };
const LENGTHS: Record<VisitLength, string> = {
  30: 'Half an hour',
  60: '1 hour',
  90: '1½ hours',
  120: '2 hours',
  180: '3 hours',
  240: '4 hours',
  360: '6 hours',
  480: '8 hours',
};
const WHO = 'Who comes';
const END = { agreed: 'Cancel visit', proposed: 'Take off the table' };

/** Visits that the two sides of a lead arrange. */
export const visitsCopy = {
  title: 'Visits',
  loading: 'Loading visits',
  arrange: 'Arrange a visit',
  open: 'See visits',
  none: 'Nothing is arranged yet.',
  kinds: VISIT_KIND_NAMES,
  propose: {
    title: PROPOSE,
    note: 'Propose up to three times. The other side picks one.',
    submit: 'Send times',
    done: 'Times sent',
  },
  rearrange: {
    title: 'Propose other times',
    move: 'Move this visit',
    moveNote: 'The time that you agreed on is free at once. The other side picks a new one.',
    open: 'Other times',
    openMove: 'Move',
  },
  times: {
    legend: (place: number) => `Time ${place}`,
    day: 'Day',
    from: 'From',
    to: 'To',
    add: 'Add another time',
    remove: (place: number) => `Remove time ${place}`,
    missing: 'Please enter a day and both times.',
    member: WHO,
    words: 'A word to the other side (optional)',
  },
  free: {
    loading: 'Loading free times',
    none: `There is no free time of this length in the next ${FREE_DAYS} days. Choose a shorter one, or ask the business for times.`,
    length: 'How long',
    lengths: LENGTHS,
    time: 'Time',
    chooseDay: 'Choose a day',
    chooseTime: 'Choose a time',
    fromTo: (from: string, to: string) => `${from} to ${to}`,
    missing: 'Please choose a day and a time.',
  },
  pick: {
    legend: 'Pick a time',
    submit: 'Agree to this time',
    done: 'Visit agreed',
  },
  cancel: {
    open: END,
    title: { agreed: 'Cancel this visit?', proposed: 'Take these times off the table?' },
    note: 'The other side is told.',
    keep: { agreed: 'Keep the visit', proposed: 'Keep the times' },
    done: { agreed: 'Visit cancelled', proposed: 'Times are off the table' },
  },
  assign: {
    label: WHO,
    nobody: 'Nobody is chosen yet',
    submit: 'Save',
    done: 'Saved',
  },
  setOut: {
    submit: 'I’m on my way',
    done: 'The customer knows that you are on your way',
  },
  noShow: {
    /** As each side sees the other one's absence. */
    say: { customer: 'Nobody came', business: 'Nobody was there' } satisfies Record<MessageSender, string>,
    title: {
      customer: 'Did nobody come to this visit?',
      business: 'Was nobody there for this visit?',
    } satisfies Record<MessageSender, string>,
    note: (name: string) => `${name} is told, and can say within ${NO_SHOW_DAYS} days that this is not so.`,
    keep: 'Go back',
    done: 'The other side is told',
    dispute: 'This is not so',
    disputed: 'The other side is told that this is not so',
    states: {
      said: {
        yours: (name, until) =>
          `You said that ${name} missed this visit. They can say that this is not so until the end of ${until}.`,
        theirs: (name, until) =>
          `${name} says that you missed this visit. If this is not so, say so by the end of ${until}. It needs no reason.`,
      },
      disputed: {
        yours: (name) => `${name} says that they did not miss this visit. What you said counts for nothing.`,
        theirs: () => 'You said that you did not miss this visit. It counts for nothing.',
      },
      stands: {
        yours: (name) => `${name} missed this visit.`,
        theirs: () => 'You missed this visit.',
      },
    } satisfies Record<NoShowStatus, Record<'yours' | 'theirs', (name: string, until: string) => string>>,
  },
  /** What a card says of its state. */
  states: {
    proposed: (isOwn: boolean, name: string) =>
      isOwn ? 'You proposed these times. They wait for an answer.' : `${name} proposed these times.`,
    passed: 'All of these times have passed.',
    withdrawn: 'The proposed times are off the table.',
    cancelled: 'This visit is cancelled.',
  },
  toCalendar: 'Add to calendar',
  comes: (name: string) => `${name} comes`,
  said: (by: MessageSender, me: MessageSender, name: string) => (by === me ? 'You wrote:' : `${name} wrote:`),
  strip: {
    proposedToYou: (count: number) =>
      count === 1 ? 'A time for a visit is proposed' : `${count} times for a visit are proposed`,
    proposedByYou: 'Your times for a visit wait for an answer',
    agreed: (kind: VisitKind, time: string) => `${VISIT_KIND_NAMES[kind]}: ${time}`,
    missed: (name: string) => `${name} says that you missed a visit`,
    answer: 'Answer',
  },
};
