export { type Consent, recordConsents, recordTerms } from './consents.ts';
export { consentData } from './consent.personal-data.ts';
