import type { FastifyReply } from 'fastify';
import { brand } from '../../../../contract/brand.ts';
import { BRAND, DARK, LIGHT } from '../../mail/colours.ts';
import { type Html, html } from '../../mail/html.ts';
import { TYPEFACE_FILE } from './typeface-file.ts';

/** Sends a page that holds its own styles: no scripts, nothing from elsewhere but our typeface and icon, in nobody's frame. */
export const showPlain = (reply: FastifyReply, page: Html): FastifyReply =>
  reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'; frame-ancestors 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(page.html);

type Palette = typeof LIGHT;

const variables = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(' ');

const SHEET: Html = {
  html: `
:root { color-scheme: light dark; ${variables(LIGHT)} }
@media (prefers-color-scheme: dark) { :root { ${variables(DARK)} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 "Fettle Sans", "Fettle Sans fallback", "Fettle Sans fallback on Linux", system-ui, sans-serif; word-spacing: 0.07em; overflow-wrap: anywhere; }
.display { font-weight: 750; font-stretch: 112%; letter-spacing: -0.02em; }
header { border-bottom: 1px solid var(--line); background: var(--surface); }
header div { display: flex; align-items: center; gap: 10px; max-width: 44rem; min-height: 56px; margin: 0 auto; padding: 0 16px; font-size: 20px; }
main { max-width: 44rem; margin: 0 auto; padding: 24px 16px 48px; }
h1 { margin: 0 0 12px; font-size: 30px; line-height: 1.2; }
h2 { margin: 0; font-size: 18px; line-height: 1.35; font-weight: 600; }
h2.part { margin-top: 32px; }
p { margin: 4px 0 16px; }
b { font-weight: 600; }
a { color: var(--link); }
.soft { color: var(--soft); font-size: 14px; }
.card { margin: 12px 0; padding: 20px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
.card > :last-child { margin-bottom: 0; }
.price { margin: 0 0 24px; font-size: 28px; font-feature-settings: 'tnum'; }
details { margin: 0 0 12px; }
summary { min-height: 44px; line-height: 44px; font-weight: 600; cursor: pointer; }
pre { margin: 0 0 12px; white-space: pre-wrap; font: inherit; }
form { margin: 8px 0; }
button, input { min-height: 44px; padding: 0 16px; border: 1px solid var(--soft); border-radius: 8px; background: var(--surface); color: inherit; font: inherit; }
::placeholder { color: var(--soft); opacity: 1; }
button { width: 100%; font-weight: 600; cursor: pointer; }
button:hover { background: var(--sunken); }
button.authorise { border-color: ${BRAND}; background: ${BRAND}; color: #fff; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.beside { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-bottom: 20px; }
.beside input { flex: 1 1 14rem; min-width: 0; }
.beside button { width: auto; }`,
};

/** As web/shell/mark.tsx draws it. */
const MARK: Html = {
  html: `<svg width="36" height="36" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="${BRAND}"/><path d="M21.5 8.75h-1.75a4.5 4.5 0 0 0-4.5 4.5V25M10.5 15.75h9.75" fill="none" stroke="#fff" stroke-width="3.5"/></svg>`,
};

/** A page in our own dress that stands apart from the product: the mailbox and the stand-in of a payment provider. */
export const plainPage = (title: string, content: Html): Html => html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${TYPEFACE_FILE}">
<style>${SHEET}</style>
</head>
<body>
<header><div class="display">${MARK}${brand.name}</div></header>
<main><h1 class="display">${title}</h1>${content}</main>
</body>
</html>`;
