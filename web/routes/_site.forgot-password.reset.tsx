import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountPages } from '../copy/accounts.copy.ts';
import { currentSession } from '../marketplace/accounts/session.ts';
import { pageHead } from '../shell/page-head.ts';
import { ResetPasswordScreen } from '../visitor/reset-password-screen.tsx';

const MAX_LETTERS = 254;

export const Route = createFileRoute('/_site/forgot-password/reset')({
  validateSearch: ({ email }: Record<string, unknown>): { email?: string } => ({
    email: typeof email === 'string' ? email.slice(0, MAX_LETTERS) : undefined,
  }),
  loader: async ({ context }) => {
    if (await currentSession(context)) throw redirect({ to: '/' });
    return { page: accountPages.reset };
  },
  head: pageHead,
  component: ResetPassword,
});

function ResetPassword() {
  return <ResetPasswordScreen email={Route.useSearch().email} />;
}
