import type { WorkCategory } from '../../../contract/catalogue.ts';
import type { Draft } from './draft.ts';
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

export const serviceAnswer = ({ id, trade }: ServiceChoice): Partial<Draft> => ({
  service_id: id,
  category_id: trade.id,
});
