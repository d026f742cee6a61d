import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../db/db.ts';
import { isId } from '../ids.ts';
import { caughtMessage, type CaughtMessage, caughtMessages } from '../mail/catcher.ts';
import { type Html, html } from '../mail/html.ts';

/** The addresses whose mail is shown to nobody. */
type Withheld = () => Promise<readonly string[]>;

/** What was caught instead of sent; mounted in demo and staging only. Who reaches the site reads it. */
export function mountMailbox(app: FastifyInstance, db: Db, withheld: Withheld): void {
  app.get<{ Querystring: { to?: unknown } }>(
    '/api/dev/mailbox',
    { schema: { hide: true } },
    async (request) => {
      const messages = await caughtMessages(db, recipient(request.query.to), await withheld());
      return {
        messages: messages.map(({ id, to, subject, text, html, sentAt }) => ({
          id,
          to,
          subject,
          text,
          html,
          sentAt,
        })),
      };
    },
  );
  app.get<{ Querystring: { to?: unknown } }>(
    '/dev/mailbox',
    { schema: { hide: true } },
    async (request, reply) => {
      const messages = await caughtMessages(db, recipient(request.query.to), await withheld());
      return asPage(reply, mailboxPage(messages).html);
    },
  );
  app.get<{ Params: { id: string } }>(
    '/dev/mailbox/:id',
    { schema: { hide: true } },
    async (request, reply) => {
      const message = isId(request.params.id)
        ? await caughtMessage(db, request.params.id, await withheld())
        : undefined;
      return message ? asPage(reply, message.html) : reply.callNotFound();
    },
  );
}

/** Mails are pages of their own: styles inside, no scripts, nothing from elsewhere. */
const asPage = (reply: FastifyReply, page: string) =>
  reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(page);

const recipient = (to: unknown): string | null =>
  typeof to === 'string' && to !== '' && !to.includes('\u0000') ? to : null;

const mailboxPage = (messages: CaughtMessage[]): Html => html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Caught messages</title>
    <style>
      :root { color-scheme: light dark; }
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
      article { border-top: 1px solid #8885; padding: 1rem 0; }
      h2 { font-size: 1.125rem; margin: 0; }
      p { margin: 0.25rem 0; }
      pre { white-space: pre-wrap; font: inherit; }
    </style>
  </head>
  <body>
    <h1>Caught messages</h1>
    <p>Nothing leaves this machine: every mail and text message is kept here instead.</p>
    ${messages.length === 0 ? html`<p>No messages yet.</p>` : messages.map(messageCard)}
  </body>
</html>`;

const messageCard = (message: CaughtMessage): Html => html`<article>
  <h2>${message.subject}</h2>
  <p>${message.channel === 'sms' ? 'Text message' : 'E-mail'} to ${message.to}, ${message.sentAt.toISOString()}</p>
  <pre>${message.text}</pre>
  ${message.html === '' ? '' : html`<p><a href="/dev/mailbox/${message.id}">As the mail program shows it</a></p>`}
</article>`;
