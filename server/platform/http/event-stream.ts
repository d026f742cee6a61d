import { randomInt } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** An answer that stays open and tells the names of events, as browsers' EventSource reads them. */
export type EventStream = {
  send(names: readonly string[]): void;
  /** Ends the answer; a browser comes back after `comeBackMs`. */
  end(comeBackMs?: number): void;
  /** Once, however it ended. */
  onClose(run: () => void): void;
};

/** Below the half minute after which many proxies close what is silent. */
const HEARTBEAT_MS = 25_000;
const SOONEST_MS = 500;
const LATEST_MS = 2_500;
/** A client that leaves so much unread is not reading. */
const MAX_UNREAD_BYTES = 64 * 1024;

/** Not the same for all: a process that ends sends thousands of pages to those that are left. */
const comesBackMs = (): number => randomInt(SOONEST_MS, LATEST_MS);

/** Turns the answer to this request into a stream of events. */
export function openEventStream(reply: FastifyReply, heartbeatMs = HEARTBEAT_MS): EventStream {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, STREAM_HEADERS);
  const write = (text: string) => {
    if (raw.writableLength > MAX_UNREAD_BYTES) raw.destroy();
    else if (!raw.writableEnded) raw.write(text);
  };
  write(`retry: ${comesBackMs()}\n\n`);
  const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs);
  raw.once('close', () => clearInterval(heartbeat));
  raw.on('error', () => raw.destroy());
  return {
    send: (names) => write(names.map((name) => `event: ${name}\ndata: {}\n\n`).join('')),
    end: (comeBackMs = comesBackMs()) => {
      write(`retry: ${comeBackMs}\n\n`);
      raw.end();
    },
    onClose: (run) => void raw.once('close', run),
  };
}

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would collect the events into a page full.
  'x-accel-buffering': 'no',
  // When the stream ends its connection does too, or it would idle and hold a shutdown up.
  connection: 'close',
};
