/** Each side's tabs; the first one opens first. */
export const CUSTOMER_TABS = ['jobs', 'quoted', 'progress', 'history', 'settings'] as const;
export const BUSINESS_TABS = ['leads', 'quoted', 'progress', 'history', 'settings'] as const;
export type CustomerTab = (typeof CUSTOMER_TABS)[number];
export type BusinessTab = (typeof BUSINESS_TABS)[number] | 'team';
export type DashboardTab = CustomerTab | BusinessTab;

/** The tab that an address names; an unknown one opens the first. */
export const tabIn = <T extends DashboardTab>(tabs: readonly [T, ...T[]], asked: string | undefined): T =>
  tabs.find((tab) => tab === asked) ?? tabs[0];

export const tabAddress = (tab: DashboardTab) => `/dashboard?tab=${tab}`;
