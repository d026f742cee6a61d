import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { RegisterCustomerForm } from '../../marketplace/accounts/register/register-customer-form.tsx';
import { RadioList } from '../../ui/fields/radio-list.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LogInHere } from './log-in-here.tsx';

const copy = postJobCopy.contact;
const OPTIONS = [
  { value: 'new', label: copy.isNew },
  { value: 'known', label: copy.isKnown },
];

/** Registering or logging in without leaving the page: the draft and the page stay. */
export function SignInHere({ onSignIn }: { onSignIn: () => void }) {
  const [who, setWho] = useState('new');
  const router = useRouter();
  return (
    <div className="grid gap-6" onSubmit={onSignIn}>
      <RadioList legend={copy.who} name="who" options={OPTIONS} value={who} onChange={setWho} />
      {who === 'new' ? (
        <Card>
          <div className="grid gap-4">
            <p>{copy.register}</p>
            <RegisterCustomerForm onDone={() => router.invalidate()} />
          </div>
        </Card>
      ) : (
        <LogInHere {...copy} />
      )}
    </div>
  );
}
