import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type Received = { to: string[]; raw: string; messageId: string };

/** What the server does with a mail that it has read. */
type Mood = { kind: 'takes' } | { kind: 'hangs up' } | { kind: 'refuses'; reply: string };

/** A mail server that keeps what it is given, can go away and come back, and has moods. */
export async function mailServer() {
  const received: Received[] = [];
  let mood: Mood = { kind: 'takes' };
  const pace: Pace = { answersAfterMs: 0, connections: 0, atOnce: 0, mostAtOnce: 0 };
  const now = () => ({ mood, pace });
  let server = await listening(received, now);
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** How slow it is, and how many connections it has had and has. */
    pace,
    /** From now on it answers so after it has read a mail. */
    refuse: (reply: string) => void (mood = { kind: 'refuses', reply }),
    /** From now on it keeps a mail and hangs up before it says so. */
    hangUp: () => void (mood = { kind: 'hangs up' }),
    take: () => void (mood = { kind: 'takes' }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    async comesBack() {
      server = await listening(received, now, port);
    },
  };
}

type Pace = { answersAfterMs: number; connections: number; atOnce: number; mostAtOnce: number };
type Now = () => { mood: Mood; pace: Pace };

async function listening(received: Received[], how: Now, port = 0): Promise<SMTPServer> {
  const { pace } = how();
  const later = (done: () => void) => void setTimeout(done, pace.answersAfterMs);
  const server = new SMTPServer({
    authOptional: true,
    // Clients keep their connections open from mail to mail.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      pace.connections += 1;
      pace.atOnce += 1;
      pace.mostAtOnce = Math.max(pace.mostAtOnce, pace.atOnce);
      later(done);
    },
    onClose: () => void (pace.atOnce -= 1),
    onMailFrom: (_address, _session, done) => later(done),
    onRcptTo: (_address, _session, done) => later(done),
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk) => (raw += String(chunk)));
      stream.on('end', () => {
        const { mood } = how();
        if (mood.kind === 'refuses') return done(refusal(mood.reply));
        const messageId = /^Message-ID: (.+?)\r?$/m.exec(raw)?.[1] ?? '';
        received.push({ to: session.envelope.rcptTo.map((to) => to.address), raw, messageId });
        // Only on whom it heard: another mail may be on its way at the same moment.
        if (mood.kind === 'hangs up')
          server.connections.forEach((one) => one.id === session.id && one.close());
        else later(done);
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
