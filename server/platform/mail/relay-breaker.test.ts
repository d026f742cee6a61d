import { expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { RelayAway, relayBreaker, RelayFault } from './relay-breaker.ts';

/** A breaker whose clock stands, and a mail server that does what it is told. */
function broken() {
  const lines: string[] = [];
  const at = { ms: 1_000_000 };
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const breaker = relayBreaker(log, () => at.ms);
  const tried: string[] = [];
  const mail = (name: string, failure?: Error) =>
    breaker.send(async () => {
      tried.push(name);
      if (failure) throw failure;
    });
  const fault = () => new RelayFault('ECONNECTION');
  const breaks = async () => {
    for (let turn = 0; turn < 4; turn++) await expect(mail('first', fault())).rejects.toThrow(RelayFault);
    await expect(mail('first', fault())).rejects.toThrow(RelayAway);
    tried.length = 0;
  };
  return { ...breaker, mail, fault, breaks, tried, at, lines };
}

test('after five faults in a row nothing is tried, until one mail tries whether the server is back', async () => {
  const { mail, breaks, relay, tried, at, lines } = broken();
  await breaks();
  expect(relay.isAway()).toBe(true);
  await expect(mail('too early')).rejects.toThrow(RelayAway);
  at.ms += 1_000;
  expect(relay.awayUntil()).toBe(null);
  await mail('the try');
  await mail('the next');
  expect(tried).toEqual(['the try', 'the next']);
  expect([relay.isAway(), relay.awayUntil()]).toEqual([false, null]);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'the mail server is away: mail waits',
    'the mail server is back',
  ]);
});

test('only one mail tries at a time', async () => {
  const { mail, breaks, send, at } = broken();
  await breaks();
  at.ms += 1_000;
  const hold = Promise.withResolvers<void>();
  const trying = send(() => hold.promise);
  await expect(mail('another')).rejects.toThrow(RelayAway);
  hold.resolve();
  await trying;
  await mail('another');
});

test('the longer it is away, the less often it is tried, and never less than once a minute', async () => {
  const { mail, fault, breaks, relay, at } = broken();
  await breaks();
  const waits: number[] = [];
  for (let turn = 0; turn < 8; turn++) {
    at.ms = relay.awayUntil()?.getTime() ?? at.ms;
    // A try counts as no try of its mail.
    await expect(mail('a try', fault())).rejects.toThrow(RelayAway);
    waits.push((relay.awayUntil()?.getTime() ?? 0) - at.ms);
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => seconds * 1000));
});

test('a refusal of one mail shows that the server is there', async () => {
  const { mail, fault, relay } = broken();
  for (let turn = 0; turn < 10; turn++) {
    await expect(mail('fails', fault())).rejects.toThrow(RelayFault);
    await expect(mail('is refused', new Error('EENVELOPE 550'))).rejects.toThrow('550');
  }
  expect(relay.isAway()).toBe(false);
});
