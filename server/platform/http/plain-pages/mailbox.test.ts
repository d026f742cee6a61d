import { expect } from 'vitest';
import { inTransaction } from '../../db/db.ts';
import { newId } from '../../ids.ts';
import { catcher } from '../../mail/catcher.ts';
import type { TestMarket } from '../../../testing/market.ts';
import { visitor } from '../../../testing/newcomer.ts';
import { type Stage, story } from '../../../testing/story.ts';

const shown = async ({ baseUrl }: TestMarket, query: string): Promise<string[]> => {
  const answer = await fetch(`${baseUrl}/api/dev/mailbox${query}`);
  const { messages } = (await answer.json()) as { messages: { to: string }[] };
  return messages.map(({ to }) => to);
};

story('the mailbox answers who was written to, what and when', async (stage) => {
  const carl = await stage.customer();
  await codeMail(stage, carl.facts.email);
  const answer = await fetch(`${stage.market.baseUrl}/api/dev/mailbox?to=${carl.facts.email}`);
  const { messages } = (await answer.json()) as { messages: Record<string, string>[] };
  expect(messages).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      to: carl.facts.email,
      subject: expect.stringMatching(/./),
      text: expect.stringMatching(/^\d{6}$/m),
      html: expect.stringMatching(/^<!doctype html>[^]*\d{6}/i),
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  ]);
});

const read = ({ baseUrl }: TestMarket, path: string) => fetch(`${baseUrl}/dev/mailbox${path}`);

/** Somebody asks for a code to set a new password; answers the mail that brings it. */
async function codeMail({ market }: Stage, email: string) {
  await visitor(market).sendSecurityCode({ params: { email } });
  await market.settled();
  const [mail] = await market.mailTo(email);
  return mail ?? { id: 'none' };
}

story(
  'on a staging site everybody reads the caught mail, but none that opens the account of an admin',
  { shows: ['T13'] },
  async (stage) => {
    const { market } = stage;
    const carl = await stage.customer();
    const ada = await stage.admin({ email: 'Ada@example.test' });
    const [carls, adas] = [await codeMail(stage, carl.facts.email), await codeMail(stage, ada.facts.email)];
    const toAda = `?to=${ada.facts.email}`;
    expect(await shown(market, '')).toEqual([carl.facts.email]);
    expect(await shown(market, `?to=${carl.facts.email}`)).toEqual([carl.facts.email]);
    expect(await shown(market, toAda)).toEqual([]);
    expect(await (await read(market, toAda)).text()).toContain('No messages to Ada');
    expect((await read(market, `/${carls.id}`)).status).toBe(200);
    expect((await read(market, `/${adas.id}`)).status).toBe(404);
  },
);

story('nor after the admin has moved to another address', async (stage) => {
  const { market } = stage;
  const ada = await stage.admin();
  const old = ada.facts.email;
  const addresses = { email: 'ada.new@example.test', confirmedEmail: 'ada.new@example.test' };
  const api = await ada.api();
  await api.updateEmail({ body: addresses });
  await market.settled();
  const [{ text } = { text: '' }] = await market.mailTo(addresses.email);
  const verificationCode = /^\d{6}$/m.exec(text)?.[0] ?? '';
  await api.confirmUpdateEmail({ body: { ...addresses, verificationCode } });
  await market.settled();
  expect(await market.mailTo(old)).toHaveLength(1);
  expect(await shown(market, '')).toEqual([]);
});

story(
  'an address in a caught message can be followed, and what others wrote in it stays words',
  async (stage) => {
    const { market } = stage;
    const { db } = market.product.market;
    const sentAt = market.clock.now();
    const message = { id: newId(), channel: 'sms', to: '07700900123', html: '', sentAt } as const;
    const text = 'Hello <b>you</b>, see https://example.test/a?b=1&c="2"';
    await inTransaction(db, (tx) => catcher.deliver(tx, { ...message, subject: 'A <i>text</i>', text }));
    const page = await (await read(market, '')).text();
    const address = 'https://example.test/a?b=1&amp;c=&quot;2&quot;';
    expect(page).toContain(`<a href="${address}">${address}</a>`);
    expect(page).toContain('Hello &lt;b&gt;you&lt;/b&gt;, see ');
    expect(page).toContain('<h2>A &lt;i&gt;text&lt;/i&gt;</h2>');
    expect(page).toContain(`<time datetime="${sentAt.toISOString()}">`);
  },
);

story('of the caught messages the newest stands open, the others below it are opened', async (stage) => {
  const carl = await stage.customer();
  await codeMail(stage, carl.facts.email);
  await codeMail(stage, carl.facts.email);
  const page = await (await read(stage.market, `?to=${carl.facts.email}`)).text();
  expect(page.match(/<details[^>]*>/g)).toEqual(['<details open>', '<details>']);
});
