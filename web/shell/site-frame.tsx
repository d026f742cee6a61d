import { createContext, type ReactNode, use } from 'react';
import { VerifyBanner } from '../marketplace/accounts/verify-banner.tsx';
import { LATE_FOOTER } from './late-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

/** A page that fails brings the frame along, and may stand in one already. */
const Framed = createContext(false);

/** Public header, content, public footer. The shared layout wears it; Home and the error page put it on themselves. */
export function SiteFrame({ children }: { children: ReactNode }) {
  if (use(Framed)) return children;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <VerifyBanner />
      <main id="content" tabIndex={-1}>
        <Framed value>{children}</Framed>
      </main>
      {LATE_FOOTER}
    </div>
  );
}
