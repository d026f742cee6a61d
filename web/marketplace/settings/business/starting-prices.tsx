import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnStartingPrices } from '../../../../contract/starting-prices.ts';
import { businessSettingsCopy } from '../../../copy/business-settings.copy.ts';
import { useRouterContext } from '../../../router-context.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Rows } from '../../../ui/lists/rows.tsx';
import { Answered } from '../../dashboard/answered.tsx';
import { useCurrentBusiness } from '../../team/own-businesses.ts';
import { StartingPricesForm } from './starting-prices-form.tsx';

const copy = businessSettingsCopy.starting;

/** What the services of the business cost at least, and the form in which it says so. */
export const StartingPrices = () => (
  <section aria-labelledby="starting-prices" className="grid gap-4">
    <div className="grid gap-1">
      <h3 id="starting-prices" className="font-display text-xl leading-tight">
        {copy.title}
      </h3>
      <p className="max-w-prose text-sm text-ink-soft">{copy.hint}</p>
    </div>
    <Answered query={useStartingPrices()} loading={copy.loading}>
      {({ prices }) => <Given prices={prices} />}
    </Answered>
  </section>
);

/** With the profile they are read again: another trade has other services. */
function useStartingPrices() {
  const { api } = useRouterContext();
  const business = useCurrentBusiness()?.id;
  return useQuery({
    queryKey: ['own-business', 'starting-prices', business],
    queryFn: () => api.startingPrices(),
    staleTime: 0,
  });
}

function Given({ prices }: OwnStartingPrices) {
  const [isEditing, setEditing] = useState(false);
  if (prices.length === 0) return <p className="text-ink-soft">{copy.noServices}</p>;
  if (isEditing) return <StartingPricesForm prices={prices} onDone={() => setEditing(false)} />;
  const given = prices.flatMap(({ service, from }) =>
    from === null ? [] : [{ label: service.name, value: copy.from(from) }],
  );
  return (
    <>
      {given.length > 0 ? <Rows items={given} /> : <p className="text-ink-soft">{copy.none}</p>}
      <div>
        <Button onClick={() => setEditing(true)}>{copy.edit}</Button>
      </div>
    </>
  );
}
