import { brand } from '../../contract/brand.ts';
import { type PageWords, pageWords } from './page-words.ts';

/** The admin area: its frame, and what its lists have in common. Spelling as specified. */
export const adminCopy = {
  tabsLabel: 'Admin',
  tabs: {
    dashboard: 'Dashboard',
    customers: 'Customers',
    businesses: 'Businesses',
    jobs: 'Jobs',
    categories: 'Work Categories',
    reviews: 'Reviews',
    settings: 'Settings',
  },
  working: 'One moment',
  save: 'Save Changes',
  reason: 'Reason',
  /** The browser's own question before anything is deleted. */
  mayDelete: (name: string) => `Are you sure you want to delete ${name}?`,
  actions: { heading: 'Actions', of: (name: string) => `Actions for ${name}` },
  search: { label: 'Search by name or e-mail' },
  sort: {
    label: 'Sort by',
    newest: 'Newest first',
    oldest: 'Oldest first',
    name: 'Name',
    email: 'Email',
  },
  state: {
    label: 'Show',
    all: 'All',
    active: 'Active',
    inactive: 'Inactive',
    unverified: 'Email not verified',
    subscribed: 'Subscribed',
    paying: 'Paying or in grace',
    past_due: 'Past due',
    expired: 'Expired',
    cancelled: 'Cancelled',
  },
  month: { only: (month: string) => `Added in ${month}`, all: 'Show all months' },
  file: 'Download as CSV',
  found: (count: number, hasMore = false) =>
    `${hasMore ? 'More than ' : ''}${count.toLocaleString('en-GB')} found`,
  pages: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
  },
};

/** Of one tab of the admin area. */
export const adminPage = (tab: keyof typeof adminCopy.tabs): PageWords => ({
  ...pageWords(`${adminCopy.tabs[tab]} · Admin`, `The admin area of ${brand.name}.`),
  isPrivate: true,
});
