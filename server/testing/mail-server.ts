import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type Received = { to: string[]; raw: string; messageId: string };

/** What the server does with a mail that it has read. */
type Mood = { kind: 'takes' } | { kind: 'hangs up' } | { kind: 'refuses'; reply: string };

/** A mail server that keeps what it is given, can go away and come back, and has moods. */
export async function mailServer() {
  const received: Received[] = [];
  let mood: Mood = { kind: 'takes' };
  let server = await listening(received, () => mood);
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** From now on it answers so after it has read a mail. */
    refuse: (reply: string) => void (mood = { kind: 'refuses', reply }),
    /** From now on it keeps a mail and hangs up before it says so. */
    hangUp: () => void (mood = { kind: 'hangs up' }),
    take: () => void (mood = { kind: 'takes' }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    async comesBack() {
      server = await listening(received, () => mood, port);
    },
  };
}

async function listening(received: Received[], mood: () => Mood, port = 0): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk) => (raw += String(chunk)));
      stream.on('end', () => {
        const now = mood();
        if (now.kind === 'refuses') return done(refusal(now.reply));
        const messageId = /^Message-ID: (.+?)\r?$/m.exec(raw)?.[1] ?? '';
        received.push({ to: session.envelope.rcptTo.map((to) => to.address), raw, messageId });
        // Only on whom it heard: another mail may be on its way at the same moment.
        if (now.kind === 'hangs up')
          server.connections.forEach((one) => one.id === session.id && one.close());
        else done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

function refusal(reply: string): Error {
  const [code = '', ...words] = reply.split(' ');
  return Object.assign(new Error(words.join(' ')), { responseCode: Number(code) });
}
