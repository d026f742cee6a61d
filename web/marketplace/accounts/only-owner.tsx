import type { ReactNode } from 'react';
import { impersonationCopy } from '../../copy/impersonation.copy.ts';
import { Notable } from '../../ui/feedback/notice.tsx';
import { useSession } from './session.ts';

/** What only the account's owner may do: an admin who acts as them sees it switched off, and why. */
export function OnlyOwner({ children }: { children: ReactNode }) {
  if (!useSession()?.isImpersonated) return children;
  return (
    <div className="grid gap-4">
      <Notable isCalm>{impersonationCopy.lookOnly}</Notable>
      <fieldset disabled className="grid min-w-0 gap-4">
        {children}
      </fieldset>
    </div>
  );
}
