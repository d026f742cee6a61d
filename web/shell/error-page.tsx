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
  detail?: string | undefined;
  /** What the same address, loaded again, is called. */
  again?: string;
  /** Other ways on, below. */
  children?: ReactNode;
};

/** One page for everything that fails; more is said in our own words alone, for the error's could carry internals. */
export function ErrorPage({ status, detail, again = failureCopy.again, children }: ErrorPageProps) {
  if (children)
    return (
      <WithWaysOn status={status} detail={detail}>
        {children}
      </WithWaysOn>
    );
  return (
    <SiteFrame>
      <NarrowPage>
        <div className="grid justify-items-start gap-4">
          <span className="rounded-card bg-tint p-3 text-link">
            <Wrench size={32} strokeWidth={1.75} aria-hidden />
          </span>
          <Title>{failureCopy.heading(status)}</Title>
          <p className="text-lg">{sentenceOf(status)}</p>
          {detail && <p className="max-w-full text-sm text-ink-soft">{detail}</p>}
          <div className="flex flex-wrap gap-3">
            <HomeButton look="primary" />
            {status !== 404 && (
              // The same address, loaded again: it works without script too.
              // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is this page's own
              <a href="" className={buttonLook('quiet')}>
                {again}
              </a>
            )}
          </div>
        </div>
      </NarrowPage>
    </SiteFrame>
  );
}

const sentenceOf = (status: number): string =>
  status === 404 ? failureCopy.notFound : failureCopy.anythingElse;

/** What leads on comes before the way home, which nobody came for. */
const WithWaysOn = ({ status, detail, children }: ErrorPageProps) => (
  <SiteFrame>
    <div className="oak-head">
      <Page>
        <header>
          <h1>{failureCopy.heading(status)}</h1>
          <p>{sentenceOf(status)}</p>
          {detail && <small>{detail}</small>}
        </header>
      </Page>
    </div>
    <Page>
      <div className="grid justify-items-start gap-8 py-6 *:first:w-full sm:py-8">
        {children}
        <HomeButton look="quiet" />
      </div>
    </Page>
  </SiteFrame>
);

/** Going home also forgets the error, so that the app works on without a reload. */
function HomeButton({ look }: { look: 'primary' | 'quiet' }) {
  const router = useRouter();
  return (
    <Link to="/" className={buttonLook(look)} onClick={() => void router.invalidate()}>
      {failureCopy.home}
    </Link>
  );
}
