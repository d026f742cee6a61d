import { useQuery } from '@tanstack/react-query';
import { readPostcode } from '../../../contract/postcode.ts';
import { postJobCopy } from '../../copy/post-job.ts';
import { areasQuery } from '../../marketplace/catalogue/areas.ts';
import { useFailureLogged } from '../../marketplace/dashboard/log-failure.ts';
import { useRouterContext } from '../../router-context.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useFault } from './faults-of-page.ts';
import { whereSaid } from './said.ts';
import type { WizardState } from './use-wizard.ts';

const copy = postJobCopy.where;

export function Where({ wizard: { draft, change } }: { wizard: WizardState }) {
  const { town, isLooking } = useTown(draft.location);
  return (
    <div className="grid gap-2">
      <TextField
        id="location"
        name="location"
        label={copy.label}
        hint={copy.hint}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        value={draft.location}
        onChange={(event) => change({ location: event.target.value })}
        onBlur={() => change({ location: whereSaid(draft) })}
        error={useFault('location')}
      />
      <p role="status" aria-busy={isLooking || undefined} className="text-ink-soft">
        {town && copy.found(town)}
      </p>
    </div>
  );
}

/** The name of the post code's area: a slip of the finger shows before it sends somebody to the wrong end. */
function useTown(typed: string) {
  const { api } = useRouterContext();
  const area = readPostcode(typed)?.area;
  const areas = useQuery({ ...areasQuery(api), enabled: area !== undefined });
  useFailureLogged('locations', area && areas.error);
  const town = areas.data?.find(({ code }) => code === area)?.name;
  return { town, isLooking: areas.isFetching };
}
