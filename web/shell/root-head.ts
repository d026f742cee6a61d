import { isNotFound } from '@tanstack/react-router';
import displayFile from '@fontsource-variable/archivo/fettle-display.woff2?url';
import strongFile from '@fontsource-variable/archivo/fettle-strong.woff2?url';
import textFile from '@fontsource-variable/archivo/fettle-text.woff2?url';
import { failureHead } from './page-head.ts';
import { statusOf } from './status-of.ts';

const preloaded = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
});

/** They stay in the page that the server sent. */
const LINKS = import.meta.env.SSR
  ? [
      ...[textFile, strongFile, displayFile].map(preloaded),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ]
  : [];

type Match = { status: string; error?: unknown };

/** What every page has in its head, and the title of those that failed. */
export function rootHead(matches: readonly Match[]) {
  const failed = failureOf(matches);
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      ...(failed ? failureHead(failed) : []),
    ],
    links: LINKS,
  };
}

function failureOf(matches: readonly Match[]): number | null {
  // The root alone: the path is in no route. What is missing in a route is drawn by the root, which keeps the reason.
  if (matches.length === 1 || matches.some(({ error }) => isNotFound(error))) return 404;
  const failed = matches.find((match) => match.status === 'error');
  return failed ? statusOf(failed.error) : null;
}
