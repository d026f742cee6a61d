/** Each side's tabs; the first one opens first. */
export const CUSTOMER_TABS = ['jobs', 'quoted', 'progress', 'messages', 'history', 'settings'] as const;
export const BUSINESS_TABS = ['leads', 'quoted', 'progress', 'messages', 'history', 'settings'] as const;
export type CustomerTab = (typeof CUSTOMER_TABS)[number];
export type BusinessTab = (typeof BUSINESS_TABS)[number] | 'team';
export type DashboardTab = CustomerTab | BusinessTab;

/** As many have room at the foot of a phone; the others stand in the menu of the account. */
const MOST_IN_BAR = 5;

export const isInBar = (tabs: readonly DashboardTab[], tab: DashboardTab): boolean =>
  tabs.indexOf(tab) < MOST_IN_BAR;

/** The tab that an address names; an unknown one opens the first. */
export const tabIn = <T extends DashboardTab>(tabs: readonly [T, ...T[]], asked: string | undefined): T =>
  tabs.find((tab) => tab === asked) ?? tabs[0];

export const tabAddress = (tab: DashboardTab) => `/dashboard?tab=${tab}`;

/** The page of one lead. */
export const leadAddress = (id: string) => `${tabAddress('leads')}&lead=${id}`;
