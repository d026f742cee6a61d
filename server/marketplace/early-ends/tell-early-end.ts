import type { Consequence } from '../action.ts';
import { signal, tell } from '../notifications/index.ts';

type EarlyEndEvent = 'end.proposed' | 'end.agreed' | 'end.declined' | 'end.withdrawn' | 'end.lapsed';
type Told = readonly Consequence<EarlyEndEvent>[];

/** An open conversation tells of it between its messages. */
const pages: Told = [signal.customer('jobs', 'messages'), signal.business('jobs', 'messages')];

/** Consequences that tell of a proposal to end a job early, and signal it to the pages of both sides. */
export const tellEarlyEnd = {
  otherSide: (kind: 'end-proposed' | 'end-declined'): Told => [
    tell.otherSide(kind, (facts) => facts.endId),
    ...pages,
  ],
  both: (kind: 'end-lapsed'): Told => [
    tell.customer(kind, (facts) => facts.endId),
    tell.business(kind, (facts) => facts.endId),
    ...pages,
  ],
  pages,
};
