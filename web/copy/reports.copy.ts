import type { CaseReason, ReportReason } from '../../contract/words.ts';

/** Why a message is reported: what people choose from, and what admins read. */
export const reportReasons: Record<ReportReason, string> = {
  offensive: 'It is rude or offensive',
  harassment: 'It threatens or harasses somebody',
  scam: 'It looks like a scam',
  payment_elsewhere: 'It asks for money up front or by odd ways',
  personal_details: 'It gives away somebody’s personal details',
  against_the_law: 'It is against the law',
  other: 'Something else',
};

/** The same with what nobody chooses: that it is a block. */
export const caseReasons: Record<CaseReason, string> = {
  ...reportReasons,
  blocked_at_work: 'Blocked while working together',
};

/** Reporting a message of the other side. */
export const reportsCopy = {
  of: (name: string, time: string) => `Report the message of ${name}, ${time}`,
  title: 'Report this message',
  /** Where a message has photos or files: all of it, or one of them. */
  which: {
    legend: 'What do you report?',
    all: 'The whole message',
    photo: (place: number, total: number) => (total === 1 ? 'This photo' : `Photo ${place} of ${total}`),
    pdf: (name: string) => `The file ${name}`,
  },
  /** One without words has photos or files alone. */
  about: (name: string, words: string) => (words ? `${name}: “${words}”` : name),
  note: 'We look at it. The other side is not told.',
  legend: 'What is wrong with it?',
  more: 'What should we know? (optional)',
  send: 'Report',
  done: 'Thank you. We will look at it.',
  reported: 'Reported',
};
