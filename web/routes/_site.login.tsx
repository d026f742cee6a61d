import { createFileRoute, redirect } from '@tanstack/react-router';
import { loginPage } from '../copy/login.copy.ts';
import { internalPath } from '../marketplace/accounts/internal-path.ts';
import { currentSession } from '../marketplace/accounts/session.ts';
import { withVerification } from '../marketplace/accounts/verification-carried.ts';
import { pageHead } from '../shell/page-head.ts';
import { LoginScreen } from '../visitor/login-screen.tsx';

const HOME_OF_THE_SIGNED_IN = '/dashboard';

export const Route = createFileRoute('/_site/login')({
  // Said outright when there is none: what a validation leaves out, the router keeps as it came.
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: internalPath(search.redirect),
  }),
  loaderDeps: ({ search }) => ({ path: internalPath(search.redirect) }),
  // Runs again when somebody has logged in here, and sends them on.
  loader: async ({ context, deps, location }) => {
    if (!(await currentSession(context))) return { page: loginPage };
    throw redirect({ href: withVerification(deps.path ?? HOME_OF_THE_SIGNED_IN, location.searchStr) });
  },
  head: pageHead,
  component: LoginScreen,
});
