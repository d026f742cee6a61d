import { createFileRoute } from '@tanstack/react-router';
import { accountPages } from '../copy/accounts.copy.ts';
import { pageHead } from '../shell/page-head.ts';
import { RegisteredScreen } from '../visitor/registered-screen.tsx';

export const Route = createFileRoute('/_site/register/customer/registered')({
  loader: () => ({ page: accountPages.customerRegistered }),
  head: pageHead,
  component: Registered,
});

function Registered() {
  return <RegisteredScreen side="customer" />;
}
