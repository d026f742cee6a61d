import { createFileRoute } from '@tanstack/react-router';
import { reviewPolicy } from '../copy/papers/review-policy.copy.ts';
import { pageHead } from '../shell/page-head.ts';
import { PaperScreen } from '../visitor/paper-screen.tsx';

export const Route = createFileRoute('/_site/review-policy')({
  loader: () => ({ page: reviewPolicy.page }),
  head: pageHead,
  component: ReviewPolicy,
});

function ReviewPolicy() {
  return <PaperScreen paper={reviewPolicy.paper} />;
}
