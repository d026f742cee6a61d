import { settingsCopy } from '../../copy/settings.copy.ts';
import { teamCopy } from '../../copy/team.copy.ts';
import { Answered } from '../dashboard/answered.tsx';
import { OwnPlace } from '../team/own-place.tsx';
import { useCurrentBusiness } from '../team/own-businesses.ts';
import { TeamPeople } from '../team/team-people.tsx';
import { useTeam } from '../team/team.ts';
import { PanelFrame } from './panel-frame.tsx';

/** The people of a business, for its owner; for everybody else whom they work for. */
export function TeamPanel() {
  const business = useCurrentBusiness();
  return (
    <PanelFrame title={settingsCopy.panels.team}>
      {business?.role === 'owner' && <People />}
      {business && business.role !== 'owner' && <OwnPlace business={business} />}
    </PanelFrame>
  );
}

const People = () => (
  <Answered query={useTeam()} loading={teamCopy.loading}>
    {(team) => <TeamPeople team={team} />}
  </Answered>
);
