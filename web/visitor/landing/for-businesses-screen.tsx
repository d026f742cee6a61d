import type { Package } from '../../../contract/packages.ts';
import { billingCopy } from '../../copy/billing.copy.ts';
import { forBusinessesCopy as copy } from '../../copy/for-businesses.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import toolRoll from '../home/pictures/tool-roll.avif?url';
import { HowItWorks } from '../how-it-works.tsx';
import { Landing } from './landing.tsx';
import { Questions, Ticks } from './parts.tsx';

/** For a tradesperson who has not heard of us. */
export const ForBusinessesScreen = ({ packages }: { packages: Package[] }) => (
  <Landing>
    <Landing.Opening title={copy.title} lead={copy.lead} way={<Join />}>
      <Price packages={packages} />
    </Landing.Opening>
    <HowItWorks steps={copy.steps} />
    <Questions {...copy.questions} />
    <Landing.End {...copy.end} way={<Join />} />
  </Landing>
);

/** Somebody with an account is led to it instead. */
const Join = () =>
  useSession() ? (
    <InnerLink href="/dashboard" className={buttonLook('primary')}>
      {copy.dashboard}
    </InnerLink>
  ) : (
    <InnerLink href="/packages" className={buttonLook('primary')}>
      {copy.join}
    </InnerLink>
  );

/** The true price of the cheapest package, VAT included, at first sight. */
function Price({ packages }: { packages: Package[] }) {
  const [cheapest] = packages;
  return (
    <Landing.Beside id="price" heading={copy.price.heading} picture={toolRoll}>
      {cheapest && <p className="tabular-nums">{copy.price.from(billingCopy.monthly(cheapest))}</p>}
      <Ticks points={copy.price.points} />
      <p>
        <InnerLink
          href="/packages"
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {copy.price.all}
        </InnerLink>
      </p>
    </Landing.Beside>
  );
}
