import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { mailServer } from '../../testing/mail-server.ts';
import { readConfig } from '../config.ts';
import { newId } from '../ids.ts';
import { createLog } from '../log/log.ts';
import { catcher } from '../mail/catcher.ts';
import { Undeliverable } from '../mail/messenger.ts';
import { messengerFor } from '../mail/messengers.ts';
import { twilioMessenger } from './twilio.ts';
import { PRODUCTION } from '../../testing/production.ts';

const HOW = { atOnce: 1, log: createLog('silent') };
const SID = `AC${'0'.repeat(32)}`;

type Asked = { path: string; authorization: string; fields: Record<string, string> };
type Reply = { status: number; body: unknown } | 'nothing' | 'cut off';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** A server that answers as Twilio's documentation says, and keeps what it was asked. */
async function twilio(reply: Reply): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const opened = createServer((request, response) => {
    void read(request).then((one) => {
      asked.push(one);
      if (reply === 'cut off') request.socket.destroy();
      if (reply === 'cut off' || reply === 'nothing') return;
      response.writeHead(reply.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(reply.body));
    });
  });
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(opened.address() as AddressInfo).port}`, asked };
}

async function read(request: IncomingMessage): Promise<Asked> {
  const fields = Object.fromEntries(new URLSearchParams(await textOf(request)));
  return {
    path: `${request.method} ${request.url}`,
    authorization: request.headers.authorization ?? '',
    fields,
  };
}

const QUEUED = { status: 201, body: { sid: `SM${'1'.repeat(32)}`, status: 'queued', error_code: null } };
const fault = (status: number, code: number) => ({
  status,
  body: { code, message: 'The number +447700900123 is …', more_info: 'https://www.twilio.com/docs', status },
});

const message = {
  id: newId(),
  channel: 'sms' as const,
  to: '07700900123',
  subject: 'New lead',
  text: 'New lead: Fix a leak in SE1. https://fettle.example.com/dashboard?tab=leads',
  html: '',
  sentAt: new Date(),
};

const send = (url: string, from = '+447700900999') =>
  twilioMessenger({ url, accountSid: SID, authToken: 'secret', from }).deliver({} as never, message);

const failureOf = (call: Promise<void>): Promise<Error> =>
  call.then(
    () => new Error('nothing was thrown'),
    (error: Error) => error,
  );

test('a text goes out as Twilio documents it: form fields, basic authentication, +44', {
  meta: { shows: ['A-72'] },
}, async () => {
  const { url, asked } = await twilio(QUEUED);
  await send(url);
  expect(asked).toEqual([
    {
      path: `POST /2010-04-01/Accounts/${SID}/Messages.json`,
      authorization: `Basic ${Buffer.from(`${SID}:secret`).toString('base64')}`,
      fields: { To: '+447700900123', From: '+447700900999', Body: message.text },
    },
  ]);
});

test('what is configured takes mail to the mail server and texts to Twilio', {
  meta: { shows: ['A-72', 'R-16-028'] },
}, async () => {
  const [{ url, asked }, mails] = [await twilio(QUEUED), await mailServer()];
  const production = { ...PRODUCTION, SMTP_URL: mails.url };
  const access = { TWILIO_ACCOUNT_SID: SID, TWILIO_AUTH_TOKEN: 'secret', TWILIO_FROM: '+447700900999' };
  const both = await messengerFor(readConfig({ ...production, ...access, TWILIO_URL: `${url}/` }), HOW);
  expect(both.channels).toEqual(['email', 'sms']);
  await both.deliver({} as never, message);
  await both.deliver({} as never, { ...message, channel: 'email', to: 'carl@example.com' });
  await mails.close();
  expect(asked.map(({ fields }) => fields.To)).toEqual(['+447700900123']);
  expect(mails.received.map(({ to }) => to)).toEqual([['carl@example.com']]);
  expect((await messengerFor(readConfig(production), HOW)).channels).toEqual(['email']);
  expect((await messengerFor(readConfig({ ...access, SMTP_URL: mails.url }), HOW)).channels).toEqual(
    catcher.channels,
  );
});

test('a messaging service sends in place of a number', async () => {
  const { url, asked } = await twilio(QUEUED);
  await send(url, `MG${'a'.repeat(32)}`);
  expect(asked[0]?.fields).toMatchObject({ MessagingServiceSid: `MG${'a'.repeat(32)}` });
  expect(asked[0]?.fields).not.toHaveProperty('From');
});

test.each([
  [429, 20429],
  [503, 0],
  [401, 20003],
])('refused with %i it is tried again later', { meta: { shows: ['X13'] } }, async (status, code) => {
  const failure = await failureOf(send((await twilio(fault(status, code))).url));
  expect(failure).not.toBeInstanceOf(Undeliverable);
  expect(failure.message).toBe(`Twilio answered ${status}, code ${code}`);
});

test('without a connection it is tried again later', { meta: { shows: ['X13'] } }, async () => {
  const { url } = await twilio(QUEUED);
  await new Promise((resolve) => server?.close(resolve));
  const failure = await failureOf(send(url));
  expect(failure).not.toBeInstanceOf(Undeliverable);
  expect(failure.message).toBe('Twilio could not be reached');
});

test.each<[string, Reply]>([
  ['a fault of its own', fault(500, 20500)],
  ['a connection that is cut', 'cut off'],
  ['no answer', 'nothing'],
])('after %s the text may be out, so it is not sent again', async (_name, reply) => {
  const { url, asked } = await twilio(reply);
  expect(await failureOf(send(url))).toBeInstanceOf(Undeliverable);
  expect(asked).toHaveLength(1);
});

test('who answered STOP is told apart from a number that takes no texts', async () => {
  expect(await failureOf(send((await twilio(fault(400, 21610))).url))).toMatchObject({ wantsNoMore: true });
  expect(await failureOf(send((await twilio(fault(400, 21614))).url))).toMatchObject({ wantsNoMore: false });
});

test('no failure names the number or the secret', { meta: { shows: ['T25'] } }, async () => {
  for (const reply of [fault(400, 21614), fault(429, 20429), 'cut off'] as const) {
    const failure = await failureOf(send((await twilio(reply)).url));
    const said = JSON.stringify(failure, Object.getOwnPropertyNames(failure));
    expect(said).not.toMatch(/7700|secret/);
  }
});

test('a redirect is not followed', { meta: { shows: ['T20'] } }, async () => {
  const { url, asked } = await twilio({ status: 307, body: {} });
  await expect(send(url)).rejects.toBeInstanceOf(Error);
  expect(asked).toHaveLength(1);
});
