// The words of snags and their bounds, for the rules of the calls and for the screens.

/** `removed`: the customer took it back. */
export const SNAG_STATUSES = ['open', 'done', 'removed'] as const;
export type SnagStatus = (typeof SNAG_STATUSES)[number];

export const SNAG_MOVES = ['tick', 'untick', 'remove'] as const;

/** How many days after that of the end of the work something may be listed. */
export const SNAG_DAYS = 14;

export const SNAG_LETTERS = 200;
/** For each job, with those that were taken back. */
export const MOST_SNAGS = 20;
