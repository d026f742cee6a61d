import { useQuery } from '@tanstack/react-query';
import { readPostcode } from '../../../contract/postcode.ts';
import { useRouterContext } from '../../router-context.ts';
import { useFailureLogged } from '../dashboard/log-failure.ts';
import { areasQuery } from './areas.ts';

/** The name of the post code's area: a slip of the finger shows before it sends somebody to the wrong end. */
export function useTown(typed: string) {
  const { api } = useRouterContext();
  const area = readPostcode(typed)?.area;
  const areas = useQuery({ ...areasQuery(api), enabled: area !== undefined });
  useFailureLogged('locations', area && areas.error);
  const town = areas.data?.find(({ code }) => code === area)?.name;
  return { town, isLooking: areas.isFetching };
}
