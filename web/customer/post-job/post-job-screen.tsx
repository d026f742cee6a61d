import { postJobCopy } from '../../copy/post-job.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { LateTrades, type Missing, TradesMissing } from '../../marketplace/catalogue/late-trades.tsx';
import { LogOut } from '../../shell/log-out.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Title } from '../../ui/heading.tsx';
import { Wizard, type WizardProps } from './wizard.tsx';

export function PostJobScreen(given: WizardProps) {
  const session = useSession();
  const mayPost = !session || session.user.userType === 'customer';
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-8 sm:py-12">
      {mayPost ? (
        <LateTrades missing={NothingToChoose}>
          <Wizard {...given} />
        </LateTrades>
      ) : (
        <OnlyCustomers />
      )}
    </div>
  );
}

const NothingToChoose: Missing = (failing) => (
  <div className="grid gap-5">
    <Title>{postJobCopy.title}</Title>
    <TradesMissing {...failing} onArrival={focusHeading} />
  </div>
);

function OnlyCustomers() {
  return (
    <div className="grid justify-items-start gap-5">
      <Title>{postJobCopy.title}</Title>
      <p className="text-lg font-semibold">{postJobCopy.onlyCustomers}</p>
      <p>{postJobCopy.notHere}</p>
      <LogOut />
    </div>
  );
}
