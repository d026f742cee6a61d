import { createFileRoute } from '@tanstack/react-router';
import { accountPages } from '../copy/accounts.copy.ts';
import { pageHead } from '../shell/page-head.ts';
import { UndoEmailScreen } from '../visitor/undo-email-screen.tsx';

export const Route = createFileRoute('/_site/undo-email-change')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } => ({
    token: typeof token === 'string' ? token : undefined,
  }),
  loader: () => ({ page: accountPages.undo }),
  head: pageHead,
  component: UndoEmail,
});

function UndoEmail() {
  return <UndoEmailScreen token={Route.useSearch().token} />;
}
