import { Check } from 'lucide-react';
import type { Package } from '../../../contract/packages.ts';
import type { PackageName } from '../../../contract/words.ts';
import { billingCopy } from '../../copy/billing.copy.ts';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { SectionTitle } from '../../ui/layout/heading.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { useSession } from '../accounts/session.ts';
import { panelAddress } from '../settings/panel-address.ts';
import { mayBuy } from './may-buy.ts';
import { PriceTag } from './price-tag.tsx';

const copy = billingCopy.packages;

type PackageCardsProps = {
  packages: Package[];
  /** Where a package is looked at more closely: below the shop window or below the registration. */
  base: string;
  /** The one that suits who asked, and why. */
  recommended?: { name: PackageName; why: string } | null;
  /** What else is said of the price. */
  remark?: (one: Package) => string;
};

/** Both packages side by side; on a phone one above the other. */
export function PackageCards({ packages, ...given }: PackageCardsProps) {
  if (packages.length === 0) return <p>{copy.none}</p>;
  return (
    <div className="grid gap-5 *:grid-rows-[auto_1fr_auto] md:grid-cols-2">
      {packages.map((one) => (
        <PackageCard key={one.id} one={one} {...given} />
      ))}
    </div>
  );
}

type PackageCardProps = Omit<PackageCardsProps, 'packages'> & { one: Package };

function PackageCard({ one, base, recommended, remark }: PackageCardProps) {
  const user = useSession()?.user;
  const isOwn = user?.subscription_type === one.name && user.subscription_status === 'active';
  const why = recommended?.name === one.name ? recommended.why : null;
  return (
    <Card.Outer labelledBy={`package-${one.name}`} isChosen={isOwn || why !== null}>
      <Card.Head>
        <SectionTitle id={`package-${one.name}`}>{one.title}</SectionTitle>
        {isOwn ? <Badge tone="good">{copy.own}</Badge> : why && <Badge tone="good">{copy.recommended}</Badge>}
      </Card.Head>
      <Card.Body>
        <PriceTag {...one} />
        {remark && (
          <p aria-live="polite" className="font-semibold">
            {remark(one)}
          </p>
        )}
        {why && <p className="text-pretty">{why}</p>}
        <Features features={one.features} />
      </Card.Body>
      <Card.Actions>
        <Way one={one} base={base} isOwn={isOwn} />
      </Card.Actions>
    </Card.Outer>
  );
}

function Way({ one, base, isOwn }: Pick<PackageCardProps, 'one' | 'base'> & { isOwn: boolean }) {
  const user = useSession()?.user;
  if (isOwn)
    return (
      <InnerLink href={panelAddress('billing')} className={buttonLook('quiet')}>
        {copy.change}
      </InnerLink>
    );
  if (!mayBuy(user)) return null;
  return (
    <InnerLink href={`${base}/${one.name}`} className={buttonLook('primary')}>
      {copy.choose(one.title)}
    </InnerLink>
  );
}

export const Features = ({ features }: { features: string[] }) => (
  <ul className="grid gap-2">
    {features.map((feature) => (
      <li key={feature} className="flex gap-2.5">
        <Check className="mt-0.5 shrink-0 text-good" size={20} aria-hidden />
        {feature}
      </li>
    ))}
  </ul>
);
