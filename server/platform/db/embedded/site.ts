import type { Binaries } from './binaries.ts';
import type { ClusterLocation } from './cluster-location.ts';

/** What stays the same during one start. */
export type Site = ClusterLocation & {
  binaries: Binaries;
  settings: Record<string, string>;
  log(line: string): void;
};

export const logFileOf = (site: Site) => `${site.cluster}.log`;
