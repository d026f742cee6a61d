import { sql } from 'kysely';
import { expect } from 'vitest';
import { refusalOf } from '../../testing/api.ts';
import type { Business } from '../../testing/business.ts';
import type { Correspondent } from '../../testing/correspondent.ts';
import { watches } from '../../testing/event-reader.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { bringsPhoto } from '../../testing/pictures/bring.ts';
import { type Stage, story } from '../../testing/story.ts';

type Ref = { id: string };

const blocks = async (one: Correspondent, lead: Ref) =>
  (await one.api()).blockOther({ params: { id: lead.id } });

const blocksOf = async (one: Correspondent) => (await (await one.api()).blocks()).blocks;

async function unblocks(one: Correspondent) {
  const [block] = await blocksOf(one);
  return (await one.api()).unblockOther({ params: { id: block?.id ?? '' } });
}

const opened = async (one: Correspondent, lead: Ref) =>
  (await one.api()).conversation({ params: { id: lead.id }, query: {} });

/** What waits for somebody, by its kind. */
const waitsOf = async (one: Correspondent) =>
  Object.fromEntries((await (await one.api()).dashboard()).waits.map(({ kind, count }) => [kind, count]));

const closedTo = async (one: Correspondent, lead: Ref) => (await opened(one, lead)).closed;

const titlesOf = async (business: Business) => (await business.leads()).map(({ job }) => job.title).sort();

/** Carl has posted, Anna has written and quoted, Ben looks on. */
async function dealing({ customer, business }: Stage) {
  const [carl, anna, ben] = [
    await customer({ name: 'Carl Moss' }),
    await business({ name: 'Anna Bell' }),
    await business(),
  ];
  const photo = await bringsPhoto(carl);
  const job = await carl.posts({ photos: [{ id: photo.id }] });
  const lead = await anna.lead();
  await anna.isInterestedIn(lead);
  await anna.writes(lead, 'Good morning');
  return { carl, anna, ben, job, lead, photo };
}

/** Everything that a business hears of a lead it tries to go on with. */
const heardBy = async (business: Business, lead: Ref) => {
  const api = await business.api();
  const params = { id: lead.id };
  const quote = { leadId: lead.id, cost: 9, rate_type: 'Flat' as const, currency: '£' as const };
  return {
    page: await refusalOf(api.lead({ params })),
    interest: await refusalOf(api.markInterested({ params })),
    dismissal: await refusalOf(api.dismissLead({ params })),
    message: await refusalOf(business.writes(lead, 'And now?')),
    quote: await refusalOf(api.sendQuote({ body: quote })),
    closed: await closedTo(business, lead),
    block: (await opened(business, lead)).block,
    unread: await api.unreadConversations(),
  };
};

story(
  'a customer who blocks has an end of it: no lead, no message, no quote, and nothing that says why',
  { shows: ['C3'] },
  async (stage) => {
    const { market } = stage;
    const { carl, anna, ben, job, lead, photo } = await dealing(stage);
    const off = await carl.posts({ title: 'A second tap drips' });
    const other = await anna.lead('A second tap drips');
    await anna.isInterestedIn(other);
    await anna.writes(other, 'Good morning');
    const seesPhoto = async () => {
      const headers = { authorization: `Bearer ${await anna.token()}` };
      return (await fetch(`${market.baseUrl}/api/job/photo/${photo.id}?w=320`, { headers })).status;
    };
    expect(await seesPhoto()).toBe(200);
    await market.advance({ minutes: 1 });
    await blocks(carl, lead);
    await blocks(carl, other);
    expect(await blocksOf(carl)).toMatchObject([{ user: { name: 'Bell & Co' }, by: 'Carl Moss' }]);

    expect([await titlesOf(anna), await seesPhoto()]).toEqual([[], 404]);
    expect(await waitsOf(anna)).toEqual({});
    await carl.posts({ title: 'A third tap drips' });
    await carl.changes(job, { title: 'The kitchen tap drips' });
    await market.advance({ minutes: 11 });
    await market.product.sweep();
    await market.settled();
    expect(await titlesOf(anna)).toEqual([]);
    expect(await titlesOf(ben)).toHaveLength(3);
    const mails = (await market.mailTo(anna.facts.email)).map(({ subject }) => subject);
    expect(mails.filter((subject) => /third|kitchen tap/i.test(subject))).toEqual([]);
    // Nor is anything queued or rung for her that would only be dropped later.
    const { rows: told } = await market.product.database.pool.query(
      `select n.kind from notices n where n.account_id = $1 and n.created_at >= (select min(created_at) from blocks)
        union all select e.kind from bell_entries e where e.account_id = $1 and e.kind = 'job-changed'`,
      [anna.accountId],
    );
    expect(told).toEqual([]);
    expect((await carl.job(job)).leadsCount).toBe(2);
    expect((await carl.jobs()).find(({ title }) => title === 'A third tap drips')?.leadsCount).toBe(1);

    // Word for word what she hears of a job that an admin has switched off for everybody.
    const heard = await heardBy(anna, lead);
    expect(heard).toMatchObject({ message: 'job_not_available', quote: 'job_not_available', block: null });
    const stranger = await stage.customer();
    await stranger.posts({ title: 'A tap of another' });
    const ordinary = await anna.lead('A tap of another');
    await anna.isInterestedIn(ordinary);
    const admin = await (await stage.admin()).api();
    const [switched] = await stranger.jobs();
    await admin.switchJob({
      params: { id: switched?.id ?? '' },
      body: { is_active: 0, reason: 'Looked at' },
    });
    expect(await heardBy(anna, ordinary)).toEqual(heard);
    expect(await refusalOf(carl.writes(lead, 'Wait'))).toBe('conversation_closed');
    expect((await opened(carl, lead)).block).toEqual({ id: expect.any(String) });
    await carl.cancels(off);
  },
);

