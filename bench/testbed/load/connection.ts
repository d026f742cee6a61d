import { connect, type Socket } from 'node:net';

/** The body is made a text only for who reads it. */
export type Reply = { status: number; bytes: number; body(): string };

/**
 * One kept-alive connection that asks one thing at a time and reads no more of the answer than it must: who makes
 * the load shares the machine with who answers it.
 */
export type Connection = { ask(request: string): Promise<Reply>; close(): void };

const HEAD_END = '\r\n\r\n';
const LENGTH = /\r\ncontent-length: *(\d+)/i;
const EMPTY = Buffer.alloc(0);

export async function openConnection(port: number): Promise<Connection> {
  const socket = await opened(port);
  let received: Buffer = EMPTY;
  let waiting: { resolve(reply: Reply): void; reject(error: Error): void } | null = null;
  const settle = (): NonNullable<typeof waiting> | null => {
    const settled = waiting;
    waiting = null;
    return settled;
  };
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const reply = replyIn(received);
    if (!reply) return;
    received = EMPTY;
    settle()?.resolve(reply);
  });
  const lost = (error?: Error) => settle()?.reject(error ?? new Error('the connection was closed'));
  socket.on('error', lost).on('close', () => lost());
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('connect', () => resolve(socket)).once('error', reject);
  });
}

/** The answer once all of it is there. All servers name its length. */
function replyIn(received: Buffer): Reply | null {
  const end = received.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = received.toString('latin1', 0, end);
  const length = LENGTH.exec(head)?.[1];
  if (!length) throw new Error(`an answer without a length: ${head}`);
  const from = end + HEAD_END.length;
  if (received.length < from + Number(length)) return null;
  const status = Number(head.slice(9, 12));
  return { status, bytes: Number(length), body: () => received.toString('utf8', from) };
}
