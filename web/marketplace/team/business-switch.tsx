import { Check, ChevronDown } from 'lucide-react';
import type { OwnBusiness } from '../../../contract/team.ts';
import { teamCopy } from '../../copy/team.ts';
import { useDetailsMenu } from '../../ui/use-details-menu.ts';
import { useIsDesk } from '../../ui/use-is-wide.ts';
import { currentIn, useOwnBusinesses } from './own-businesses.ts';
import { useChooseBusiness } from './use-choose-business.ts';

const copy = teamCopy.switch;

/** Which business somebody acts for, of several: in the bar behind the name of the current one, in a menu as they are. */
export function BusinessSwitch() {
  const businesses = useOwnBusinesses() ?? [];
  return useIsDesk() ? <InBar businesses={businesses} /> : <InMenu businesses={businesses} />;
}

type Businesses = { businesses: readonly OwnBusiness[] };

function InBar({ businesses }: Businesses) {
  const { leave, details } = useDetailsMenu();
  const name = currentIn(businesses)?.name ?? '';
  return (
    <details {...details} className="group/switch relative min-w-0">
      <summary
        aria-label={copy.button(name)}
        className="flex min-h-11 max-w-60 cursor-pointer list-none items-center gap-2 rounded-field border border-rim px-3 font-semibold group-open/switch:bg-sunken hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <span className="min-w-0 truncate">{name}</span>
        <ChevronDown className="shrink-0 text-ink-soft" size={20} aria-hidden />
      </summary>
      <div className="absolute right-0 z-20 mt-2 w-72 rounded-card border border-rim bg-surface p-1 shadow-float">
        <Choices businesses={businesses} onDone={leave} />
      </div>
    </details>
  );
}

const InMenu = ({ businesses }: Businesses) => (
  <div className="w-full min-w-56 border-y border-line py-3">
    <p className="text-sm text-ink-soft" aria-hidden>
      {copy.label}
    </p>
    <Choices businesses={businesses} />
  </div>
);

function Choices({ businesses, onDone }: Businesses & { onDone?: () => void }) {
  const choosing = useChooseBusiness();
  const choose = (business: OwnBusiness) => {
    onDone?.();
    if (!business.isCurrent) choosing.mutate(business);
  };
  return (
    <ul aria-label={copy.label} aria-busy={choosing.isPending || undefined}>
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
