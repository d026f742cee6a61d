import { Link, useRouter } from '@tanstack/react-router';
import { Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureCopy } from '../copy/failures.copy.ts';
import { buttonLook } from '../ui/actions/button-look.ts';
import { Title } from '../ui/layout/heading.tsx';
import { NarrowPage, Page } from '../ui/layout/page.tsx';
import { SiteFrame } from './site-frame.tsx';

type ErrorPageProps = {
  status: number;
  detail?: string;
  /** What the same address, loaded again, is called. */
  again?: string;
  /** Other ways on, below. */
  children?: ReactNode;
};

/** One page for everything that fails; more is said in our own words alone, for the error's could carry internals. */
export function ErrorPage({ status, detail, again = failureCopy.again, children }: ErrorPageProps) {
  const Width = children ? Page : NarrowPage;
  return (
    <SiteFrame>
      <Width>
        <div className="grid justify-items-start gap-4 data-wide:py-8" data-wide={children ? '' : undefined}>
          <span className="rounded-card bg-tint p-3 text-link">
            <Wrench size={32} strokeWidth={1.75} aria-hidden />
          </span>
          <Title>{failureCopy.heading(status)}</Title>
          <p className="text-lg">{status === 404 ? failureCopy.notFound : failureCopy.anythingElse}</p>
          {detail && <p className="max-w-full text-sm text-ink-soft">{detail}</p>}
          <div className="flex flex-wrap gap-3">
            <HomeButton />
            {status !== 404 && (
              // The same address, loaded again: it works without script too.
              // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is this page's own
              <a href="" className={buttonLook('quiet')}>
                {again}
              </a>
            )}
          </div>
        </div>
        {children && <div className="pb-8">{children}</div>}
      </Width>
    </SiteFrame>
  );
}

/** Going home also forgets the error, so that the app works on without a reload. */
function HomeButton() {
  const router = useRouter();
  return (
    <Link to="/" className={buttonLook('primary')} onClick={() => void router.invalidate()}>
      {failureCopy.home}
    </Link>
  );
}
