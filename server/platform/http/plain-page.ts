import type { FastifyReply } from 'fastify';
import { brand } from '../../../contract/brand.ts';
import { BRAND, DARK, LIGHT } from '../mail/colours.ts';
import { type Html, html } from '../mail/html.ts';

/** Sends a page that holds its own styles: no scripts, nothing from elsewhere, in nobody's frame. */
export const showPlain = (reply: FastifyReply, page: Html): FastifyReply =>
  reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
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
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 Archivo, 'Segoe UI', Helvetica, Arial, sans-serif; overflow-wrap: anywhere; }
header { display: flex; align-items: center; gap: 10px; max-width: 44rem; margin: 0 auto; padding: 20px 16px 0; font-size: 20px; font-weight: 800; letter-spacing: -0.02em; }
header span { display: grid; place-items: center; width: 32px; height: 32px; border-radius: 8px; background: ${BRAND}; color: #fff; font-size: 22px; }
main { max-width: 44rem; margin: 0 auto; padding: 16px 16px 48px; }
h1 { margin: 8px 0 12px; font-size: 28px; line-height: 1.2; letter-spacing: -0.01em; }
h2 { margin: 0; font-size: 18px; line-height: 1.35; }
h2.part { margin-top: 32px; }
p { margin: 4px 0 16px; }
a { color: var(--link); }
.soft { color: var(--soft); font-size: 14px; }
.card { margin: 12px 0; padding: 20px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
.card > :last-child { margin-bottom: 0; }
.price { margin: 0 0 24px; font-size: 28px; font-weight: 700; }
details { margin: 0 0 12px; }
summary { min-height: 44px; line-height: 44px; font-weight: 600; cursor: pointer; }
pre { margin: 0 0 12px; white-space: pre-wrap; font: inherit; }
form { margin: 8px 0; }
button, input { min-height: 44px; padding: 0 16px; border: 1px solid var(--soft); border-radius: 8px; background: var(--surface); color: inherit; font: inherit; }
button { width: 100%; font-weight: 600; cursor: pointer; }
button:hover { background: var(--sunken); }
button.authorise { border: 0; background: ${BRAND}; color: #fff; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.beside { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-bottom: 20px; }
.beside input { flex: 1 1 14rem; min-width: 0; }
.beside button { width: auto; }`,
};

/** A page in our own dress that stands apart from the product: the mailbox and the stand-in of a payment provider. */
export const plainPage = (title: string, content: Html): Html => html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand.name}</title>
<style>${SHEET}</style>
</head>
<body>
<header><span aria-hidden="true">${brand.name.charAt(0).toLowerCase()}</span>${brand.name}</header>
<main><h1>${title}</h1>${content}</main>
</body>
</html>`;
