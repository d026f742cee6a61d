import type { Billing } from '../../contract/billing.ts';
import { billingCopy } from '../copy/billing.ts';
import { BankAwaited } from '../marketplace/billing/bank-awaited.tsx';
import { ConfirmationSaid } from '../marketplace/billing/confirmation-said.tsx';
import { dayText } from '../marketplace/billing/day.ts';
import type { Reference } from '../marketplace/billing/reference.ts';
import { useBilling } from '../marketplace/billing/use-billing.ts';
import { useConfirmation } from '../marketplace/billing/use-confirmation.ts';
import { buttonLook } from '../ui/button-look.ts';
import { Title } from '../ui/heading.tsx';
import { InnerLink } from '../ui/inner-link.tsx';
import { Refusal } from '../ui/notice.tsx';
import { NarrowPage } from '../ui/page.tsx';
import { RegisteredScreen } from './registered-screen.tsx';
import { RegistrationSteps } from './registration-steps.tsx';

const copy = billingCopy.confirming;

/** Back from the payment, a registration is finished (R-7-018, R-7-020); without one it says what there is to say. */
export function BusinessRegisteredScreen({ reference }: { reference: Reference | undefined }) {
  const { state, askAgain } = useConfirmation(reference);
  if (state === 'none') return <RegisteredScreen side="business" />;
  if (state === 'paid')
    return (
      <RegisteredScreen side="business" steps={<RegistrationSteps at="done" />}>
        <FirstDebit />
      </RegisteredScreen>
    );
  return (
    <NarrowPage>
      <div className="grid gap-5">
        <RegistrationSteps at="payment" />
        <Title>{copy.title}</Title>
        <ConfirmationSaid state={state} onAskAgain={askAgain} />
        {state === 'unpaid' && (
          <>
            <Refusal>{copy.failed}</Refusal>
            <InnerLink href="/register/packages" className={buttonLook('primary')}>
              {copy.again}
            </InnerLink>
          </>
        )}
      </div>
    </NarrowPage>
  );
}

/** Who pays by Direct Debit waits for a bank, and is told what for. */
function FirstDebit() {
  const billing = useBilling().data?.data;
  return billing?.awaitsBank ? <BankAwaited>{whatComes(billing)}</BankAwaited> : null;
}

function whatComes({ price, payments, nextPaymentDate }: Billing): string {
  const day = payments[0]?.date ?? nextPaymentDate;
  const first = price !== null && day ? `${copy.setUp(billingCopy.pounds(price), dayText(day))} ` : '';
  return `${first}${copy.meanwhile}`;
}
