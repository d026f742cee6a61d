import { createFileRoute } from '@tanstack/react-router';
import { terms } from '../copy/papers/terms.ts';
import { pageHead } from '../shell/page-head.ts';
import { PaperScreen } from '../visitor/paper-screen.tsx';

export const Route = createFileRoute('/_site/terms-of-use')({
  loader: () => ({ page: terms.page }),
  head: pageHead,
  component: TermsOfUse,
});

function TermsOfUse() {
  return <PaperScreen paper={terms.paper} />;
}
