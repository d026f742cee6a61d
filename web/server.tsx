import type { AnyRouter } from '@tanstack/react-router';
import { getSsrStatus, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server';
import { createStartHandler, defineHandlerCallback, StartServer } from '@tanstack/react-start/server';
import { createServerEntry } from '@tanstack/react-start/server-entry';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { pageRequest } from './page-request.ts';
import { chunks } from 'virtual:part-chunks';
import { lateStart } from './shell/late-start.ts';
import { failureHead } from './shell/page-head.ts';
import { StaticErrorPage } from './shell/static-error-page.tsx';
import { statusOf } from './shell/status-of.ts';
import { drawnParts } from './ui/drawn-parts.ts';

/** The whole page is rendered before the first byte leaves, so that its status can tell the truth. */
const answerPage = defineHandlerCallback<AnyRouter>(async ({ request, router, responseHeaders }) => {
  const { html, errors } = await renderWhole(<StartServer router={router} />, request.signal);
  if (errors.length > 0) return answerFailure(router, responseHeaders, errors);
  const page = lateStart(html, { nonce: pageRequest()?.nonce ?? '', parts: drawnParts(), chunks });
  const answer = await renderSsrHtmlResponse({ router, responseHeaders, render: () => page });
  return new Response(answer.body, { status: pageStatus(router), headers: answer.headers });
});

/** A component that threw would throw in the browser as well: its place is taken by a page without script. */
async function answerFailure(router: AnyRouter, headers: Headers, errors: unknown[]): Promise<Response> {
  for (const error of errors) pageRequest()?.report(error);
  const status = statusOf(errors[0]);
  wearFailureHead(router, status);
  const { html } = await renderWhole(<StaticErrorPage router={router} status={status} />);
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

type Rendered = { html: string; errors: unknown[] };

async function renderWhole(page: ReactNode, signal?: AbortSignal): Promise<Rendered> {
  const errors: unknown[] = [];
  try {
    const stream = await renderToReadableStream(page, {
      signal,
      // Nothing is sent in pieces, so nothing needs a script to be put into its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    });
    await stream.allReady;
    const html = await new Response(stream).text();
    return { html: html.replace(/^<!DOCTYPE html>/i, ''), errors };
  } catch (error) {
    return { html: '', errors: errors.length > 0 ? errors : [error] };
  }
}

/** A loader that was refused answers with the refusal's own status. */
function pageStatus(router: AnyRouter): number {
  const failed = router.stores.matches.get().find((match) => match.status === 'error');
  if (!failed) return getSsrStatus(router);
  pageRequest()?.report(failed.error);
  return statusOf(failed.error);
}

function wearFailureHead(router: AnyRouter, status: number) {
  for (const match of router.stores.matches.get()) {
    match.meta = match.routeId === '__root__' ? [...(match.meta ?? []), ...failureHead(status)] : [];
    match.links = match.routeId === '__root__' ? match.links : [];
  }
}

export default createServerEntry({ fetch: createStartHandler(answerPage) });

/** The routes are loaded with the first page that asks for them. */
export const keptAddress = async (path: string, query: string): Promise<string | null> =>
  (await import('./kept-address.ts')).keptAddress(path, query);