story(
  'an open quote to a customer who blocks is closed without a word, and one of a business that blocks is withdrawn',
  { shows: ['C3'] },
  async (stage) => {
    const { market } = stage;
    const { carl, anna, ben, job, lead } = await dealing(stage);
    const first = await anna.quotes(lead, { cost: 90 });
    const second = await ben.quotes(await ben.lead(), { cost: 80 });
    await market.settled();
    const told = async (one: Correspondent) =>
      (await (await one.api()).bell()).groups
        .flatMap(({ entries }) => entries.map(({ kind }) => kind))
        .sort();
    const before = await told(anna);
    await blocks(carl, lead);
    expect(await refusalOf(carl.accepts(first))).toBe('quote_no_longer_open');
    expect(await refusalOf(anna.withdraws(first))).toBe('quote_no_longer_open');
    expect([(await carl.responses(job)).length, await anna.openQuotes()]).toEqual([1, []]);
    expect(await told(anna)).toEqual(before);

    await blocks(ben, { id: second.leadId });
    expect(await refusalOf(carl.accepts(second))).toBe('quote_no_longer_open');
    expect(await refusalOf(carl.writes({ id: second.leadId }, 'Why?'))).toBe('lead_dismissed');
    expect((await opened(carl, { id: second.leadId })).block).toBeNull();
    expect(await refusalOf(ben.restores({ id: second.leadId }))).toBe('job_not_available');
    expect(await told(carl)).toContain('quote-withdrawn');
    expect([await titlesOf(ben), await carl.responses(job)]).toEqual([[], []]);
    // What was sent to both stays counted as sent; a new job goes to neither.
    expect((await carl.job(job)).leadsCount).toBe(2);
    expect((await carl.job(await carl.posts({ title: 'Another tap drips' }))).leadsCount).toBe(0);
    await stage.market.advance({ minutes: 1 });
    // When the job ends nobody is told of a quote that was closed before.
    await carl.cancels(job);
    await market.settled();
    expect(await told(anna)).toEqual(before);
    expect(await anna.jobs('cancelled')).toEqual([]);
  },
);

story(
  'work that is agreed goes on, is finished and reviewed; then its conversation can be read and not written',
  { shows: ['C3'] },
  async (stage) => {
    const { carl, anna, job, lead } = await dealing(stage);
    await carl.accepts(await anna.quotes(lead, { cost: 90 }));
    await blocks(anna, lead);
    expect((await opened(anna, lead)).block).toEqual({ id: expect.any(String) });
    const desk = await (await stage.admin()).api();
    const { count, reports } = await desk.adminReports({ query: {} });
    expect([count, reports[0]]).toMatchObject([
      1,
      {
        reason: 'blocked_at_work',
        words: null,
        reporter: { name: 'Anna Bell' },
        writer: { name: 'Carl Moss' },
        sender: 'customer',
        job: { jobNumber: job.jobNumber },
      },
    ]);
    await carl.writes(lead, 'When do you come?');
    await anna.writes(lead, 'At nine');
    expect([await closedTo(carl, lead), (await carl.job(job)).status]).toEqual([null, 'progress']);
    await anna.finishes(job);
    await carl.reviews(job, { rating: 4 });
    for (const one of [carl, anna]) {
      expect(await refusalOf(one.writes(lead, 'Thank you'))).toBe('conversation_closed');
      expect((await one.reads(lead)).length).toBe(3);
    }
    await unblocks(anna);
    await blocks(anna, lead);
    const params = { id: reports[0]?.id ?? '' };
    await desk.closeReport({ params, body: { outcome: 'Spoke with both' } });
    expect((await desk.adminReports({ query: {} })).count).toBe(0);
    const [entry] = (await desk.auditLog({ query: {} })).entries;
    expect(entry).toMatchObject({ act: 'close', subject: 'report', reason: 'Spoke with both' });
    await unblocks(anna);
    expect(await closedTo(carl, lead)).toBe('conversation_closed');
    // As sixty days after any other work.
    expect((await opened(carl, lead)).block).toBeNull();
  },
);

