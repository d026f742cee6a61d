export { readAgreement } from './read-agreement.ts';
export { mailAgreement } from './agreement.mails.ts';
export { makeAgreement, writeAgreements } from './make-agreement.ts';
export { type AgreementSides, sidesOfAgreement } from './agreement.policy.ts';
export { type AgreedWork, workFor, workForAct } from './agreed-work.ts';
