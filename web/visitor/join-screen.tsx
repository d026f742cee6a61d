import { joinCopy as copy } from '../copy/join.copy.ts';
import { useSession } from '../marketplace/accounts/session.ts';
import { type InvitationFound, JoinWay } from '../marketplace/team/join-way.tsx';
import { buttonLook } from '../ui/actions/button-look.ts';
import { Title } from '../ui/layout/heading.tsx';
import { InnerLink } from '../ui/navigation/inner-link.tsx';

type JoinScreenProps = { token: string; invitation: InvitationFound | null };

/** Behind the link of a mailed invitation: which business, for what, and the way in. */
export const JoinScreen = ({ token, invitation }: JoinScreenProps) => (
  <div className="mx-auto grid w-full max-w-xl gap-6 px-4 py-8 sm:py-12">
    {invitation ? (
      <>
        <div className="grid gap-2">
          <Title>{copy.title(invitation.business.name)}</Title>
          <p className="text-ink-soft">{copy.lead[invitation.role]}</p>
        </div>
        <JoinWay token={token} invitation={invitation} />
      </>
    ) : (
      <Over />
    )}
  </div>
);

const Over = () => (
  <div className="grid justify-items-start gap-6">
    <Title>{copy.over.title}</Title>
    <p>{copy.over.text}</p>
    {useSession() && (
      <InnerLink href="/dashboard" className={buttonLook('quiet')}>
        {copy.over.dashboard}
      </InnerLink>
    )}
  </div>
);
