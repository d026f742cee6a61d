import { request } from 'node:http';
import { expect, vi } from 'vitest';
import * as samples from '../server/testing/pictures/samples.ts';
import type { TestMarket } from '../server/testing/market.ts';
import { story } from '../server/testing/story.ts';

vi.setConfig({ testTimeout: 240_000 });

const MEGABYTE = 1024 * 1024;
const HEAD = Buffer.from('--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n');
const TAIL = Buffer.from('\r\n--x--\r\n');

/** Sends the same bytes that all others send, so that the senders take no memory worth speaking of. */
function send({ baseUrl }: TestMarket, token: string, photo: Buffer) {
  const parts = [HEAD, photo, TAIL];
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': parts.reduce((sum, part) => sum + part.length, 0),
  };
  return new Promise<{ status: number; again: string | undefined }>((resolve, reject) => {
    const sending = request(`${baseUrl}/api/job/photo`, { method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, again: answer.headers['retry-after'] });
    });
    sending.on('error', reject);
    for (const part of parts) sending.write(part);
    sending.end();
  });
}

story(
  'fifty photos of ten megabytes at once: some are kept, the others are told to come again, in bounded memory',
  { shows: ['C1', 'X18', 'T11'] },
  async ({ market, customer }) => {
    const people = await Promise.all(Array.from({ length: 10 }, () => customer()));
    const tokens = await Promise.all(people.map((person) => person.token()));
    const small = await samples.jpeg(1200, 900);
    const photo = Buffer.concat([small, Buffer.alloc(10 * MEGABYTE - small.length)]);
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10);
    const sent = Array.from({ length: 50 }, (_, at) => send(market, tokens[at % 10] ?? '', photo));
    const heard = await Promise.all(sent);
    clearInterval(watch);
    const statuses = Map.groupBy(heard, ({ status }) => status);
    const [kept, shed] = [statuses.get(200) ?? [], statuses.get(503) ?? []];
    expect(kept.length + shed.length).toBe(50);
    expect(kept.length).toBeGreaterThanOrEqual(5);
    for (const { again } of shed) expect(Number(again)).toBeGreaterThan(0);
    const grown = Math.round((most - before) / MEGABYTE);
    process.stdout.write(`fifty uploads: ${kept.length} kept, ${grown} MB more\n`);
    expect(grown).toBeLessThan(400);
  },
);
