export { type Consent, recordConsents, recordTerms } from './consents.ts';
