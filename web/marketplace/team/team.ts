import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Team } from '../../../contract/team.ts';
import type { ApiClient } from '../../api-client.ts';
import { useRouterContext } from '../../router-context.ts';

export const TEAM_KEY = ['team'];

const teamQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: TEAM_KEY,
    queryFn: () => api.team(),
    staleTime: 0,
    // Nothing tells of who joins: it is asked again on coming back.
    refetchOnWindowFocus: true,
  });

/** The people of the own business, and the invitations that are open. */
export const useTeam = () => useQuery(teamQuery(useRouterContext().api));

/** Every change of the team answers what it has become. */
export function useTeamKnown() {
  const queryClient = useQueryClient();
  return {
    take: (team: Team) => queryClient.setQueryData(TEAM_KEY, team),
    askAgain: () => queryClient.invalidateQueries({ queryKey: TEAM_KEY }),
  };
}
