import { useRouter } from '@tanstack/react-router';
import { registerCopy } from '../copy/accounts.copy.ts';
import { RegisterCustomerForm } from '../marketplace/accounts/register/register-customer-form.tsx';
import { RegisterFrame } from './register-frame.tsx';

const copy = registerCopy.customer;

export function RegisterCustomerScreen() {
  const router = useRouter();
  return (
    <RegisterFrame words={copy} otherHref="/register/business">
      <RegisterCustomerForm
        onDone={() => router.navigate({ to: '/register/customer/registered', replace: true })}
      />
    </RegisterFrame>
  );
}
