import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountPages } from '../copy/accounts.copy.ts';
import { currentSession } from '../marketplace/accounts/session.ts';
import { pageHead } from '../shell/page-head.ts';
import { ForgotPasswordScreen } from '../visitor/forgot-password-screen.tsx';

export const Route = createFileRoute('/_site/forgot-password/')({
  loader: async ({ context }) => {
    if (await currentSession(context)) throw redirect({ to: '/' });
    return { page: accountPages.forgot };
  },
  head: pageHead,
  component: ForgotPasswordScreen,
});
