/** Which records: so many by id, after one. */
export type Stretch = { after: string | null; size: number };

/** What came of it; `last` is where to go on, null at the end. */
export type Relocated = { last: string | null; seen: number; moved: number };
