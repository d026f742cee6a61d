import { createFileRoute, redirect } from '@tanstack/react-router';
import { AdminLogInScreen } from '../admin/admin-log-in-screen.tsx';
import { adminLogInPage } from '../copy/admin-log-in.copy.ts';
import { certainSession } from '../marketplace/accounts/session.ts';
import { pageHead } from '../shell/page-head.ts';

export const Route = createFileRoute('/_site/admin/')({
  // Before the root asks the same and takes who cannot be checked for nobody.
  beforeLoad: (arriving) =>
    import('../marketplace/accounts/check-session.ts').then((part) => part.checkSession(arriving)),
  // Runs again when somebody has logged in here, and sends them on.
  loader: async ({ context }) => {
    const session = await certainSession(context);
    if (!session) return { page: adminLogInPage };
    throw redirect({ to: session.user.userType === 'admin' ? '/admin/dashboard' : '/dashboard' });
  },
  head: pageHead,
  component: AdminLogInScreen,
});
