import { teamCopy } from '../../copy/team.copy.ts';
import { BusinessChoices } from './business-choices.tsx';
import { useOwnBusinesses } from './own-businesses.ts';

/** In the menu of the account: which business somebody acts for, of several. */
export const BusinessSwitch = () => (
  <div className="min-w-0 border-t border-line pt-2">
    <p className="px-1 text-sm text-ink-soft" aria-hidden>
      {teamCopy.switch.label}
    </p>
    <BusinessChoices businesses={useOwnBusinesses() ?? []} />
  </div>
);
