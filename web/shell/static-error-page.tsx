import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router';
import { Fragment } from 'react';
import { StaticDocument } from './document.tsx';
import { ErrorPage } from './error-page.tsx';

/** Drawn by the server in place of a page whose components throw. */
export function StaticErrorPage({ router, status }: { router: AnyRouter; status: number }) {
  const Wrap = router.options.Wrap ?? Fragment;
  return (
    <RouterContextProvider router={router}>
      <Wrap>
        <StaticDocument>
          <ErrorPage status={status} />
        </StaticDocument>
      </Wrap>
    </RouterContextProvider>
  );
}
