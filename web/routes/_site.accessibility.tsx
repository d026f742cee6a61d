import { createFileRoute } from '@tanstack/react-router';
import { accessibility } from '../copy/papers/accessibility.copy.ts';
import { pageHead } from '../shell/page-head.ts';
import { PaperScreen } from '../visitor/paper-screen.tsx';

export const Route = createFileRoute('/_site/accessibility')({
  loader: () => ({ page: accessibility.page }),
  head: pageHead,
  component: Accessibility,
});

function Accessibility() {
  return <PaperScreen paper={accessibility.paper} />;
}
