import type { WorkCategory } from '../../../contract/catalogue.ts';
import type { JobDraft } from './draft.ts';
import type { PostJobSearch } from './search.ts';
import { type ServiceChoice, serviceById, serviceNamed } from './service-choice.ts';

/** What is brought along, as far as it answers a question. */
export function arrivalOf({ service, what, postcode }: PostJobSearch, categories: WorkCategory[]) {
  const chosen = service
    ? serviceById(categories, service)
    : what
      ? serviceNamed(categories, what)
      : undefined;
  return { ...(chosen && serviceAnswer(chosen)), ...(postcode && { location: postcode }) };
}

export const serviceAnswer = ({ id, trade }: ServiceChoice): Partial<JobDraft> => ({
  service_id: id,
  category_id: trade.id,
});

type Brought = { search: PostJobSearch; arrival: Partial<JobDraft>; categories: WorkCategory[] };

/** Whether what is brought along is about another job than the one that somebody has begun. */
export function clashes(draft: JobDraft, { search, arrival, categories }: Brought): boolean {
  if (!draft.service_id && !draft.title && !draft.description) return false;
  return (
    isOtherWork(draft, { search, arrival, categories }) || isOtherPlace(draft.location, arrival.location)
  );
}

function isOtherWork(draft: JobDraft, { search, arrival, categories }: Brought): boolean {
  if (arrival.service_id) return arrival.service_id !== draft.service_id;
  // Words that no service is called by may mean anything.
  if (search.what) return true;
  const trade = categories.find(({ slug }) => slug === search.category);
  return trade !== undefined && trade.id !== draft.category_id;
}

const isOtherPlace = (begun: string, brought = '') =>
  begun !== '' && brought !== '' && plain(begun) !== plain(brought);

const plain = (postcode: string) => postcode.replace(/\s/g, '').toUpperCase();
