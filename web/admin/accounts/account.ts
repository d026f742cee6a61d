import type { AdminBusiness, AdminCustomer } from '../../../contract/admin-accounts.ts';

/** What the acts on a customer and on a business have in common. */
export type Account = {
  id: string;
  kind: 'customer' | 'business';
  /** What the row is called: a person, or a business. */
  name: string;
  email: string;
  code: string;
  isActive: boolean;
  isVerified: boolean;
  /** Why it receives no leads; null of a customer, too. */
  noLeadsReason: AdminBusiness['noLeadsReason'];
  documents: AdminBusiness['documents'];
};

export const accountOfCustomer = (row: AdminCustomer): Account => ({
  id: row.id,
  kind: 'customer',
  name: row.name,
  email: row.email,
  code: row.code,
  isActive: row.is_active === 1,
  isVerified: row.emailVerifiedAt !== null,
  noLeadsReason: null,
  documents: [],
});

export const accountOfBusiness = (row: AdminBusiness): Account => ({
  id: row.id,
  kind: 'business',
  name: row.name,
  email: row.userEmail,
  code: row.code,
  isActive: row.is_active === 1,
  isVerified: row.isVerified,
  noLeadsReason: row.noLeadsReason,
  documents: row.documents,
});

/** What is said of acts on customers, or on businesses. */
export type Toasts = { updated: string; deleted: string; gone: string };
