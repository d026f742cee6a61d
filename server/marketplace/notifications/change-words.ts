import { JOB_FIELDS, type JobField } from '../../../contract/words.ts';
import type { JobFacts } from './notice.queries.ts';

const FIELD_WORDS: Record<JobField, string> = {
  title: 'title',
  description: 'description',
  photos: 'photos',
  urgency: 'urgency',
  answers: 'answers about the work',
  property: 'property',
  service: 'service',
  postcode: 'post code',
};

/** What was changed of a job, in the order in which a job says it. */
export const changedWords = ({ changed_fields }: Pick<JobFacts, 'changed_fields'>): string =>
  JOB_FIELDS.filter((field) => changed_fields?.includes(field))
    .map((field) => FIELD_WORDS[field])
    .join(', ');

type Stand = Pick<JobFacts, 'work_status' | 'has_quoted'>;

/** What a business should do about a change, and on which tab. Of work that is under way only the winner is told. */
export function adviceOnChange({ work_status, has_quoted }: Stand): { line: string; tab: string } {
  if (work_status)
    return { line: 'Have a look before you begin: it was changed before you were hired.', tab: 'progress' };
  if (!has_quoted) return { line: 'Have a look before you send a quote.', tab: 'leads' };
  const line =
    'Your quote stands as you sent it. If it does not fit any more, cancel it and send another one.';
  return { line, tab: 'quoted' };
}
