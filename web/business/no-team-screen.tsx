import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnBusiness } from '../../contract/team.ts';
import { teamCopy } from '../copy/team.copy.ts';
import { LogOutButton } from '../marketplace/accounts/log-out-button.tsx';
import { useSession } from '../marketplace/accounts/session.ts';
import { BusinessChoices } from '../marketplace/team/business-choices.tsx';
import { useOwnBusinesses } from '../marketplace/team/own-businesses.ts';
import { Card } from '../ui/layout/card.tsx';
import { Title } from '../ui/layout/heading.tsx';

/** For people who were removed from the business they acted for, or left it: they choose another one of theirs, if any. */
export function NoTeamScreen() {
  const businesses = useOwnBusinesses() ?? [];
  return businesses.length > 0 ? <ChooseAnother businesses={businesses} /> : <InNone />;
}

const ChooseAnother = ({ businesses }: { businesses: readonly OwnBusiness[] }) => (
  <Said title={teamCopy.another.title}>
    <p>{teamCopy.another.why}</p>
    <div className="w-full">
      <BusinessChoices businesses={businesses} />
    </div>
  </Said>
);

/** Their account goes on, and an invitation brings them back. */
const InNone = () => (
  <Said title={teamCopy.none.title}>
    <p className="min-w-0 wrap-anywhere">{teamCopy.none.ask(useSession()?.user.email ?? '')}</p>
    <p>{teamCopy.none.own}</p>
    <LogOutButton />
  </Said>
);

const Said = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid max-w-2xl gap-6">
    <Title>{title}</Title>
    <Card>
      <div className="grid justify-items-start gap-4">
        <span className="rounded-card bg-tint p-3 text-link">
          <Users size={28} strokeWidth={1.75} aria-hidden />
        </span>
        {children}
      </div>
    </Card>
  </div>
);