story(
  'a block is taken back by the side that made it: new jobs reach again, and what was closed stays closed',
  { shows: ['C3'] },
  async (stage) => {
    const { carl, anna, ben, job, lead } = await dealing(stage);
    const nina = await stage.member(anna, 'office', { name: 'Nina Bell' });
    await blocks(nina, lead);
    await blocks(carl, lead);
    expect(await blocksOf(anna)).toMatchObject([{ user: { name: 'Carl Moss' }, by: 'Nina Bell' }]);
    const [ofCarl] = await blocksOf(carl);
    const params = { id: ofCarl?.id ?? '' };
    // Another's is as one that is not there, and a repeat changes nothing.
    for (const one of [anna, ben, await stage.customer()])
      expect(await (await one.api()).unblockOther({ params })).toEqual([]);
    expect(await blocksOf(carl)).toHaveLength(1);
    await unblocks(carl);
    expect(await (await carl.api()).unblockOther({ params })).toEqual([]);
    await carl.posts({ title: 'A new tap drips' });
    expect(await titlesOf(anna)).toEqual([]);
    await unblocks(anna);
    expect(await titlesOf(anna)).toEqual(['A new tap drips']);
    await carl.posts({ title: 'A newer tap drips' });
    expect(await titlesOf(anna)).toEqual(['A new tap drips', 'A newer tap drips']);
    expect(await refusalOf(anna.restores(lead))).toBe('job_not_available');
    expect(await refusalOf(carl.writes(lead, 'Still there?'))).toBe('lead_dismissed');
    expect(await waitsOf(anna)).toEqual({ 'new-leads': 2 });
    await carl.changes(job, { title: 'It drips still' });
    expect(await titlesOf(anna)).toHaveLength(2);
    // Of a customer's block too: the lead that it closed is in no list and no count of Ben's again.
    const old = await ben.lead('It drips still');
    await blocks(carl, old);
    await unblocks(carl);
    expect(await titlesOf(ben)).toEqual([]);
    expect(await refusalOf(ben.readsLead(old))).toBe('not_found');
    await carl.posts({ title: 'The newest tap drips' });
    expect(await titlesOf(ben)).toEqual(['The newest tap drips']);
    expect(await waitsOf(ben)).toEqual({ 'new-leads': 1 });
    // Strangers and field members without the work find nothing to block.
    const field = await stage.member(anna, 'field');
    for (const one of [ben, await stage.customer(), field])
      expect(await refusalOf(blocks(one, lead))).toBe('not_found');
  },
);

story(
  'a block and its end are in history once each, however often they are asked for',
  { shows: ['C3'] },
  async (stage) => {
    const { carl, lead } = await dealing(stage);
    for (const time of [1, 2]) expect(await blocks(carl, lead), `block ${time}`).toEqual([]);
    const [block] = await blocksOf(carl);
    const params = { id: block?.id ?? '' };
    for (const time of [1, 2])
      expect(await (await carl.api()).unblockOther({ params }), `lift ${time}`).toEqual([]);
    const { db } = stage.market.product.market;
    const { rows } = await sql<{ event: string; facts: object }>`
      select event, facts from history where event like 'block.%' order by created_at, id`.execute(db);
    const between = { customerId: carl.accountId, side: 'customer' };
    expect(rows).toMatchObject([
      { event: 'block.made', facts: between },
      { event: 'block.lifted', facts: between },
    ]);
    expect(await brokenInvariants(db)).toEqual([]);
  },
);

story('open pages hear only which lists changed', { shows: ['C3'] }, async (stage) => {
  const { market } = stage;
  const { carl, anna, lead } = await dealing(stage);
  await market.settled();
  const [hisPage, herPage] = [await watches(carl), await watches(anna)];
  await blocks(carl, lead);
  await market.settled();
  const words = [herPage.text(), hisPage.text()].join();
  expect([words.includes('block'), (await herPage.news()).length > 0]).toEqual([false, true]);
  hisPage.leave();
  herPage.leave();
});
