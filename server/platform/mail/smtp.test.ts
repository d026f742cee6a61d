import { expect, test } from 'vitest';
import { mailServer } from '../../testing/mail-server.ts';
import { newId } from '../ids.ts';
import { smtpMessenger } from './smtp.ts';

const message = {
  id: newId(),
  channel: 'email' as const,
  to: 'carl@example.com',
  subject: 'New quote\r\nBcc: everybody@example.com',
  text: 'Hello Carl',
  html: '<p>Hello Carl</p>',
  sentAt: new Date('2026-11-20T10:00:00Z'),
};

test('a mail goes out in text and HTML under a Message-ID that a repeat would share', {
  meta: { shows: ['R-16-028'] },
}, async () => {
  const server = await mailServer();
  const options = {
    url: server.url,
    from: 'Fettle <hello@example.com>',
    appUrl: 'https://fettle.example.com',
  };
  await smtpMessenger(options).deliver({} as never, message);
  await smtpMessenger(options).deliver({} as never, { ...message, replyTo: 'pat@example.com' });
  await server.close();
  const [mail, answered] = server.received;
  expect(answered?.raw).toMatch(/^Reply-To: pat@example\.com\r$/m);
  expect(mail?.raw).not.toContain('Reply-To');
  expect(mail?.to).toEqual(['carl@example.com']);
  expect(mail?.raw).toContain(`Message-ID: <${message.id}@fettle.example.com>`);
  expect(mail?.raw).toContain('Content-Type: text/plain');
  expect(mail?.raw).toContain('Content-Type: text/html');
  expect(mail?.raw).not.toMatch(/^Bcc:/m);
});

test('a mail server that is away makes the delivery fail soon, to be tried again', async () => {
  const options = {
    url: 'smtp://127.0.0.1:9',
    from: 'hello@example.com',
    appUrl: 'https://fettle.example.com',
  };
  await expect(smtpMessenger(options).deliver({} as never, message)).rejects.toThrow(/ESOCKET/);
});

const LINK = 'fettle.example.com/unsubscribe/abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq';

test.each([
  ['https', true],
  ['http', false],
])('RFC 8058 a mail over %s offers its link to the mailbox, one click: %s', async (scheme, isOneClick) => {
  const server = await mailServer();
  const options = { url: server.url, from: 'hello@example.com', appUrl: 'https://fettle.example.com' };
  await smtpMessenger(options).deliver({} as never, { ...message, unsubscribe: `${scheme}://${LINK}` });
  await smtpMessenger(options).deliver({} as never, message);
  await server.close();
  const [mail, needed] = server.received.map(({ raw }) => raw.replace(/\r\n[ \t]+/g, ' '));
  expect(mail).toContain(`List-Unsubscribe: <${scheme}://${LINK}>`);
  expect(mail?.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click')).toBe(isOneClick);
  expect(needed).not.toContain('List-Unsubscribe');
});

test('what a mail server says of a recipient is not passed on', { meta: { shows: ['T25'] } }, async () => {
  const server = await mailServer();
  server.refuse('550 <carl@example.com>: no such mailbox');
  const options = { url: server.url, from: 'hello@example.com', appUrl: 'https://fettle.example.com' };
  const failure = await smtpMessenger(options)
    .deliver({} as never, message)
    .catch((error: Error) => error);
  await server.close();
  expect(String(failure)).toBe('Error: The mail server did not take the mail: EMESSAGE 550');
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('carl');
});
