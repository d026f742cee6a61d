import type { Consequence } from '../action.ts';
import { signal, tell } from '../notifications/index.ts';

type ExtraEvent = 'extra.proposed' | 'extra.approved' | 'extra.refused' | 'extra.withdrawn';
type Told = readonly Consequence<ExtraEvent>[];

/** An open conversation tells of it between its messages. */
const pages: Told = [signal.customer('jobs', 'messages'), signal.business('jobs', 'messages')];

/** Consequences that tell of an extra, and signal it to the pages of both sides. */
export const tellExtra = {
  customer: (kind: 'extra-proposed'): Told => [tell.customer(kind, (facts) => facts.extraId), ...pages],
  business: (kind: 'extra-approved' | 'extra-refused'): Told => [
    tell.business(kind, (facts) => facts.extraId),
    ...pages,
  ],
  pages,
};
