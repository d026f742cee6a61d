import { earlyEndFacts, earlyEndSubjects } from './early-end-facts.queries.ts';
import { extraFacts, extraSubjects } from './extra-facts.queries.ts';
import type { NoticeKind } from './kinds.ts';
import { snagSubjects } from './snag-facts.queries.ts';
import { visitSubjects } from './visit-facts.queries.ts';

/** What is arranged, and what came up after the agreement: where the facts of each kind stand. */
export const laterSubjects = { ...visitSubjects, ...extraSubjects, ...snagSubjects, ...earlyEndSubjects };

/** What came up after the agreement. */
export const laterFacts = (kind: NoticeKind) => ({ ...extraFacts(kind), ...earlyEndFacts(kind) });
