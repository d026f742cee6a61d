import type { DashboardTab } from '../dashboard/dashboard-tabs.ts';
import type { History } from '../jobs/job-tabs.ts';
import type { ApiClient } from '../../api-client.ts';

/** What has become of something, as it is said: the sentence, and the tab where it can be found now. */
export type Whereabouts = {
  sentence: string;
  why?: string;
  tab?: DashboardTab;
  history?: History;
  /** What the news is about where several records tell the same in other words. */
  about?: string;
  /** The record of the same list that has taken its place. */
  instead?: string;
};

/** What a live list says of its records when they come and go. */
export type LiveWords<Item> = {
  /** By which ids the acts of this tab call the record. */
  idsOf: (item: Item) => readonly string[];
  /** "1 new lead" */
  waiting: (count: number) => string;
  arrived: (item: Item) => string;
  titleOf: (item: Item) => string;
  /** What was typed about it is kept under these. */
  draftsOf: (item: Item) => { leadId?: string | null; jobId?: string };
  /** Asked when the record has left the list. */
  whereIs: (api: ApiClient, item: Item) => Promise<Whereabouts>;
  /** Said when that cannot be told. */
  hasLeft: (item: Item) => Whereabouts;
};
