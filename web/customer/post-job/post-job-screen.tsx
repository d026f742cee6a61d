import { postJobCopy } from '../../copy/post-job.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { LateTrades, type Missing, TradesMissing } from '../../marketplace/catalogue/late-trades.tsx';
import { LogOut } from '../../shell/log-out.tsx';
import { SiteFrame } from '../../shell/site-frame.tsx';
import { TaskFrame } from '../../shell/task-frame.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Title } from '../../ui/layout/heading.tsx';
import { focusHeading } from '../../ui/navigation/focus-heading.ts';
import { Wizard, type WizardProps } from './wizard.tsx';

export function PostJobScreen(given: WizardProps) {
  const session = useSession();
  if (session && session.user.userType !== 'customer') return <OnlyCustomers />;
  return (
    <LateTrades missing={NothingToChoose} pending={PENDING}>
      <Wizard {...given} />
    </LateTrades>
  );
}

const PENDING = (
  <TaskFrame>
    <Skeleton />
  </TaskFrame>
);

const NothingToChoose: Missing = (failing) => (
  <TaskFrame>
    <div className="grid gap-5">
      <Title>{postJobCopy.title}</Title>
      <TradesMissing {...failing} onArrival={focusHeading} />
    </div>
  </TaskFrame>
);

/** There is no task for them here, so they have the way to everything else. */
const OnlyCustomers = () => (
  <SiteFrame>
    <div className="mx-auto grid w-full max-w-xl justify-items-start gap-5 px-4 py-8 sm:py-12">
      <Title>{postJobCopy.title}</Title>
      <p className="text-lg font-semibold">{postJobCopy.onlyCustomers}</p>
      <p>{postJobCopy.notHere}</p>
      <LogOut />
    </div>
  </SiteFrame>
);
