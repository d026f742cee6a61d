/** What several screens of the admin area say: its forms, its columns, and the audit log of them. */
export const AUDIT_LOG = 'Audit Log';
export const BUSINESS_NAME = 'Business name';
export const CATEGORY = 'Work category';
export const DEALT_WITH = 'Dealt with';
export const FIRST_NAME = 'First name';
export const LAST_NAME = 'Last name';
export const NONE_YET = 'None yet';
export const SHOW_AGAIN = 'Show again';
export const SIGN_IN_CODES = 'Sign-in Codes';
export const VAT_REGISTERED = 'Registered for VAT';

/** Somebody else has deleted it meanwhile, or the same admin in another tab. */
export const noLongerThere = (what: string) => `This ${what} is no longer there.`;
