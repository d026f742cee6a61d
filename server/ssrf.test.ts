import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { categoryId } from './seed/catalogue.ts';
import { PASSWORD } from './testing/facts.ts';
import { visitor } from './testing/newcomer.ts';
import { fileOf } from './testing/pictures/files.ts';
import { story } from './testing/story.ts';

/** A house that nobody has a reason to call at. */
async function trap() {
  const server = createServer((_request, response) => response.end('trapped'));
  const state = { calls: 0 };
  server.on('connection', () => (state.calls += 1));
  server.listen(0, '::');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const houses = ['127.0.0.1', '[::1]', 'localhost', '0x7f.1', '2130706433', '127.0.0.1.nip.io'];
  return {
    addresses: houses.map((house) => `http://${house}:${port}/latest/meta-data`),
    port,
    calls: () => state.calls,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const drawing = (address: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><image href="${address}"/><style>@import url(${address})</style></svg>`;
const paper = (address: string) =>
  `%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/URI/URI(${address})>>>>endobj\n%%EOF\n`;

story('no address that somebody writes anywhere is ever called at', { shows: ['T20'] }, async (stage) => {
  const { market } = stage;
  const house = await trap();
  const [carl, anna] = [await stage.customer(), await stage.business()];
  const [carls, annas] = [await carl.api(), await anna.api()];
  const own = {
    first_name: 'Carl',
    last_name: 'Moss',
    email: carl.facts.email,
    mobile_number: carl.facts.mobile,
  };
  for (const [turn, address] of house.addresses.entries()) {
    const firm = {
      name: `Bell ${address}`,
      description: address,
      address,
      website: address,
      logo: address,
    };
    const place = { location: 'SE1 7PB', workCategories: [categoryId('Plumbing')], services: [] };
    const title = `Tap ${turn}`;
    await carl.posts({ title, description: `It drips, see ${address} and <img src="${address}">` });
    const lead = await anna.lead(title);
    await anna.writes(lead, `Look: ${address}`);
    const quote = await anna.quotes(lead, { cost: 90, comments: address });
    await carl.accepts(quote);
    // Some of these are refused, some kept as words: neither may call.
    await Promise.allSettled([
      annas.saveBusiness({ body: { ...firm, ...place } }),
      annas.saveBusiness({ body: { name: 'Bell', website: address, ...place } }),
      annas.saveBusiness({ form: { fields: {}, file: fileOf(Buffer.from(drawing(address)), 'logo.png') } }),
      annas.addDocument({
        form: { fields: {}, file: fileOf(Buffer.from(paper(address)), `${address}.pdf`) },
      }),
      carls.updateUser({ body: { ...own, avatar: address } }),
      carls.showPicture({ form: { fields: {}, file: fileOf(Buffer.from(drawing(address))) } }),
      visitor(market).contactUs({
        body: {
          name: 'Eve',
          business_name: address,
          email: 'eve@example.test',
          mobile_number: '07700900123',
          message: address,
        },
      }),
      ...['url', 'src', 'redirect', 'next', 'w'].map((name) =>
        fetch(`${market.baseUrl}/api/files/${anna.id}?${name}=${encodeURIComponent(address)}`),
      ),
      fetch(`${market.baseUrl}/api/auth/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          host: new URL(address).host,
          'x-forwarded-host': new URL(address).host,
          'x-original-url': address,
          forwarded: `host=${new URL(address).host}`,
        },
        body: JSON.stringify({ email: carl.facts.email, password: PASSWORD }),
      }),
      fetch(`${market.baseUrl}/api/webhooks/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=0' },
        body: JSON.stringify({ data: { object: { url: address } }, callback: address }),
      }),
    ]);
  }
  await market.settled();
  expect((await market.mailTo(carl.facts.email)).length).toBeGreaterThan(0);
  expect(house.calls()).toBe(0);
  // It would have noticed.
  expect(await (await fetch(`http://127.0.0.1:${house.port}/`)).text()).toBe('trapped');
  expect(house.calls()).toBe(1);
  await house.close();
});
