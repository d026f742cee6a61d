export { openCases } from './reactions.ts';
export { reportedBy } from './reported.queries.ts';
