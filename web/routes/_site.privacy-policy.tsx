import { createFileRoute } from '@tanstack/react-router';
import { privacy } from '../copy/papers/privacy.copy.ts';
import { pageHead } from '../shell/page-head.ts';
import { PaperScreen } from '../visitor/paper-screen.tsx';

export const Route = createFileRoute('/_site/privacy-policy')({
  loader: () => ({ page: privacy.page }),
  head: pageHead,
  component: PrivacyPolicy,
});

function PrivacyPolicy() {
  return <PaperScreen paper={privacy.paper} />;
}
