import { EARLY_END_DAYS, type EarlyEndStatus } from '../../contract/early-end-words.ts';
import type { MessageSender } from '../../contract/words.ts';
import { lastDay } from './last-day.ts';
import { besideAgreement as alike } from './beside-agreement.copy.ts';

const NO = 'Say No';
const GOES_ON = 'The job goes on as you agreed.';
const PAID = 'Settle between the two of you what is paid for the work so far.';

/** Ending a job before it is finished, which takes both sides. */
export const earlyEndsCopy = {
  heading: 'Ending early',
  loading: 'Loading what was said about ending early',
  list: 'Proposals to end the job, the oldest first',
  who: {
    mine: 'You proposed to end the job',
    customer: 'The customer proposed to end the job',
    business: 'The Local Pro proposed to end the job',
  } satisfies Record<MessageSender | 'mine', string>,
  status: {
    proposed: 'Waits for an answer',
    agreed: 'Agreed',
    declined: 'The answer was no',
    withdrawn: alike.takenBack,
    lapsed: 'Not answered in time',
    closed: alike.unanswered,
  } satisfies Record<EarlyEndStatus, string>,
  until: {
    mine: (lapsesAt: string) =>
      `The other side can answer until the end of ${lastDay(lapsesAt)}. Without an answer the job goes on.`,
    theirs: (lapsesAt: string) =>
      `You can answer until the end of ${lastDay(lapsesAt)}. Without an answer the job goes on.`,
  },
  ended: 'Both of you agreed, so the job is cancelled. What you agreed on before stays here to be read.',
  gone: 'The reason went with the account of its author.',
  next: {
    talk: `${GOES_ON} Talk about it in your messages. If the two of you find no way, write to us.`,
    messages: 'Open your messages',
    us: 'Write to us',
  },
  propose: {
    button: 'Propose to End the Job',
    hint: 'Apart from the right to cancel in the agreement, nobody ends a job in progress alone. If it cannot go on, propose to end it here, and the other side agrees or says no.',
    title: 'Propose to end this job?',
    note: `If the other side agrees, the job is cancelled. They have ${EARLY_END_DAYS} days to answer, and until then you can take it back. ${PAID}`,
    reason: 'Why',
    reasonHint: 'The other side reads it.',
    confirm: alike.propose,
    done: 'Proposed to end the job',
  },
  agree: {
    button: 'Agree to End the Job',
    title: 'Agree to end this job?',
    note: `The job is cancelled at once, with the visits that lie ahead and an extra that waits for its answer. It cannot be opened again. ${PAID}`,
    confirm: 'End the Job',
    done: 'The job is ended',
  },
  decline: {
    button: NO,
    title: 'Say no to ending this job?',
    note: GOES_ON,
    confirm: NO,
    done: 'You said no',
  },
  withdraw: {
    button: alike.takeBack,
    title: 'Take this proposal back?',
    note: `${GOES_ON} You may propose to end it again.`,
    confirm: alike.takeBack,
    done: 'Proposal taken back',
  },
};
