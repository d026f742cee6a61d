import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/db.ts';
import { isId } from '../../ids.ts';
import { caughtMessage, type CaughtMessage, caughtMessages } from '../../mail/catcher.ts';
import { type Html, html } from '../../mail/html.ts';
import { plainPage, showPlain } from './plain-page.ts';

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
      return showPlain(reply, mailboxPage(messages, recipient(request.query.to)));
    },
  );
  app.get<{ Params: { id: string } }>(
    '/dev/mailbox/:id',
    { schema: { hide: true } },
    async (request, reply) => {
      const message = isId(request.params.id)
        ? await caughtMessage(db, request.params.id, await withheld())
        : undefined;
      return message ? showPlain(reply, { html: message.html }) : reply.callNotFound();
    },
  );
}

const recipient = (to: unknown): string | null =>
  typeof to === 'string' && to !== '' && !to.includes('\u0000') ? to : null;

const mailboxPage = (messages: CaughtMessage[], to: string | null): Html =>
  plainPage(
    'Caught messages',
    html`
    <p>Nothing leaves this machine: every mail and text message is kept here instead.</p>
    <form method="get" class="beside">
      <label for="to">To</label>
      <input id="to" name="to" value="${to ?? ''}" placeholder="An e-mail address or mobile number" autocomplete="off">
      <button>Show</button>
    </form>
    ${messages.length === 0 ? html`<p class="card">${noneFor(to)}</p>` : messages.map(messageCard)}`,
  );

const noneFor = (to: string | null): Html =>
  to === null
    ? html`No messages yet. What the product sends from now on stands here.`
    : html`No messages to ${to} are kept here. <a href="/dev/mailbox">See all messages</a>`;

/** The newest, which was most likely waited for, stands open. */
const messageCard = (message: CaughtMessage, place: number): Html => html`<article class="card">
  <h2>${message.subject}</h2>
  <p class="soft">${message.channel === 'sms' ? 'Text message' : 'E-mail'} to ${message.to}, ${timeOf(message)}</p>
  ${place === 0 ? html`<details open>` : html`<details>`}
    <summary>What it says</summary>
    <pre>${withLinks(message.text)}</pre>
  </details>
  ${message.html === '' ? '' : html`<p><a href="/dev/mailbox/${message.id}">As the mail program shows it</a></p>`}
</article>`;

const timeOf = ({ sentAt }: CaughtMessage): Html =>
  html`<time datetime="${sentAt.toISOString()}">${sentAt.toLocaleString('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  })}</time>`;

/** A text message has no page of its own, and what it links to should be one tap away here as well. */
const withLinks = (text: string): Html[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
