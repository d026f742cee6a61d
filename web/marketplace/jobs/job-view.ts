import type { OwnJob, WorkJob } from '../../../contract/jobs.ts';

/** A job as its customer sees it, or as a business that works on it does. */
export type ViewedJob = ({ view: 'own' } & OwnJob) | ({ view: 'work' } & WorkJob);

/** One call answers each side with its own view. Which one came is read here and nowhere else. */
export const viewOfJob = (job: OwnJob | WorkJob): ViewedJob =>
  'quotesCount' in job ? { view: 'own', ...job } : { view: 'work', ...job };
