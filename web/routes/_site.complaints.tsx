import { createFileRoute } from '@tanstack/react-router';
import { complaints } from '../copy/papers/complaints.copy.ts';
import { pageHead } from '../shell/page-head.ts';
import { PaperScreen } from '../visitor/paper-screen.tsx';

export const Route = createFileRoute('/_site/complaints')({
  loader: () => ({ page: complaints.page }),
  head: pageHead,
  component: Complaints,
});

function Complaints() {
  return <PaperScreen paper={complaints.paper} />;
}
