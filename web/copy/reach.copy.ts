const pros = (count: number) => `${count} Local Pro${count === 1 ? '' : 's'}`;

/** How many Local Pros see a job, in the same words wherever its customer looks. */
export const reachCopy = {
  sent: (count: number) => `Sent to ${pros(count)}`,
  nobody: 'No Local Pro near you does this work at the moment.',
  stays: 'Your job stays open: a Local Pro who joins and does this work near you sees it.',
  change: 'If the post code is wrong, or another service fits as well, change the job.',
  /** Where it cannot be changed. */
  mend: 'If the post code is wrong, or another service fits as well, cancel the job and post it again.',
  waits: 'Your job waits until you verify your e-mail address by the link we have sent you.',
  waitsFor: (count: number) => `Then it is sent to ${pros(count)}.`,
  headStart: 'Local Pros with the Premium package see this job first. None of them is near you.',
  headStartFor: (count: number) => `When their head start is over, it is sent to ${pros(count)}.`,
};
