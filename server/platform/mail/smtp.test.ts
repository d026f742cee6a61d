import { expect, test } from 'vitest';
import { mailServer } from '../../testing/mail-server.ts';
import { createLog } from '../log/log.ts';
import { newId } from '../ids.ts';
import { RelayFault } from './relay-breaker.ts';
import { Undeliverable } from './messenger.ts';
import { smtpMessenger } from './smtp.ts';

const APP_URL = 'https://fettle.example.com';
const FROM = { name: '', address: 'hello@example.com' };
const HOW = { atOnce: 2, log: createLog('silent') };

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
    from: { name: 'Fettle', address: 'hello@example.com' },
    appUrl: 'https://fettle.example.com',
    ...HOW,
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
    from: FROM,
    appUrl: 'https://fettle.example.com',
    ...HOW,
  };
  await expect(smtpMessenger(options).deliver({} as never, message)).rejects.toThrow(/ESOCKET/);
});

const LINK = 'fettle.example.com/unsubscribe/abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq';

test.each([
  ['https', true],
  ['http', false],
])('RFC 8058 a mail over %s offers its link to the mailbox, one click: %s', async (scheme, isOneClick) => {
  const server = await mailServer();
  const options = {
    url: server.url,
    from: FROM,
    appUrl: 'https://fettle.example.com',
    ...HOW,
  };
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
  const options = {
    url: server.url,
    from: FROM,
    appUrl: 'https://fettle.example.com',
    ...HOW,
  };
  const failure = await smtpMessenger(options)
    .deliver({} as never, message)
    .catch((error: Error) => error);
  await server.close();
  expect(String(failure)).toBe('Error: The mail server did not take the mail: EMESSAGE 550');
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('carl');
});

test('many mails share a few connections, and several are under way at once', async () => {
  const server = await mailServer();
  server.pace.answersAfterMs = 20;
  const messenger = smtpMessenger({
    url: server.url,
    from: FROM,
    appUrl: APP_URL,
    ...HOW,
    atOnce: 8,
  });
  await Promise.all(
    Array.from({ length: 160 }, () => messenger.deliver({} as never, { ...message, id: newId() })),
  );
  messenger.close?.();
  await server.close();
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(160);
  expect([server.pace.connections, server.pace.mostAtOnce]).toEqual([8, 8]);
});

test('a mail server that died between two mails gets the next one over a new connection', async () => {
  const server = await mailServer();
  const messenger = smtpMessenger({ url: server.url, from: FROM, appUrl: APP_URL, ...HOW });
  await messenger.deliver({} as never, message);
  await server.close();
  await server.comesBack();
  await messenger.deliver({} as never, { ...message, id: newId() });
  messenger.close?.();
  await server.close();
  expect(server.received).toHaveLength(2);
});

test('a mail server that dies after it has read a mail makes the delivery fail, and is not handed it again at once', async () => {
  const server = await mailServer();
  const messenger = smtpMessenger({ url: server.url, from: FROM, appUrl: APP_URL, ...HOW });
  await messenger.deliver({} as never, message);
  server.hangUp();
  await expect(messenger.deliver({} as never, { ...message, id: newId() })).rejects.toThrow(RelayFault);
  messenger.close?.();
  await server.close();
  expect(server.received).toHaveLength(2);
});

test('what people are called is never read as the syntax of a header, and reads the same', async () => {
  const server = await mailServer();
  const messenger = smtpMessenger({ url: server.url, from: FROM, appUrl: APP_URL, ...HOW });
  const subjects = [
    'Join =?utf-8?q?Bank?= on Fettle',
    'Join =?utf-8?b?QmFuaw==?=',
    'Join Müller & Söhne',
    'Join "Bell", <Heating>',
    `Join ${'屋根'.repeat(40)}`,
    'Join Bell\r\nBcc: everybody@example.com',
  ];
  for (const subject of subjects) await messenger.deliver({} as never, { ...message, id: newId(), subject });
  messenger.close?.();
  await server.close();
  const read = server.received.map(({ raw }) => subjectIn(raw));
  expect(read).toEqual([...subjects.slice(0, -1), 'Join Bell Bcc: everybody@example.com']);
  for (const { raw } of server.received) {
    expect(raw).not.toMatch(/^Bcc:/im);
    expect(raw.match(/^Subject:/gim)).toHaveLength(1);
    expect(/^Subject:.*$/m.exec(raw)?.[0]).not.toMatch(/Join =\?utf/i);
  }
});

/** As a mailbox shows it: encoded words are decoded, and blanks between two of them dropped (RFC 2047, 6.2). */
function subjectIn(raw: string): string {
  const line = /^Subject: ((?:.|\r\n[ \t])*)\r$/m.exec(raw)?.[1] ?? '';
  const words = line.replace(/\r\n(?=[ \t])/g, '').replace(/(?<=\?=)\s+(?==\?)/g, '');
  const bytes = words.replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, word: string) =>
    word
      .replace(/_/g, ' ')
      .replace(/=([\dA-F]{2})/gi, (_sign, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

test('an address that only some servers take is given to none', async () => {
  const server = await mailServer();
  const messenger = smtpMessenger({ url: server.url, from: FROM, appUrl: APP_URL, ...HOW });
  for (const wrong of [
    { to: 'ünï@example.com' },
    { replyTo: 'ünï@example.com' },
    { to: 'a@x.test, b@x.test' },
  ])
    await expect(messenger.deliver({} as never, { ...message, ...wrong })).rejects.toThrow(Undeliverable);
  messenger.close?.();
  await server.close();
  expect(server.received).toEqual([]);
});
