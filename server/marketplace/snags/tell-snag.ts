import type { Consequence } from '../action.ts';
import { signal, tell } from '../notifications/index.ts';

type SnagEvent = 'snag.listed' | 'snag.ticked' | 'snag.unticked' | 'snag.removed';
type Told = readonly Consequence<SnagEvent>[];

const pages: Told = [signal.customer('jobs'), signal.business('jobs')];

/** Consequences that tell of a snag, and signal it to the pages of both sides. */
export const tellSnag = {
  customer: (kind: 'snag-done'): Told => [tell.customer(kind, (facts) => facts.snagId), ...pages],
  business: (kind: 'snag-listed'): Told => [tell.business(kind, (facts) => facts.snagId), ...pages],
  pages,
};
