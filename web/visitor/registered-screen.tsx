import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { registerCopy } from '../copy/accounts.copy.ts';
import { useSession } from '../marketplace/accounts/session.ts';
import { buttonLook } from '../ui/actions/button-look.ts';
import { Title } from '../ui/layout/heading.tsx';
import { NarrowPage } from '../ui/layout/page.tsx';
import { InnerLink } from '../ui/navigation/inner-link.tsx';

const copy = registerCopy.registered;

type RegisteredProps = {
  side: 'customer' | 'business';
  steps?: ReactNode;
  /** What was bought with it and what follows, where something was bought. */
  bought?: ReactNode;
};

/** The account exists; what comes next. Opened without a session it says what it can. */
export function RegisteredScreen({ side, steps, bought }: RegisteredProps) {
  const user = useSession()?.user;
  return (
    <NarrowPage>
      <div className="grid justify-items-start gap-5">
        {steps && <div className="w-full">{steps}</div>}
        <MailCheck className="text-good" size={40} aria-hidden />
        <Title>{copy.title}</Title>
        {bought}
        <p>{user ? copy.sent(user.email) : copy.sentSomewhere}</p>
        {!bought && <p>{copy[side]}</p>}
        <div className="flex flex-wrap gap-3">
          {side === 'customer' && (
            <InnerLink href="/post-job" className={buttonLook('primary')}>
              {copy.postJob}
            </InnerLink>
          )}
          <InnerLink
            href={user ? '/dashboard' : '/login'}
            className={buttonLook(side === 'business' ? 'primary' : 'quiet')}
          >
            {user ? copy.dashboard : copy.logIn}
          </InnerLink>
        </div>
      </div>
    </NarrowPage>
  );
}
