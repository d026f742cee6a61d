import { createFileRoute } from '@tanstack/react-router';
import { forCustomersPage } from '../copy/for-customers.copy.ts';
import { pageHead } from '../shell/page-head.ts';
import { ForCustomersScreen } from '../visitor/landing/for-customers-screen.tsx';

export const Route = createFileRoute('/post-a-job')({
  loader: () => ({ page: forCustomersPage }),
  head: pageHead,
  component: ForCustomersScreen,
});
