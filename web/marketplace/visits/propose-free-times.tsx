import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { VISIT_LENGTHS, type VisitLength } from '../../../contract/visit-words.ts';
import { visitsCopy } from '../../copy/visits.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Answered } from '../dashboard/answered.tsx';
import { asProposed, type FreeTime, freeTimesQuery, isStillFree, USUAL_LENGTH } from './free-times.ts';
import { FreeTimesFields } from './free-times-fields.tsx';
import { ProposalForm, type ProposedTo } from './proposal-form.tsx';

const { free: words } = visitsCopy;

type ProposeProps = { leadId: string; to: ProposedTo; onClose: () => void };

/** Up to three times of a customer, from those at which somebody of the business could come. */
export function ProposeFreeTimes({ leadId, to, onClose }: ProposeProps) {
  const { api } = useRouterContext();
  const [minutes, setMinutes] = useState(USUAL_LENGTH[to.visit ? to.visit.kind : to.kind]);
  const [times, setTimes] = useState<readonly FreeTime[]>([{ day: '', from: '' }]);
  const query = useQuery(freeTimesQuery(api, { leadId, minutes, visit: to.visit?.id }));
  const days = query.data ?? [];
  const read = () =>
    times.every((time) => isStillFree(time, days))
      ? { times: times.map((time) => asProposed(time, minutes)) }
      : null;
  return (
    <ProposalForm to={to} read={read} onClose={onClose}>
      {(isChecked) => (
        <>
          <SelectField
            id="length"
            name="length"
            label={words.length}
            options={VISIT_LENGTHS.map((value) => ({ value, label: words.lengths[value] }))}
            value={minutes}
            onChange={({ currentTarget }) => setMinutes(currentTarget.value as VisitLength)}
          />
          <Answered query={query} loading={words.loading}>
            {(free) =>
              free.length === 0 ? (
                <p className="text-ink-soft">{words.none}</p>
              ) : (
                <FreeTimesFields {...{ times, days: free, minutes, isChecked }} onChange={setTimes} />
              )
            }
          </Answered>
        </>
      )}
    </ProposalForm>
  );
}
