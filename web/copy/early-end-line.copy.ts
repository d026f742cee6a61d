/** The line about ending early on the card of a job. */
export const earlyEndLineCopy = {
  mine: (day: string) => `You proposed to end this job. The other side can answer until the end of ${day}.`,
  theirs: (day: string) =>
    `A proposal to end this job waits for your answer until the end of ${day}. It stands with what was agreed.`,
};
