import { HeadContent, ScriptOnce, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BAR_COLOURS } from './bar-colours.ts';
import { COLOUR_MODE_SCRIPT } from './colour-mode-script.ts';

/** It runs in the page that the server sends, so the browser's bundle goes without its text. */
const FIRST_SCRIPT = import.meta.env.SSR ? COLOUR_MODE_SCRIPT : '';

/**
 * The colour of the browser's own bar. Here and not in the root route's `head`, which keeps one entry of a name; on the
 * server alone, because the first script says from then on which of the two holds.
 */
const BAR = import.meta.env.SSR && (
  <>
    <meta name="theme-color" content={BAR_COLOURS.light} media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content={BAR_COLOURS.dark} media="(prefers-color-scheme: dark)" />
  </>
);

/** `data-mode` is put on by the script before React looks, hence the suppressed warning. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        {BAR}
        <ScriptOnce>{FIRST_SCRIPT}</ScriptOnce>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** The same without any script of ours, for a page whose components throw. */
export function StaticDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" data-static="">
      <head>
        {BAR}
        <ScriptOnce>{FIRST_SCRIPT}</ScriptOnce>
        <HeadContent />
      </head>
      <body>{children}</body>
    </html>
  );
}
