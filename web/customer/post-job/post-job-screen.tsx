import { postJobCopy } from '../../copy/post-job.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { LogOut } from '../../shell/log-out.tsx';
import { Title } from '../../ui/heading.tsx';
import { Wizard, type WizardProps } from './wizard.tsx';

export function PostJobScreen(given: WizardProps) {
  const session = useSession();
  const mayPost = !session || session.user.userType === 'customer';
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-8 sm:py-12">
      {mayPost ? <Wizard {...given} /> : <OnlyCustomers />}
    </div>
  );
}

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
