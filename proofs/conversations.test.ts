import { expect, vi } from 'vitest';
import { explained, msOf, nodesOf } from '../server/testing/plans.ts';
import { brokenInvariants } from '../server/testing/invariants.ts';
import type { TestMarket } from '../server/testing/market.ts';
import { theSecond } from '../server/testing/second-process.ts';
import { type Stage, story } from '../server/testing/story.ts';

vi.setConfig({ testTimeout: 240_000 });

const MANY = 10_000;
const LONG = 5_000;

/** Copies of Carl's job, with a lead of Anna's and a message on each; and a conversation of thousands of messages. */
async function manyConversations({ market, customer, business }: Stage) {
  const [carl, anna] = [await customer(), await business()];
  await carl.posts();
  const lead = await anna.lead();
  await anna.isInterestedIn(lead);
  await market.settled();
  await market.asOwner(`
    insert into jobs select (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid(),
      'job_number', 'K' || lpad(n::text, 6, '0')))).*
    from jobs j, generate_series(1, ${MANY}) n where j.customer_id = '${carl.accountId}'`);
  await market.asOwner(`
    insert into leads (id, job_id, business_id, status, created_at, messages_count)
    select gen_random_uuid(), j.id, '${anna.id}', 'open', story_begins(), 1 from jobs j where j.job_number like 'K%'`);
  // Row by row the trigger would take most of a minute.
  await market.asOwner('alter table messages disable trigger messages_in_conversations');
  await market.asOwner(`
    insert into messages (id, lead_id, sender, body, created_at)
    select gen_random_uuid(), l.id, 'customer', 'Number ' || n,
      date_trunc('milliseconds', story_begins()) - n * interval '1 minute'
    from (select id, row_number() over () as n from leads where messages_count = 1) l`);
  await market.asOwner(`
    insert into messages (id, lead_id, sender, body, created_at)
    select gen_random_uuid(), '${lead.id}', case n % 3 when 0 then 'customer' else 'business' end, 'Message ' || n,
      date_trunc('milliseconds', story_begins()) - interval '9 days' + n * interval '1 minute'
    from generate_series(1, ${LONG}) n`);
  await withFiles(market, { leadId: lead.id, accountId: carl.accountId });
  await market.asOwner('alter table messages enable trigger messages_in_conversations');
  await market.asOwner(`
    insert into conversations (lead_id, account_id, side_id, last_at, last_message_id, unread)
    select p.lead_id, p.account_id, p.side_id, m.last_at, m.ids[1], m.of_customer * (p.side = 'business')::int
      + m.of_business * (p.side = 'customer')::int
    from (
      select lead_id, max(created_at) as last_at, array_agg(id order by created_at desc) as ids,
        count(*) filter (where sender = 'customer') as of_customer,
        count(*) filter (where sender = 'business') as of_business
      from messages group by lead_id
    ) m join conversation_people p on p.lead_id = m.lead_id`);
  await market.asOwner('analyze jobs, leads, messages, conversations, history, files, message_attachments');
  return { carl, anna, lead };
}

const FILES = 200;

/** The newest messages of a conversation come with a photo each. */
async function withFiles(market: TestMarket, { leadId, accountId }: { leadId: string; accountId: string }) {
  const newest = `select id from messages where lead_id = '${leadId}' order by created_at desc limit ${FILES}`;
  await market.asOwner(`
    update messages set attachments_count = 1 where id in (${newest});
    insert into files (id, account_id, kind, name, media_type, bytes, width, height, created_at, attached_at)
    select id, '${accountId}', 'photo', '', 'image/webp', 1, 900, 600, story_begins(), story_begins()
    from messages where attachments_count = 1;
    insert into message_attachments (file_id, lead_id, message_id, position)
    select id, lead_id, id, 0 from messages where attachments_count = 1`);
}

/** The indexes by which rows of the conversations are found, and whether anything is sorted. */
async function planOf({ product }: TestMarket, statement: string) {
  const nodes = nodesOf(await explained(product.market.db, { sql: statement }));
  return {
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []).filter((name) => name.startsWith('conv')),
    isSorted: nodes.some((node) => node['Node Type'].includes('Sort')),
  };
}

