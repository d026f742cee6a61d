import { useState } from 'react';
import type { LeadVisits } from '../../../contract/visits.ts';
import { ProposalForm, type ProposedTo } from './proposal-form.tsx';
import { TimesFields } from './times-fields.tsx';
import { firstTime, isWhole, onTheWall, type TypedTime } from './typed-time.ts';
import { isYou, WhoComes } from './who-comes.tsx';

type ProposeProps = { to: ProposedTo; team: LeadVisits['team']; onClose: () => void };

/** Up to three times of a business, whenever it likes, and who comes. */
export function ProposeTimes({ to, team, onClose }: ProposeProps) {
  const kind = to.visit ? to.visit.kind : to.kind;
  const [times, setTimes] = useState<readonly TypedTime[]>([firstTime(kind)]);
  const [member, choose] = useState(whoCame(to, team));
  const read = () =>
    times.every(isWhole) ? { times: times.map(onTheWall), ...(member && { member }) } : null;
  return (
    <ProposalForm to={to} read={read} onClose={onClose}>
      {(isChecked) => (
        <>
          <TimesFields {...{ times, kind, isChecked }} onChange={setTimes} />
          <WhoComes id="member" team={team} value={member} onChange={choose} />
        </>
      )}
    </ProposalForm>
  );
}

/** Whom the business chose before. */
const whoCame = ({ visit }: ProposedTo, team: LeadVisits['team']): string =>
  team.find(({ id }) => id === visit?.member?.id)?.id ?? isYou(team);
