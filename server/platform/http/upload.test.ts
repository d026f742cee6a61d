import { type ClientRequest, request } from 'node:http';
import { expect } from 'vitest';
import type { TestMarket } from '../../testing/market.ts';
import { story } from '../../testing/story.ts';
import { MOST_HELD, MOST_OF_ONE } from './upload.ts';

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
  'X18 T11 a process holds ten uploads of one account at once, and forty in all, until one of them ends',
  async ({ market, customer }) => {
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => customer()));
    const tokens = await Promise.all(people.map((person) => person.token()));
    const [carls = '', ...others] = tokens;
    const danas = others.at(-1) ?? '';
    const halves: ClientRequest[] = [];
    const holdTen = (token: string) => {
      for (let count = 0; count < MOST_OF_ONE; count++) halves.push(halfUpload(market, token));
    };
    // A form that says too little is refused as soon as it has been read.
    const heard = (token: string) => expect.poll(() => statusOfEmptyForm(market, token), { timeout: 20_000 });
    try {
      holdTen(carls);
      await heard(carls).toBe(503);
      await heard(danas).toBe(422);
      for (const token of others.slice(0, MOST_HELD / MOST_OF_ONE - 1)) holdTen(token);
      await heard(danas).toBe(503);
      halves[0]?.destroy();
      await heard(danas).toBe(422);
    } finally {
      for (const half of halves) half.destroy();
    }
  },
);
