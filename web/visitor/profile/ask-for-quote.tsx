import { profileCopy } from '../../copy/profile.copy.ts';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { StickyBar } from '../../ui/layout/sticky-bar.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import type { Profile } from './profile.ts';

type Props = { business: Profile };

/** Who takes no jobs now, or is in no trade on offer, cannot be asked. */
export const mayBeAsked = ({ isListed, tradeSlug }: Profile): boolean => isListed && tradeSlug !== null;

/** The one thing to do here, beside the name on a desk. That nobody is asked alone is said before somebody asks. */
export const AskForQuote = ({ business }: Props) =>
  mayBeAsked(business) && (
    <div className="grid gap-3 print:hidden">
      <AskLink business={business} isOnDesk />
      <p className="text-sm text-pretty text-ink-soft">
        {profileCopy.whoSees(business.name, business.workCategoriesName ?? '')}
      </p>
    </div>
  );

/** On a phone at the foot of the screen. */
export const AskBar = ({ business }: Props) =>
  mayBeAsked(business) && (
    <div className="contents sm:hidden print:hidden">
      <StickyBar isEdgeToEdge>
        <AskLink business={business} />
      </StickyBar>
    </div>
  );

type LinkProps = Props & { isOnDesk?: boolean };

/** The wizard begins with the trade of the business, and names who was asked. */
const AskLink = ({ business, isOnDesk = false }: LinkProps) => (
  <InnerLink
    href={`/post-job?category=${business.tradeSlug}&business=${business.id}`}
    data-desk={isOnDesk || undefined}
    className={`${buttonLook('primary')} data-desk:max-sm:hidden`}
  >
    {profileCopy.ask(business.workCategoriesName ?? '')}
  </InnerLink>
);

/** For who would rather let others be found. */
export const PostJob = ({ business }: Props) => (
  <div className="grid gap-3 print:hidden">
    <InnerLink href="/post-job" className={buttonLook(mayBeAsked(business) ? 'quiet' : 'primary')}>
      {profileCopy.postJob}
    </InnerLink>
    <p className="text-sm text-ink-soft">{profileCopy.asks}</p>
  </div>
);
