import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../mail/html.ts';

export const show = (reply: FastifyReply, page: Html): FastifyReply =>
  reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(page.html);

/** A form that is one button; which one was pressed is in its address. */
export const pressed = (address: string, says: string, look = ''): Html =>
  html`<form method="post" action="${address}"><button class="${look}">${says}</button></form>`;

export function layout(title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <style>
      :root { color-scheme: light dark; }
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 28rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
      h2 { font-size: 1rem; margin: 2rem 0 0.5rem; }
      .price { font-size: 1.75rem; margin: 0 0 1.5rem; }
      form { margin: 0.5rem 0; }
      button { font: inherit; width: 100%; min-height: 44px; border-radius: 8px; border: 1px solid #8888; background: none; color: inherit; }
      .authorise { background: #15573d; color: #fff; border: 0; }
    </style>
  </head>
  <body><main><h1>${title}</h1>${content}</main></body>
</html>`;
}
