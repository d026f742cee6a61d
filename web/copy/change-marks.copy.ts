import type { JobField } from '../../contract/words.ts';

const FIELDS: Record<JobField, string> = {
  title: 'title',
  description: 'description',
  photos: 'photos',
  urgency: 'urgency',
  answers: 'answers',
  property: 'property',
  service: 'service',
  postcode: 'post code',
};

const ORDER = Object.keys(FIELDS) as JobField[];

/** In the order in which a job says them. */
const named = (fields: readonly JobField[]): string =>
  ORDER.filter((field) => fields.includes(field))
    .map((field) => FIELDS[field])
    .join(', ');

/** What both sides read of a job that was changed. */
export const changeMarksCopy = {
  changed: 'Changed',
  fields: (fields: readonly JobField[]) => `: ${named(fields)}`,
  sentBefore: 'Sent before the job changed',
  sentBeforeFact: 'This quote was sent before you changed the job.',
};
