import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { workingHoursCopy as copy } from '../../copy/working-hours.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Answered } from '../dashboard/answered.tsx';
import { useCurrentBusiness } from '../team/own-businesses.ts';
import { HoursForm } from './hours/hours-form.tsx';
import { HoursView } from './hours/hours-view.tsx';
import { PanelFrame } from './panel-frame.tsx';

/** When the people of a business come to customers. */
export function HoursPanel() {
  const query = useWorkingHours();
  const [isEditing, setEditing] = useState(false);
  const edit = query.data && !isEditing && <Button onClick={() => setEditing(true)}>{copy.edit}</Button>;
  return (
    <PanelFrame title={copy.title} action={edit}>
      <p className="max-w-prose text-ink-soft">{copy.hint}</p>
      <Answered query={query} loading={copy.loading}>
        {(hours) => (
          <Card.Outer isCompact>
            {isEditing ? (
              <HoursForm hours={hours} onDone={() => setEditing(false)} />
            ) : (
              <HoursView hours={hours} />
            )}
          </Card.Outer>
        )}
      </Answered>
    </PanelFrame>
  );
}

function useWorkingHours() {
  const { api } = useRouterContext();
  const business = useCurrentBusiness()?.id;
  return useQuery({
    queryKey: ['own-business', 'working-hours', business],
    queryFn: () => api.workingHours(),
    staleTime: 0,
  });
}
