/**
 * What a customer says of a job in their own words: each is a column of `jobs` and a field of the job, which is asked for in
 * the wizard, kept in its draft, written, read by each side as far as it may, exported, and taken away with the account.
 */
export const JOB_WORDS = ['title', 'description'] as const;
export type JobWord = (typeof JOB_WORDS)[number];

/** Something for each of them. */
export const eachJobWord = <Value>(valueOf: (word: JobWord) => Value): Record<JobWord, Value> =>
  Object.fromEntries(JOB_WORDS.map((word) => [word, valueOf(word)])) as Record<JobWord, Value>;

/** What stands before each part of a job, wherever one is read. Spelling as specified. */
export const JOB_ROWS = {
  service: 'Service',
  location: 'Location',
  property: 'Property',
  urgency: 'Urgency',
  description: 'Description',
};
