import { MONTH, pageNumber } from '../../contract/admin-pages.ts';

/** The tabs of the admin area; the first one opens first. */
export const ADMIN_TABS = [
  'dashboard',
  'customers',
  'businesses',
  'jobs',
  'categories',
  'reviews',
  'settings',
] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

const NAMES = [
  'tab',
  'page',
  'q',
  'state',
  'status',
  'month',
  'sort',
  'panel',
  'account',
  'business',
  'impersonation',
  'category',
] as const;

/** What the address of the admin area may say. Everything is text, whatever the router makes of it. */
export type AdminSearch = { [name in (typeof NAMES)[number]]?: string };

export function readAdminSearch(search: Record<string, unknown>): AdminSearch {
  const said = NAMES.map((name) => [name, search[name]] as const);
  return Object.fromEntries(
    said.filter(([, value]) => isPlain(value) && value !== '').map(([name, value]) => [name, String(value)]),
  );
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** An unknown tab opens the first. */
export const tabOf = ({ tab }: AdminSearch): AdminTab =>
  ADMIN_TABS.find((one) => one === tab) ?? ADMIN_TABS[0];

export const pageOf = ({ page }: AdminSearch): number => pageNumber(page);

/** A month that there is, or none. */
export const monthOf = ({ month = '' }: AdminSearch): string | undefined =>
  MONTH.test(month) ? month : undefined;

export function adminAddress(search: AdminSearch): string {
  const said = Object.entries(search).filter(([, value]) => value);
  return `/admin/dashboard?${new URLSearchParams(Object.fromEntries(said))}`;
}

/** One of the words that a list knows; whatever else the address says counts as nothing. */
export const oneOf = <W extends string>(words: readonly W[], said: string | undefined): W | undefined =>
  words.find((word) => word === said);
