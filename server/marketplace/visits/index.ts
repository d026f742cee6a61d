export { endVisits, freeMember } from './reactions.ts';
export { tellVisit } from './tell-visit.ts';
export { isAgreed } from './visit.lifecycle.ts';
