import { billingCopy } from '../copy/billing.ts';
import { ConfirmationSaid } from '../marketplace/billing/confirmation-said.tsx';
import type { Reference } from '../marketplace/billing/reference.ts';
import { useConfirmation } from '../marketplace/billing/use-confirmation.ts';
import { buttonLook } from '../ui/button-look.ts';
import { Title } from '../ui/heading.tsx';
import { InnerLink } from '../ui/inner-link.tsx';
import { Refusal } from '../ui/notice.tsx';
import { NarrowPage } from '../ui/page.tsx';
import { RegisteredScreen } from './registered-screen.tsx';

const copy = billingCopy.confirming;

/** Back from the payment, a registration is finished (R-7-018, R-7-020); without one it says what there is to say. */
export function BusinessRegisteredScreen({ reference }: { reference: Reference | undefined }) {
  const { state, askAgain } = useConfirmation(reference);
  if (state === 'none' || state === 'paid') return <RegisteredScreen side="business" />;
  return (
    <NarrowPage>
      <div className="grid gap-5">
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
