import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';

/** What stays the same during one start. */
export type Site = Place & {
  binaries: Binaries;
  settings: Record<string, string>;
  log(line: string): void;
};

export const logFileOf = (site: Site) => `${site.cluster}.log`;
