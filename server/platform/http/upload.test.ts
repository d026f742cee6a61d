import { type ClientRequest, request } from 'node:http';
import { expect } from 'vitest';
import { storedFiles, type TestMarket } from '../../testing/market.ts';
import * as samples from '../../testing/pictures/samples.ts';
import { story } from '../../testing/story.ts';

/** An upload whose file never comes to its end. */
function halfUpload({ baseUrl }: TestMarket, token: string): ClientRequest {
  const started = request(`${baseUrl}/api/user`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
  });
  started.on('error', () => undefined);
  started.write('--x\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\n\r\nso far');
  return started;
}

async function statusOfEmptyForm({ baseUrl }: TestMarket, token: string): Promise<number> {
  const body = new FormData();
  body.append('first_name', 'Carl');
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${baseUrl}/api/user`, { method: 'POST', headers, body })).status;
}

story(
  'a process holds ten uploads of one account at once, and forty in all, until one of them ends',
  { shows: ['X18', 'T11'] },
  async ({ market, customer }) => {
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => customer()));
    const tokens = await Promise.all(people.map((person) => person.token()));
    const [carls = '', ...others] = tokens;
    const danas = others.at(-1) ?? '';
    const halves: ClientRequest[] = [];
    const holdTen = (token: string) => {
      for (let count = 0; count < 10; count++) halves.push(halfUpload(market, token));
    };
    // A form that says too little is refused as soon as it has been read.
    const heard = (token: string) => expect.poll(() => statusOfEmptyForm(market, token));
    try {
      holdTen(carls);
      await heard(carls).toBe(503);
      await heard(danas).toBe(422);
      for (const token of others.slice(0, 3)) holdTen(token);
      await heard(danas).toBe(503);
      halves[0]?.destroy();
      await heard(danas).toBe(422);
    } finally {
      for (const half of halves) half.destroy();
    }
  },
);

/** One part of a form, as it stands on the wire. */
const part = (disposition: string, body: Buffer | string = 'x') =>
  Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]);
const END = Buffer.from('--x--\r\n');
const form = (...parts: Buffer[]) => Buffer.concat([...parts, END]);
const times = (count: number, one: (turn: number) => Buffer) =>
  Array.from({ length: count }, (_, turn) => one(turn));

story(
  'a form that means harm is refused, leaves no file, and the next one is taken',
  { shows: ['T18', 'T11'] },
  async (stage) => {
    const { market, business } = stage;
    const anna = await business();
    const headers = { authorization: `Bearer ${await anna.token()}` };
    const send = async (body: Buffer, type = 'multipart/form-data; boundary=x') => {
      const init = {
        method: 'POST',
        headers: { ...headers, 'content-type': type },
        body: new Uint8Array(body),
      };
      const answer = await fetch(`${market.baseUrl}/api/business/documents`, init);
      const said = (await answer.json()) as { code?: string; request_id?: string };
      return [answer.status, said.code, typeof said.request_id];
    };
    const document = part('name="document"; filename="a.pdf"', samples.pdf());
    const tooLarge = [413, 'too_large', 'string'];
    const unreadable = [400, 'unreadable', 'string'];
    const invalid = [422, 'invalid', 'string'];
    const harmful: [string, Buffer, unknown[], string?][] = [
      ['a thousand parts', form(...times(1_000, (turn) => part(`name="f${turn}"`)), document), tooLarge],
      ['a thousand files', form(...times(1_000, () => document)), tooLarge],
      ['two files', form(document, document), tooLarge],
      ['thirteen fields', form(...times(13, (turn) => part(`name="f${turn}"`)), document), tooLarge],
      ['a field of nine kilobytes', form(part('name="f"', 'x'.repeat(9_000)), document), invalid],
      ['a name of 61 letters', form(part(`name="${'f'.repeat(61)}"`), document), invalid],
      ['a field that nobody asked for', form(part('name="account_id"'), document), invalid],
      ['a file under another name', form(part('name="other"; filename="a.pdf"', samples.pdf())), invalid],
      ['a field in the place of the file', form(part('name="document"', samples.pdf())), invalid],
      ['__proto__', form(part('name="__proto__"'), document), unreadable],
      ['nothing', Buffer.alloc(0), invalid],
      ['no part', END, invalid],
      ['no boundary', form(document), unreadable, 'multipart/form-data'],
      ['another boundary', form(document), unreadable, 'multipart/form-data; boundary=y'],
      ['cut off in the middle', form(document).subarray(0, 80), unreadable],
      ['a part without a head', Buffer.from('--x\r\n\r\nx\r\n--x--\r\n'), invalid],
    ];
    const heard: unknown[] = [];
    for (const [name, body, , type] of harmful) heard.push([name, ...(await send(body, type))]);
    expect(heard).toEqual(harmful.map(([name, , expected]) => [name, ...expected]));
    expect(await storedFiles(market.product.market)).toEqual([]);
    expect((await send(form(document)))[0]).toBe(200);
    expect(await storedFiles(market.product.market)).toHaveLength(1);
  },
);
