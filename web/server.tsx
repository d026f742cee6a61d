import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router';
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler, defineHandlerCallback, StartServer } from '@tanstack/react-start/server';
import { createServerEntry } from '@tanstack/react-start/server-entry';
import { Fragment, type ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { chunks } from 'virtual:part-chunks';
import { pageRequest } from './page-request.ts';
import { StaticDocument } from './shell/document.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { lateStart } from './shell/late-start.ts';
import { failureHead } from './shell/page-head.ts';
import { statusOf } from './shell/status-of.ts';
import { drawnParts } from './ui/lazy/drawn-parts.ts';

/** The whole page is rendered before the first byte leaves, so that its status can tell the truth. */
const answerPage = defineHandlerCallback<AnyRouter>(async ({ request, router, responseHeaders }) => {
  handDataOutAgain(router);
  const { html, errors } = await renderWhole(<StartServer router={router} />, request.signal);
  if (errors.length > 0) return answerFailure(router, responseHeaders, errors);
  const page = lateStart(html, { nonce: pageRequest()?.nonce ?? '', parts: drawnParts(), chunks });
  const whole = await withItsData(router, page);
  return new Response(whole, { status: pageStatus(router), headers: responseHeaders });
});

/** The page with what of its data was not ready when its scripts were drawn. */
async function withItsData(router: AnyRouter, page: string): Promise<string> {
  try {
    return await transformHtmlStringWithRouter(router, page);
  } finally {
    router.serverSsr?.cleanup();
  }
}

/** A component that threw would throw in the browser as well: its place is taken by a page without script. */
async function answerFailure(router: AnyRouter, headers: Headers, errors: unknown[]): Promise<Response> {
  for (const error of errors) pageRequest()?.report(error);
  const status = statusOf(errors[0]);
  wearFailureHead(router, status);
  const { html } = await renderWhole(<StaticErrorPage router={router} status={status} />);
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** The router hands the page's data out once, and what is rendered by the stream after all needs it a second time. */
function handDataOutAgain({ serverSsr }: AnyRouter): void {
  if (!serverSsr) return;
  const take = serverSsr.takeInitialHydrationScriptTags;
  let taken: ReturnType<typeof take> | undefined;
  serverSsr.takeInitialHydrationScriptTags = () => (taken ??= take());
}

type Rendered = { html: string; errors: unknown[] };

/**
 * At once, into one text: a stream is encoded piece by piece, only to be read back into a text. A page of which React gives
 * a part up, or throws, is rendered by the stream, which waits for what is missing and says what went wrong.
 */
async function renderWhole(page: ReactNode, signal?: AbortSignal): Promise<Rendered> {
  const html = renderedAtOnce(page);
  return html === null ? renderByStream(page, signal) : { html: withoutDoctype(html), errors: [] };
}

/** What React writes into a page where it leaves a part to the browser; no text of a page can say it. */
const GIVEN_UP = '<!--$!-->';

function renderedAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page);
    return html.includes(GIVEN_UP) ? null : html;
  } catch {
    return null;
  }
}

async function renderByStream(page: ReactNode, signal: AbortSignal | undefined): Promise<Rendered> {
  const errors: unknown[] = [];
  try {
    const stream = await renderToReadableStream(page, {
      signal,
      // Nothing is sent in pieces, so nothing needs a script to be put into its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    });
    await stream.allReady;
    return { html: withoutDoctype(await new Response(stream).text()), errors };
  } catch (error) {
    return { html: '', errors: errors.length > 0 ? errors : [error] };
  }
}

const withoutDoctype = (html: string): string => html.replace(/^<!DOCTYPE html>/i, '');

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

/** Drawn by the server in place of a page whose components throw. */
function StaticErrorPage({ router, status }: { router: AnyRouter; status: number }) {
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
