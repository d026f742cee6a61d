import { Check } from 'lucide-react';
import type { Package } from '../../../contract/packages.ts';
import { billingCopy } from '../../copy/billing.copy.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { SectionTitle } from '../../ui/heading.tsx';
import { InnerLink } from '../../ui/inner-link.tsx';
import { useSession } from '../accounts/session.ts';
import { panelAddress } from '../settings/panel-address.ts';
import { mayBuy } from './may-buy.ts';
import { PriceTag } from './price-tag.tsx';

const copy = billingCopy.packages;

type PackageCardsProps = {
  packages: Package[];
  /** Where a package is looked at more closely: below the shop window or below the registration. */
  base: string;
};

/** Both packages side by side; on a phone one above the other. */
export function PackageCards({ packages, base }: PackageCardsProps) {
  if (packages.length === 0) return <p>{copy.none}</p>;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {packages.map((one) => (
        <PackageCard key={one.id} one={one} base={base} />
      ))}
    </div>
  );
}

function PackageCard({ one, base }: { one: Package; base: string }) {
  const user = useSession()?.user;
  const isOwn = user?.subscription_type === one.name && user.subscription_status === 'active';
  return (
    <Card.Outer labelledBy={`package-${one.name}`} isChosen={isOwn}>
      <Card.Head>
        <SectionTitle id={`package-${one.name}`}>{one.title}</SectionTitle>
        {isOwn && <Badge tone="good">{copy.own}</Badge>}
      </Card.Head>
      <Card.Body>
        <PriceTag {...one} />
        <Features features={one.features} />
      </Card.Body>
      <Card.Actions>
        {isOwn ? (
          <InnerLink href={panelAddress('business')} className={buttonLook('quiet')}>
            {copy.change}
          </InnerLink>
        ) : (
          mayBuy(user) && (
            <InnerLink href={`${base}/${one.name}`} className={buttonLook('primary')}>
              {copy.choose(one.title)}
            </InnerLink>
          )
        )}
      </Card.Actions>
    </Card.Outer>
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
