import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountPages } from '../copy/accounts.copy.ts';
import { currentSession } from '../marketplace/accounts/session.ts';
import { pageHead } from '../shell/page-head.ts';
import { RegisterCustomerScreen } from '../visitor/register-customer-screen.tsx';

export const Route = createFileRoute('/_site/register/customer/')({
  // Somebody with an account needs no other.
  loader: async ({ context }) => {
    if (await currentSession(context)) throw redirect({ to: '/dashboard' });
    return { page: accountPages.registerCustomer };
  },
  head: pageHead,
  component: RegisterCustomerScreen,
});
