import { createFileRoute } from '@tanstack/react-router';
import { terms, withCredits } from '../copy/papers/terms.copy.ts';
import { pageHead } from '../shell/page-head.ts';
import { PaperScreen } from '../visitor/paper-screen.tsx';

export const Route = createFileRoute('/_site/terms-of-use')({
  loader: async ({ context: { api } }) => ({ page: terms.page, credits: (await api.attribution()).lines }),
  head: pageHead,
  component: TermsOfUse,
});

function TermsOfUse() {
  return <PaperScreen paper={withCredits(terms.paper, Route.useLoaderData().credits)} />;
}
