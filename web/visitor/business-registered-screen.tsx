import { billingCopy } from '../copy/billing.copy.ts';
import { useSession } from '../marketplace/accounts/session.ts';
import { ConfirmationSaid } from '../marketplace/billing/confirmation-said.tsx';
import type { Reference } from '../marketplace/billing/reference.ts';
import { useConfirmation } from '../marketplace/billing/use-confirmation.ts';
import { buttonLook } from '../ui/actions/button-look.ts';
import { Title } from '../ui/layout/heading.tsx';
import { InnerLink } from '../ui/navigation/inner-link.tsx';
import { LaterQuietly } from '../ui/lazy/later-quietly.tsx';
import { part } from '../ui/lazy/part.ts';
import { InFront } from '../ui/feedback/in-front.tsx';
import { Refusal } from '../ui/feedback/notice.tsx';
import { NarrowPage } from '../ui/layout/page.tsx';
import { RegisteredScreen } from './registered-screen.tsx';
import { RegistrationSteps } from './registration-steps.tsx';

const copy = billingCopy.confirming;
// What is paid is paid, whether or not its summary can be fetched.
const PAID = part(() => import('./paid-summary.tsx'));
const PAID_SUMMARY = <LaterQuietly part={PAID}>{({ PaidSummary }) => <PaidSummary />}</LaterQuietly>;

const BOUGHT: readonly (string | null)[] = ['active'];

/** Back from the payment, a registration is finished; without one it says what there is to say. */
export function BusinessRegisteredScreen({ reference }: { reference: Reference | undefined }) {
  const { state, isAsking, askAgain } = useConfirmation(reference);
  const user = useSession()?.user;
  // The page was loaded once more: what was bought is still bought.
  const hasBought = state === 'none' && BOUGHT.includes(user?.subscription_status ?? null);
  if (state === 'none' && !hasBought) return <RegisteredScreen side="business" />;
  if (state === 'paid' || hasBought)
    return <RegisteredScreen side="business" steps={<RegistrationSteps at="done" />} bought={PAID_SUMMARY} />;
  return (
    <NarrowPage>
      <div className="grid gap-5">
        <RegistrationSteps at="payment" />
        <Title>{copy.title}</Title>
        {/* Keyed: each answer is told where the eye is. */}
        <InFront key={state}>
          <ConfirmationSaid state={state} isAsking={isAsking} onAskAgain={askAgain} />
          {state === 'unpaid' && <Refusal>{copy.failed}</Refusal>}
        </InFront>
        {state === 'unpaid' && (
          <InnerLink href="/register/packages" className={buttonLook('primary')}>
            {copy.again}
          </InnerLink>
        )}
      </div>
    </NarrowPage>
  );
}
