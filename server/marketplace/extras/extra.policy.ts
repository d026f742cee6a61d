import { type AgreementSides, sidesOfAgreement } from '../agreements/index.ts';
import { policy } from '../policy.ts';

export const mayOnExtra = policy<AgreementSides>()(sidesOfAgreement, {
  propose: ['the business that won the job'],
  approve: ["its job's customer"],
  refuse: ["its job's customer"],
  withdraw: ['the business that won the job'],
});
