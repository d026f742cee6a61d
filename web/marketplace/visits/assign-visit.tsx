import type { LeadVisits, Visit } from '../../../contract/visits.ts';
import { visitsCopy } from '../../copy/visits.copy.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FailureSaid } from '../dashboard/failure-said.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { VISIT_LISTS } from './visits.ts';

const { assign: words } = visitsCopy;

type AssignProps = { visit: Visit; team: LeadVisits['team'] };

/** Who comes can be another one of the team until then. It is saved as soon as it is chosen. */
export function AssignVisit({ visit, team }: AssignProps) {
  const act = useAct({
    name: 'assignVisit',
    call: (api, member: string) => api.assignVisit({ params: { id: visit.id }, body: { member } }),
    reloads: VISIT_LISTS,
    done: words.done,
    isSaidInCard: true,
  });
  const chosen = visit.member?.id ?? '';
  const isInTeam = team.some(({ id }) => id === chosen);
  return (
    <div className="grid gap-3">
      <SelectField
        id={`comes-${visit.id}`}
        name="member"
        label={words.label}
        placeholder={isInTeam ? undefined : (visit.member?.name ?? words.nobody)}
        options={team.map(({ id, name }) => ({ value: id, label: name }))}
        value={isInTeam ? chosen : ''}
        onChange={({ currentTarget }) => currentTarget.value && void act.run(currentTarget.value)}
      />
      <FailureSaid failure={act.failure} />
    </div>
  );
}
