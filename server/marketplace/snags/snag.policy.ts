import { type AgreementSides, sidesOfAgreement } from '../agreements/index.ts';
import { policy } from '../policy.ts';

export const mayOnSnag = policy<AgreementSides>()(sidesOfAgreement, {
  add: ["its job's customer"],
  remove: ["its job's customer"],
  tick: ['the business that won the job'],
  untick: ['the business that won the job'],
});
