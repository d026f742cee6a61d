import { draftKey } from './drafts.ts';

/** Where an admin was when an impersonation began: the page of the admin area, and the row. */
export type AdminPlace = { href: string; row: string };

/** In this tab, as drafts are, so that logging out removes it. */
const KEY = draftKey('place in the admin area');

export function keepAdminPlace(place: AdminPlace) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Without storage the way back leads to the first page.
  }
}

export function keptAdminPlace(): AdminPlace | null {
  try {
    const place: Partial<AdminPlace> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const { href, row } = place;
    return href?.startsWith('/admin/') && row ? { href, row } : null;
  } catch {
    return null;
  }
}

export function forgetAdminPlace() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
