/** What several screens of the admin area say: its forms, its columns, and the audit log of them. */
export const AUDIT_LOG = 'Audit Log';
export const BUSINESS_NAME = 'Business name';
export const CATEGORY = 'Work category';
export const DEALT_WITH = 'Dealt with';
/** Of the person behind an account, all that is ever verified. */
export const EMAIL_VERIFIED = 'Email verified';
export const FIRST_NAME = 'First name';
export const LAST_NAME = 'Last name';
export const NONE_YET = 'None yet';
/** Of quotes and of reviews. */
export const SEARCH_OF_WORK = 'Search by number, title, business or customer';
export const SHOW_AGAIN = 'Show again';
export const SIGN_IN_CODES = 'Sign-in Codes';
export const VAT_REGISTERED = 'Registered for VAT';

/** Somebody else has deleted it meanwhile, or the same admin in another tab. */
export const noLongerThere = (what: string) => `This ${what} is no longer there.`;