story(
  'ten thousand conversations are listed from one index, and one of five thousand messages opens at its first unread',
  async (stage) => {
    const { carl, anna, lead } = await manyConversations(stage);
    const [annas, carls] = [await anna.api(), await carl.api()];
    const newest = await annas.conversations();
    expect(newest.conversations).toHaveLength(20);
    const unread = await annas.unreadConversations();
    expect(unread.conversations).toBe(1_000);
    const params = { id: lead.id };
    const opening = await carls.conversation({ params, query: { from: 'unread' } });
    expect([opening.firstUnreadId, opening.items.length]).toEqual([opening.items[0]?.id, 40]);
    const older = await carls.conversation({ params });
    // The newest item is that Anna is interested.
    const withOne = older.items.filter((item) => item.type === 'message' && item.attachments.length === 1);
    expect(withOne).toHaveLength(39);
    const timed = {
      list: await msOf(async () => annas.conversations()),
      further: await msOf(async () => annas.conversations({ query: { cursor: newest.next ?? '' } })),
      unread: await msOf(async () => annas.conversations({ query: { filter: 'unread' } })),
      count: await msOf(async () => annas.unreadConversations()),
      atUnread: await msOf(async () => carls.conversation({ params, query: { from: 'unread' } })),
      newest: await msOf(async () => carls.conversation({ params })),
      before: await msOf(async () => carls.conversation({ params, query: { before: older.older ?? '' } })),
    };
    if (process.env.SHOW_TIMES) console.log(timed);
    const { atUnread, newest: end, before, ...lists } = timed;
    const [mostToOpen, mostToList] = [100, 20];
    for (const ms of [atUnread, end, before]) expect(ms).toBeLessThan(mostToOpen);
    for (const ms of Object.values(lists)) expect(ms).toBeLessThan(mostToList);

    const ours = (filter: string) => `
      select c.lead_id from conversations c where c.account_id = '${anna.accountId}' and c.side_id = '${anna.id}'
        and ${filter} and (c.last_at, c.lead_id) < ('infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)
      order by c.last_at desc, c.lead_id desc limit 21`;
    for (const [filter, index] of [
      ['c.is_archived = false', 'conversations_newest'],
      ['c.is_archived = true', 'conversations_newest'],
      ['c.unread > 0 and not c.is_archived', 'conversations_unread'],
    ] as const)
      expect(await planOf(stage.market, ours(filter))).toEqual({ indexes: [index], isSorted: false });
  },
);

const WRITERS = 200;
const BUSINESSES = 4;
const JOBS = 20;

/** Each customer writes to one of the businesses, whose people share its conversations: as many people as messages. */
async function twoHundredPeople({ customer, business, member }: Stage) {
  const owners = await Promise.all(Array.from({ length: BUSINESSES }, () => business()));
  const teams = await Promise.all(
    owners.map(async (owner) => [
      owner,
      ...(await Promise.all(
        Array.from({ length: (WRITERS - JOBS) / BUSINESSES - 1 }, () => member(owner, 'office')),
      )),
    ]),
  );
  const talks = await Promise.all(
    Array.from({ length: JOBS }, async (_, n) => {
      const [carl, team = []] = [await customer(), teams[n % BUSINESSES]];
      const title = `Tap number ${n} drips`;
      await carl.posts({ title });
      const lead = await team[0]?.lead(title);
      await team[0]?.isInterestedIn({ id: lead?.id ?? '' });
      return { leadId: lead?.id ?? '', carl, team };
    }),
  );
  const ofCustomers = talks.map(({ leadId, carl }) => ({ leadId, writer: carl }));
  const ofBusinesses = teams.flatMap((team) => {
    const theirs = talks.filter((talk) => talk.team === team);
    return team.map((writer, n) => ({ leadId: theirs[n % theirs.length]?.leadId ?? '', writer }));
  });
  return [...ofCustomers, ...ofBusinesses].map((send, n) => ({ ...send, message: `Number ${n}`, n }));
}

story(
  'two hundred people who write at once, at two processes, lose nothing and double nothing',
  { shows: ['ruling 50'] },
  async (stage) => {
    const { market } = stage;
    const { baseUrl } = await theSecond(market);
    const sends = await twoHundredPeople(stage);
    expect(new Set(sends.map(({ writer }) => writer.accountId)).size).toBe(WRITERS);
    // Each is sent twice under its key, once to each process: a lost answer, or two tabs.
    const heard = await Promise.allSettled(
      sends.flatMap(({ writer, leadId, message, n }) =>
        [market.baseUrl, baseUrl].map(async (door) => {
          const api = await writer.api({ baseUrl: door, headers: { 'idempotency-key': `send-${n}` } });
          return api.sendMessage({ params: { id: leadId }, body: { message } });
        }),
      ),
    );
    // Under such a crowd some are told to come back; they do, under the same key.
    const unheard = sends.filter((_, n) =>
      [2 * n, 2 * n + 1].every((at) => heard[at]?.status === 'rejected'),
    );
    for (const { writer, leadId, message, n } of unheard) {
      const api = await writer.api({ headers: { 'idempotency-key': `send-${n}` } });
      await api.sendMessage({ params: { id: leadId }, body: { message } });
    }
    const { rows } = await market.product.database.pool.query<{ body: string }>('select body from messages');
    expect(rows.map(({ body }) => body).toSorted()).toEqual(sends.map(({ message }) => message).toSorted());
    await market.settled();
    expect(await brokenInvariants(market.product.market.db)).toEqual([]);
  },
);
