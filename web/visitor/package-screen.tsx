import type { PackageName } from '../../contract/words.ts';
import { billingCopy } from '../copy/billing.copy.ts';
import { useSession } from '../marketplace/accounts/session.ts';
import { mayBuy } from '../marketplace/billing/may-buy.ts';
import { Features } from '../marketplace/billing/package-cards.tsx';
import type { Offers } from '../marketplace/billing/packages.ts';
import { PriceTag } from '../marketplace/billing/price-tag.tsx';
import { PurchaseForm } from '../marketplace/billing/purchase-form.tsx';
import { usePaymentLeft } from '../marketplace/billing/use-payment-left.ts';
import { panelAddress } from '../marketplace/settings/panel-address.ts';
import { InFront } from '../ui/feedback/in-front.tsx';
import { Refusal } from '../ui/feedback/notice.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Title } from '../ui/layout/heading.tsx';
import { InnerLink } from '../ui/navigation/inner-link.tsx';
import { RegistrationSteps } from './registration-steps.tsx';

const copy = billingCopy.purchase;

/** A business that pays already changes the package, or the way to pay, where it is billed. */
const PAYS: readonly (string | null | undefined)[] = ['active', 'past_due'];

type PackageScreenProps = {
  offers: Offers;
  name: PackageName;
  base: '/packages' | '/register/packages';
};

/** One package: what it holds, what it costs, how to pay. */
export function PackageScreen({ offers, name, base }: PackageScreenProps) {
  const user = useSession()?.user;
  const isCancelled = usePaymentLeft();
  const one = offers.packages.find((offer) => offer.name === name);
  const isForOthers = !mayBuy(user);
  const pays = PAYS.includes(user?.subscription_status);
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 px-4 py-8 sm:py-12">
      {base === '/register/packages' && !isForOthers && !pays && (
        <RegistrationSteps at={user ? 'payment' : 'package'} />
      )}
      <Title>{copy.title(one?.title ?? billingCopy.titles[name])}</Title>
      {isCancelled && <TurnedBack />}
      {one && (
        <>
          <PriceTag {...one} />
          <Features features={one.features} />
        </>
      )}
      {isForOthers ? (
        <p>{user?.userType === 'business' ? copy.ownersBuy : copy.notForYou}</p>
      ) : pays ? (
        <AlreadyPays />
      ) : (
        <Card>
          <PurchaseForm
            offers={offers}
            name={name}
            submit={isCancelled ? copy.tryAgain : user ? copy.pay : copy.register}
          />
        </Card>
      )}
      <Others href={base} />
    </div>
  );
}

const TurnedBack = () => (
  <InFront>
    <Refusal>{copy.cancelled}</Refusal>
  </InFront>
);

const Others = ({ href }: { href: string }) => (
  <InnerLink
    href={href}
    className="inline-flex min-h-11 items-center justify-self-start text-link underline underline-offset-4"
  >
    {copy.others}
  </InnerLink>
);

const AlreadyPays = () => (
  <p>
    {copy.active}{' '}
    <InnerLink href={panelAddress('billing')} className="text-link underline underline-offset-4">
      {copy.toBilling}
    </InnerLink>
  </p>
);
