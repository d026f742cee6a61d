import displayFile from '@fontsource-variable/archivo/fettle-display.woff2?url';
import textFile from '@fontsource-variable/archivo/fettle-sans.woff2?url';
import { failureHead } from './page-head.ts';
import { statusOf } from './status-of.ts';

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
    links: [
      // Of use in the page that the server sends alone, so the browser's bundle goes without their names.
      ...(import.meta.env.SSR ? [preloaded(textFile), preloaded(displayFile)] : []),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  };
}

const preloaded = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
});

function failureOf(matches: readonly Match[]): number | null {
  // The root alone: the path is in no route.
  if (matches.length === 1 || matches.some((match) => match.status === 'notFound')) return 404;
  const failed = matches.find((match) => match.status === 'error');
  return failed ? statusOf(failed.error) : null;
}
