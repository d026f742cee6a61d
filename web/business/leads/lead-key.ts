/** Under which one lead is kept for its page: below the inbox, so that what reads that again reads it again as well. */
export const leadKey = (id: string) => ['leads', 'one', id] as const;
