import { KM_PER_MILE } from '../../contract/reach.ts';
import { adminReportsCopy } from './admin-reports.copy.ts';
import { paymentFlagsCopy } from './payment-flags.copy.ts';
import { AUDIT_LOG, noLongerThere, SIGN_IN_CODES, VAT_REGISTERED } from './admin-words.copy.ts';
import { adminCopy } from './admin.copy.ts';

const ISLANDS = 'Guernsey, Jersey and the Isle of Man take part';

/** The settings of the market in the admin area. Spelling as specified. */
export const adminSettingsCopy = {
  panels: {
    promo: 'Promo Codes',
    prices: 'Package Prices',
    payments: paymentFlagsCopy.title,
    reports: adminReportsCopy.title,
    market: 'Market',
    audit: AUDIT_LOG,
    signin: SIGN_IN_CODES,
  },
  waiting: (count: number) => `${count} to deal with`,
  loading: 'Loading Settings',
  promo: {
    loading: 'Loading Promo Codes',
    empty: 'No Promo Codes Found',
    added: 'Promo Code added successfully',
    updated: 'Promo Code updated successfully',
    deleted: 'Promo Code Deleted Successfully',
    gone: noLongerThere('promo code'),
    columns: { name: 'Name', description: 'Description', percentage: 'Percentage', status: 'Status' },
    active: 'Active',
    inactive: 'Inactive',
    add: { button: 'Add Promo Code', title: 'Add a promo code', confirm: 'Add' },
    edit: { button: 'Edit', title: (name: string) => `Edit ${name}`, confirm: adminCopy.save },
    fields: {
      name: 'Name',
      nameHint: 'At most 10 letters, digits and hyphens.',
      description: 'Description (optional)',
      percentage: 'Percentage',
      percentageHint: 'Off the net price, from 1 to 100.',
      status: 'Active',
    },
    activate: 'Activate',
    deactivate: 'Deactivate',
    remove: 'Delete',
  },
  prices: {
    loading: 'Loading Package Prices',
    note: 'A new price holds for all who buy from now on. Running subscriptions keep theirs.',
    net: 'Net price a month',
    gross: (gross: string, net: string, vat: string) =>
      `${gross} a month including VAT (${net} + VAT ${vat})`,
    plain: (gross: string) => `${gross} a month`,
    save: 'Save price',
    ask: (title: string) => `Change the price of ${title}?`,
    change: (before: string, after: string) => `From ${before} to ${after} net a month`,
    confirm: 'Change the price',
    saved: 'Price updated successfully',
  },
  market: {
    loading: 'Loading the market settings',
    vat: {
      label: VAT_REGISTERED,
      hint: (rate: number) => `VAT of ${rate} % is added to net prices, from the next purchase on.`,
      unavailable: 'VAT_RATE is 0, so there is no VAT to add.',
      on: 'VAT switched on',
      off: 'VAT switched off',
    },
    note: 'What is changed here holds for what is begun from now on, and stands in the audit log.',
    crown: {
      label: ISLANDS,
      hint: 'They are not in the United Kingdom, and have laws of their own on VAT and data. While this is off, nobody posts a job there and no business opens or moves there.',
      on: ISLANDS,
      off: 'Guernsey, Jersey and the Isle of Man take part no more',
    },
    switches: 'Taxes and places',
    numbers: 'Times and amounts',
    fields: {
      headStartHours: {
        label: 'Head start of the premium package, in hours',
        hint: 'How long a premium job is for the premium package alone. 0: not at all.',
      },
      unansweredDays: {
        label: 'Days until a job that nobody answers closes',
        hint: 'Its customer is mailed 7 days before and can keep it open. 0: it never closes.',
      },
      freeMonths: {
        label: 'Free months of a code of 100%',
        hint: 'How long a package that costs nothing goes on.',
      },
    },
    textsADay: (atStart: number) => ({
      label: 'Text messages in 24 hours',
      hint: `The most that are paid for, to everybody together. 0: none. Empty: ${atStart}, as the server was started.`,
    }),
    save: adminCopy.save,
    saved: 'Market settings updated successfully',
    rules: 'Rules in force',
    rows: {
      radius: 'A lead reaches',
      /** The rule is in kilometres, and distances are told in miles: whoever reads one of them knows the other. */
      radiusValue: (km: number) => `${km} km (${Math.round(km / KM_PER_MILE)} miles)`,
      grace: 'Leads stay open after a failed payment',
      days: (days: number) => `${days} days`,
      impersonation: 'Impersonation ends after',
      minutes: (minutes: number) => `${minutes} minutes`,
    },
  },
  audit: {
    loading: 'Loading the Audit Log',
    empty: 'Nothing has been done yet',
    ofOne: 'Of one account only.',
    all: 'Show all',
    columns: { act: 'What', admin: 'Who', about: 'About', changes: 'Before and after', when: 'When' },
    change: (before: string, after: string) => `${before} → ${after}`,
    nothing: 'none',
    reason: 'Reason',
    /** What was done during an impersonation stands behind one entry. */
    during: (requests: number, from: string, until: string | null) =>
      `${requests === 1 ? '1 request' : `${requests.toLocaleString('en-GB')} requests`}, ${clockTime(from)}${until ? ` to ${clockTime(until)}` : ''}`,
    ofImpersonation: 'Of one impersonation only, the last request first.',
  },
};

/** By the clock of the country, so that server and browser write the same. */
const CLOCK = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});
const clockTime = (at: string) => CLOCK.format(new Date(at));
