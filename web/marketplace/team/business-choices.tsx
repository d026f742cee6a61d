import { Check } from 'lucide-react';
import type { OwnBusiness } from '../../../contract/team.ts';
import { teamCopy } from '../../copy/team.copy.ts';
import { useChooseBusiness } from './use-choose-business.ts';

type BusinessChoicesProps = { businesses: readonly OwnBusiness[]; onDone?: () => void };

/** The businesses somebody may act for, with a tick at the current one; a click goes on for another. */
export function BusinessChoices({ businesses, onDone }: BusinessChoicesProps) {
  const choosing = useChooseBusiness();
  const choose = (business: OwnBusiness) => {
    onDone?.();
    if (!business.isCurrent) choosing.mutate(business);
  };
  return (
    <ul aria-label={teamCopy.switch.label} aria-busy={choosing.isPending || undefined}>
      {businesses.map((business) => (
        <li key={business.id}>
          <button
            type="button"
            aria-current={business.isCurrent || undefined}
            className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-2 py-1.5 text-left -outline-offset-2 hover:bg-tint"
            onClick={() => choose(business)}
          >
            <Check
              className="shrink-0 text-link data-other:invisible"
              data-other={!business.isCurrent || undefined}
              size={20}
              aria-hidden
            />
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{business.name}</span>
              <span className="block text-sm text-ink-soft">{teamCopy.roles[business.role]}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
