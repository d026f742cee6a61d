import type { NoLeadsReason } from '../../contract/admin-pages.ts';
import {
  AUDIT_LOG,
  BUSINESS_NAME,
  EMAIL_VERIFIED,
  FIRST_NAME,
  LAST_NAME,
  noLongerThere,
} from './admin-words.copy.ts';
import { adminCopy } from './admin.copy.ts';

const UNVERIFIED = adminCopy.state.unverified;

const WHYS: Record<NoLeadsReason, string> = {
  inactive: 'Inactive',
  unverified: UNVERIFIED,
  no_package: 'No package',
  package_ended: 'Package ended',
  unpaid: 'Package not paid for',
  unconfirmed: 'Package not confirmed by its provider',
  no_category: 'No trade',
};

/** Customers and businesses in the admin area. Spelling as specified. */
export const adminAccountsCopy = {
  customers: {
    loading: 'Loading Customers',
    empty: 'No Customers Found',
    updated: 'Customer updated successfully!',
    deleted: 'Customer Deleted Successfully',
    gone: noLongerThere('customer'),
  },
  businesses: {
    loading: 'Loading Businesses',
    empty: 'No Businesses Found',
    updated: 'Business updated successfully!',
    deleted: 'Business Deleted Successfully',
    gone: noLongerThere('business'),
  },
  /** Names are often the same: the reference and the address say which account it is. */
  which: ({ code, email }: { code: string; email: string }) => `${code}, ${email}`,
  columns: {
    name: 'Name',
    email: 'Email',
    mobile: 'Mobile number',
    state: 'Status',
    jobs: 'Jobs',
    finished: 'Finished',
    cancelled: 'Cancelled',
    leads: 'Leads seen',
    quoted: 'Quoted',
    joined: 'Registered',
    business: 'Business',
    contact: 'Contact',
    trade: 'Trade',
    package: 'Package',
  },
  packages: { standard: 'Standard', premium: 'Premium', none: 'None' },
  subscriptions: {
    not_subscribed: 'not begun',
    active: 'active',
    past_due: 'past due',
    expired: 'expired',
    cancelled: 'cancelled',
  },
  noTrade: 'None',
  /** Why leads are not open to a business; who is out of them is out of the directory as well. */
  noLeads: (why: NoLeadsReason) => `${WHYS[why]}: receives no leads, not in the directory`,
  verified: EMAIL_VERIFIED,
  notVerified: UNVERIFIED,
  active: 'Active',
  inactive: 'Inactive',
  edit: {
    button: 'Edit',
    title: (name: string) => `Edit ${name}`,
    business: BUSINESS_NAME,
    firstName: FIRST_NAME,
    lastName: LAST_NAME,
    loading: 'Loading',
  },
  verify: {
    button: 'Verify',
    title: (name: string) => `Verify ${name}`,
    note: 'The email address counts as verified although nobody followed its link. This cannot be taken back.',
    confirm: 'Verify',
    done: 'Verification successful',
  },
  resend: { button: 'Resend Verification Email', done: 'Verification email sent successfully' },
  impersonate: {
    button: 'Impersonate',
    title: (name: string) => `Impersonate ${name}`,
    note: 'You see what they see for 30 minutes. Every page you open is written into the audit log, and they can see that you were there and why.',
    confirm: 'Impersonate',
  },
  activate: { button: 'Activate', done: 'Account activated' },
  deactivate: {
    button: 'Deactivate',
    title: (name: string) => `Deactivate ${name}`,
    note: 'They are signed out at once and told the reason by e-mail. Their open jobs and leads are put away until the account is active again.',
    confirm: 'Deactivate',
    done: 'Account deactivated',
  },
  remove: {
    button: 'Delete',
    title: (name: string) => `Delete ${name}`,
    note: 'What is open or agreed is cancelled, the others are told, and the account is erased. They are told the reason by e-mail. This process cannot be undone.',
    confirm: 'Delete',
  },
  documents: {
    button: 'Documents',
    title: (name: string) => `Documents of ${name}`,
    empty: 'No documents found',
    close: 'Close',
  },
  log: AUDIT_LOG,
};
