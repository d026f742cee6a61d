import { Users } from 'lucide-react';
import { teamCopy } from '../copy/team.ts';
import { LogOutButton } from '../marketplace/accounts/log-out-button.tsx';
import { useSession } from '../marketplace/accounts/session.ts';
import { Card } from '../ui/card.tsx';
import { Title } from '../ui/heading.tsx';

const copy = teamCopy.none;

/** Who was removed, or has left: their account goes on, and an invitation brings them back. */
export const NoTeamScreen = () => (
  <div className="grid max-w-2xl gap-6">
    <Title>{copy.title}</Title>
    <Card>
      <div className="grid justify-items-start gap-4">
        <span className="rounded-card bg-tint p-3 text-link">
          <Users size={28} strokeWidth={1.75} aria-hidden />
        </span>
        <p className="min-w-0 wrap-anywhere">{copy.ask(useSession()?.user.email ?? '')}</p>
        <p>{copy.own}</p>
        <LogOutButton />
      </div>
    </Card>
  </div>
);
