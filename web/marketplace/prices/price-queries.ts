import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PriceGuide } from '../../../contract/prices.ts';
import { readOutward } from '../../../contract/postcode.ts';
import type { ApiClient } from '../../api-client.ts';
import { useRouterContext } from '../../router-context.ts';

/** They change at night. */
const A_WHILE = 10 * 60_000;

/** Prices are known by areas of post codes, so what stands behind the first half is not sent. */
const near = (postcode = '') => ({ postcode: readOutward(postcode) ?? '' });

/** The price guides of the services of a trade, of which enough is known. */
export const tradePricesQuery = (api: ApiClient, asked: { trade: string; postcode?: string | undefined }) =>
  queryOptions({
    queryKey: ['prices', asked.trade, near(asked.postcode).postcode],
    queryFn: async () =>
      (await api.tradePrices({ params: { trade: asked.trade }, query: near(asked.postcode) })).prices,
    staleTime: A_WHILE,
  });

type AskedService = { serviceId: string; postcode: string };

/** What work of a service costs near a post code; nothing while it is not known, and nothing is said of a failure. */
export function useServicePrice({ serviceId, postcode }: AskedService): PriceGuide | null {
  const { api } = useRouterContext();
  const { data } = useQuery({
    queryKey: ['price', serviceId, near(postcode).postcode],
    queryFn: async () => (await api.servicePrice({ params: { id: serviceId }, query: near(postcode) })).guide,
    staleTime: A_WHILE,
    enabled: serviceId !== '',
  });
  return data ?? null;
}

type AskedByName = { trade: string; service: string; postcode: string };

/** The same of a service that is known by its name. */
export function usePriceByName({ trade, service, postcode }: AskedByName): PriceGuide | null {
  const { api } = useRouterContext();
  const { data = [] } = useQuery(tradePricesQuery(api, { trade, postcode }));
  return data.find((price) => price.service.name === service)?.guide ?? null;
}
