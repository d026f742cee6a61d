import { type ReactNode, useState } from 'react';
import type { User } from '../../../contract/accounts.ts';
import { phoneInGroups } from '../../../contract/phone-groups.ts';
import { settingsCopy } from '../../copy/settings.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Avatar } from '../../ui/display/avatar.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useSession } from '../accounts/session.ts';
import { UpdateEmail } from '../accounts/update-email.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { PersonalForm } from './personal/personal-form.tsx';
import { UpdatePhone } from './personal/update-phone.tsx';

const copy = settingsCopy.personal;

/** Who somebody is: picture, name, e-mail, phone. */
export function PersonalPanel() {
  const user = useSession()?.user;
  const [isEditing, setEditing] = useState(false);
  if (!user) return null;
  const edit = !isEditing && <Button onClick={() => setEditing(true)}>{settingsCopy.edit}</Button>;
  return (
    <PanelFrame title={settingsCopy.panels.personal} action={edit}>
      <Card>
        <div className="grid gap-6">
          {isEditing ? <PersonalForm user={user} onDone={() => setEditing(false)} /> : <Person user={user} />}
          <Reached user={user} />
        </div>
      </Card>
    </PanelFrame>
  );
}

const Person = ({ user }: { user: User }) => (
  <div className="flex min-w-0 flex-wrap items-center gap-4">
    <Avatar src={user.avatar} name={user.name} size={96} isFace />
    <dl className="min-w-0">
      <DetailRow label={copy.fullName}>
        <span className="text-lg font-semibold">{user.name}</span>
      </DetailRow>
    </dl>
  </div>
);

/** How they are reached; each has a way of its own to be changed. */
const Reached = ({ user }: { user: User }) => (
  <dl className="border-t border-line pt-4">
    <DetailRow label={copy.email} action={<UpdateEmail />}>
      {user.email}
    </DetailRow>
    <DetailRow label={copy.phone} action={<UpdatePhone user={user} />}>
      {phoneInGroups(user.mobile_number)}
    </DetailRow>
  </dl>
);

type DetailRowProps = { label: string; children: ReactNode; action?: ReactNode };

/** One thing that is known, and beside it the button that changes only this; below it on a phone, whose line is short. */
const DetailRow = ({ label, children, action }: DetailRowProps) => (
  <div className="grid items-center gap-x-4 sm:grid-cols-[1fr_auto] border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="min-w-0 sm:col-start-1">{children}</dd>
    {action && <dd className="mt-2 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:mt-0">{action}</dd>}
  </div>
);
