import { createFileRoute } from '@tanstack/react-router';
import { cookies } from '../copy/papers/cookies.copy.ts';
import { pageHead } from '../shell/page-head.ts';
import { PaperScreen } from '../visitor/paper-screen.tsx';

export const Route = createFileRoute('/_site/cookies')({
  loader: () => ({ page: cookies.page }),
  head: pageHead,
  component: Cookies,
});

function Cookies() {
  return <PaperScreen paper={cookies.paper} />;
}
