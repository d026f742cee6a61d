import { createHash } from 'node:crypto';
import { brand } from '../../../../contract/brand.ts';
import { failurePage as words } from '../../../../contract/failure-page.ts';
import type { Refusal } from '../../refusal.ts';

// No script and no other file: this page must come up when nothing else does.
const STYLE =
  ':root{color-scheme:light dark}' +
  'body{margin:0;font:1.125rem/1.5 system-ui,sans-serif;background:light-dark(#faf4e9,#17120e);color:light-dark(#211c17,#faf4e9)}' +
  'main{max-width:36rem;margin:0 auto;padding:4rem 1rem}' +
  'h1{font-size:1.875rem;line-height:1.2;margin:0 0 1rem}' +
  'p{margin:0 0 1rem}' +
  'small{color:light-dark(#5b5046,#d1c8b8)}' +
  'a{display:inline-block;padding:.625rem 1.25rem;border-radius:.5rem;background:light-dark(#00629f,#9ccbff);color:light-dark(#fff,#17120e);text-decoration:none}';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** Nothing may run or be loaded on it but its own style. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hashOf(STYLE)}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A refusal as a page, for a browser whose page cannot be drawn. */
export function refusalPage({ status, message }: Refusal, requestId: string): string {
  const title = status === 404 ? words.title.notFound : words.title.other;
  return `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand.name}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${words.heading(status)}</h1>
<p>${status === 404 ? words.notFound : message}</p>
<p><a href="/">${words.home}</a></p>
<small>${requestId}</small>
</main>
</body>
</html>
`;
}
