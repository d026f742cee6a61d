import { useQuery } from '@tanstack/react-query';
import { useRouterContext } from '../../../router-context.ts';
import { catalogueQuery } from '../../catalogue/catalogue.ts';
import { useOwnBusiness } from '../business/own-business.ts';

type Named = { id: string; name: string };

/** The services that the business has chosen, else all of its trade; and the one that a picture has already. */
export function useServicesToName(has: Named | null) {
  const { data: business } = useOwnBusiness();
  const { api } = useRouterContext();
  const { data: catalogue } = useQuery(catalogueQuery(api));
  const trade = catalogue?.find(({ id }) => id === business?.workCategories[0]);
  const chosen: Named[] = business?.services.length ? business.services : (trade?.services ?? []);
  const all = has && !chosen.some(({ id }) => id === has.id) ? [has, ...chosen] : chosen;
  return all.map(({ id, name }) => ({ value: id, label: name }));
}
