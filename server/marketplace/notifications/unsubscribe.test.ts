import { createHash, createHmac, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { inTransaction } from '../../platform/db/db.ts';
import { apiAt } from '../../testing/api.ts';
import { leadMailsGo } from '../../testing/daytime.ts';
import type { TestMarket } from '../../testing/market.ts';
import type { Person } from '../../testing/person.ts';
import { type Stage, story } from '../../testing/story.ts';
import { SEND_FROM_OUTBOX } from '../outbox/index.ts';

/** Carl has a quote, Anna a lead and a message; both have mail about it. */
async function someMail({ customer, business, market }: Stage) {
  const [carl, anna] = await Promise.all([customer(), business({ package: 'premium' })]);
  await carl.posts();
  const lead = await anna.lead();
  await market.settled();
  const newLead = await linkTo(market, anna);
  await anna.isInterestedIn(lead);
  await carl.writes(lead, 'It drips into the cupboard');
  await market.settled();
  const message = await linkTo(market, anna);
  await anna.quotes(lead, { cost: 90 });
  await market.settled();
  return { carl, anna, links: { newLead, message, quote: await linkTo(market, carl) } };
}

/** The link in somebody's newest mail; the same in both its forms. */
async function linkTo(market: TestMarket, { facts }: Person): Promise<string> {
  const [mail] = await market.mailTo(facts.email);
  const [inText, inHtml] = [mail?.text, mail?.html].map(
    (form) => /http:\/\/localhost:3000\/unsubscribe\/([\w-]{43})/.exec(form ?? '')?.[1] ?? '',
  );
  expect(inText).toMatch(/^[\w-]{43}$/);
  expect(inHtml).toBe(inText);
  return inText ?? '';
}

const visitor = ({ baseUrl }: TestMarket) => apiAt(baseUrl, () => ({}));

story('each mail has a link that stops its kind, signed out', { shows: ['V4'] }, async (stage) => {
  const { market } = stage;
  const { carl, anna, links } = await someMail(stage);
  const open = visitor(market);
  const before = await anna.settings();
  expect(await open.unsubscribeLink({ params: { token: links.newLead } })).toEqual({
    stops: 'newJobLeads',
    isStopped: false,
  });
  await open.unsubscribe({ params: { token: links.newLead } });
  expect(await open.unsubscribeLink({ params: { token: links.newLead } })).toMatchObject({ isStopped: true });
  const { notifiableEvents } = before;
  expect(await anna.settings()).toEqual({
    ...before,
    notifiableEvents: { ...notifiableEvents, newJobLeads: false },
  });
  await open.unsubscribe({ params: { token: links.message } });
  expect((await anna.settings()).notifiableEvents).toMatchObject({ newJobLeads: false, messages: false });
  await open.unsubscribe({ params: { token: links.quote } });
  expect((await carl.settings()).notificationChannels).toEqual({ email: false, sms: false });

  await carl.posts({ title: 'A second tap' });
  await market.settled();
  const mails = await market.mailTo(anna.facts.email);
  expect(mails.filter(({ subject }) => subject.startsWith('New lead'))).toHaveLength(1);
});

story('an account has one link for each thing that it stops, however much mail it gets', async (stage) => {
  const { market } = stage;
  const { carl, anna, links } = await someMail(stage);
  await carl.posts({ title: 'A second tap' });
  await leadMailsGo(market);
  expect(await linkTo(market, anna)).toBe(links.newLead);
  const bob = await stage.business({ package: 'premium' });
  await carl.posts({ title: 'A third tap' });
  await market.settled();
  expect(await linkTo(market, anna)).toBe(links.newLead);
  expect(await linkTo(market, bob)).not.toBe(links.newLead);
  const { rows } = await market.product.database.pool.query<{ stops: string; links: number }>(
    'select stops, count(*)::int as links from unsubscribe_links where account_id = $1 group by 1 order by 1',
    [anna.accountId],
  );
  expect(rows).toEqual([
    { stops: 'messages', links: 1 },
    { stops: 'new_job_leads', links: 1 },
  ]);
});

story(
  'a link that was made under another SECRET_KEY goes on working, beside the one of the account',
  async (stage) => {
    const { market } = stage;
    const { anna, links } = await someMail(stage);
    // Nobody can make its token a second time.
    const token = randomBytes(32).toString('base64url');
    await market.product.database.pool.query(
      `insert into unsubscribe_links (token_hash, account_id, stops, created_at) values ($1, $2, 'messages', story_begins())`,
      [createHash('sha256').update(token).digest(), anna.accountId],
    );
    const open = visitor(market);
    await open.unsubscribe({ params: { token } });
    expect((await anna.settings()).notifiableEvents.messages).toBe(false);
    await open.resubscribe({ params: { token: links.message } });
    expect((await anna.settings()).notifiableEvents.messages).toBe(true);
  },
);

story('stopping twice is stopping once, and the page can take it back', { shows: ['V4'] }, async (stage) => {
  const { anna, links } = await someMail(stage);
  const open = visitor(stage.market);
  const params = { token: links.newLead };
  const before = await anna.settings();
  await Promise.all([open.unsubscribe({ params }), open.unsubscribe({ params })]);
  await open.resubscribe({ params });
  expect(await anna.settings()).toEqual(before);
});

story(
  'a notice that waits is not sent to somebody who unsubscribed meanwhile',
  { shows: ['V4'] },
  async (stage) => {
    const { market } = stage;
    const { anna, links } = await someMail(stage);
    const { pool } = market.product.database;
    const { rows } = await pool.query<{ id: string }>(
      `update notices set status = 'queued', decided_at = null where account_id = $1 returning id`,
      [anna.accountId],
    );
    await market.asOwner('truncate caught_messages');
    await visitor(market).unsubscribe({ params: { token: links.newLead } });
    const { db, queue } = market.product.market;
    const jobs = rows.map(({ id }) => ({ noticeId: id }));
    await inTransaction(db, (tx) => queue.send(tx, SEND_FROM_OUTBOX, { jobs }));
    await market.settled();
    const subjects = (await market.mailTo(anna.facts.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['New message about Kitchen tap will not stop dripping']);
  },
);

/** As a mailbox or a browser sends it: a form, without any session. */
const FORM = 'application/x-www-form-urlencoded';
const post = (market: TestMarket, token: string, form: { body: string; type?: string }) =>
  fetch(`${market.baseUrl}/unsubscribe/${token}`, {
    method: 'POST',
    headers: { 'content-type': form.type ?? FORM },
    body: form.body,
    redirect: 'manual',
  });

const ONE_CLICK = { body: 'List-Unsubscribe=One-Click' };

story('RFC 8058 a mailbox unsubscribes its owner by one click, in either form', async (stage) => {
  const { market } = stage;
  const { carl, anna, links } = await someMail(stage);
  const click = await post(market, links.newLead, ONE_CLICK);
  expect([click.status, await click.text()]).toEqual([200, 'Unsubscribed.']);
  expect(click.headers.get('set-cookie')).toBeNull();
  expect((await anna.settings()).notifiableEvents.newJobLeads).toBe(false);
  const parts =
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  const other = await post(market, links.quote, { body: parts, type: 'multipart/form-data; boundary=b' });
  expect(other.status).toBe(200);
  expect((await carl.settings()).notificationChannels.email).toBe(false);
});

story('the form of the page works without script, and shows the page again', async (stage) => {
  const { anna, links } = await someMail(stage);
  const answer = await post(stage.market, links.message, { body: '' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/unsubscribe/${links.message}`]);
  expect((await anna.settings()).notifiableEvents.messages).toBe(false);
});

story('a scanner that follows the link of a mail changes nothing', { shows: ['T15'] }, async (stage) => {
  const { market } = stage;
  const { anna, links } = await someMail(stage);
  const before = await anna.settings();
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    for (const path of [`/unsubscribe/${links.newLead}`, `/api/unsubscribe/${links.newLead}`])
      await fetch(market.baseUrl + path, { method });
  expect(await anna.settings()).toEqual(before);
});

story('a link that is none, was cut or has another case leads nowhere, on both ways', async (stage) => {
  const { market } = stage;
  const { anna, links } = await someMail(stage);
  const before = await anna.settings();
  const token = links.newLead;
  const wrong = ['x'.repeat(43), token.slice(1), `${token}x`, token.toUpperCase(), '..%2f..', '%00', "'--"];
  for (const one of wrong.filter((other) => other !== token)) {
    expect((await post(market, one, ONE_CLICK)).status).toBe(404);
    const call = await fetch(`${market.baseUrl}/api/unsubscribe/${one}`, { method: 'POST' });
    expect([400, 404]).toContain(call.status);
  }
  const huge = await post(market, token, { body: `${ONE_CLICK.body}&${'x'.repeat(5000)}` });
  expect(huge.status).toBe(413);
  expect(await anna.settings()).toEqual(before);
});

story('who knows an account and not the key of the product can make no link of it', async (stage) => {
  const { anna } = await someMail(stage);
  for (const key of ['', 'x'.repeat(32)]) {
    const made = createHmac('sha256', key).update(`unsubscribe-link ${anna.accountId} messages`);
    const call = visitor(stage.market).unsubscribe({ params: { token: made.digest('base64url') } });
    await expect(call).rejects.toThrow('not_found');
  }
});

story('the database and the log hold no token of a link', { shows: ['T44'] }, async (stage) => {
  const { market } = stage;
  const { links } = await someMail(stage);
  await post(market, links.newLead, ONE_CLICK);
  const { rows } = await market.product.database.pool.query<{ row: string; hash: Buffer }>(
    'select l::text as row, token_hash as hash from unsubscribe_links l',
  );
  const hashes = rows.map(({ hash }) => hash.toString('hex'));
  for (const token of Object.values(links)) {
    expect(hashes).toContain(createHash('sha256').update(token).digest('hex'));
    for (const text of [...rows.map(({ row }) => row), ...market.log]) expect(text).not.toContain(token);
  }
});
