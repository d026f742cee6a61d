export { isAlive, leadLifecycle } from './lead.lifecycle.ts';
export { isStillTheirs, leadForAct } from './lead.queries.ts';
export { markQuoted, noteRelease, reopenLead } from './reactions.ts';
