import { expect } from 'vitest';
import { inTransaction, type Tx } from '../../platform/db/db.ts';
import type { Correspondent } from '../../testing/correspondent.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import type { TestMarket } from '../../testing/market.ts';
import { story } from '../../testing/story.ts';

type Step = { batch: (tx: Tx, after: string | null) => Promise<string | null> };
const STEP = new URL('../../../database/online/0003-conversations-of-before.ts', import.meta.url);
const { batch }: Step = await import(STEP.href);

const runs = ({ product }: TestMarket, after: string | null = null) =>
  inTransaction(product.market.db, (tx) => batch(tx, after));

const listOf = async (one: Correspondent) =>
  (await (await one.api()).conversations({ query: {} })).conversations.map(({ leadId, unread, last }) => ({
    leadId,
    unread,
    last: last.body,
  }));

story(
  'messages of before the list of conversations get their rows while people write, and count as read',
  { shows: ['C3', 'ruling 11'] },
  async ({ market, customer, business }) => {
    const [carl, anna, ben] = [await customer(), await business(), await business()];
    await carl.posts();
    const [lead, other] = [await anna.lead(), await ben.lead()];
    for (const words of ['One', 'Two']) await anna.writes(lead, words);
    await carl.writes(lead, 'Three');
    await ben.writes(other, 'Hello');
    // As it is when the trigger has just been made: nobody has a row. Then Anna writes before the step has run.
    await market.product.database.pool.query('delete from conversations');
    await anna.writes(lead, 'Four');
    expect(await runs(market, lead.id > other.id ? lead.id : other.id)).toBeNull();
    expect((await listOf(carl)).map(({ last }) => last)).toEqual(['Four']);
    // While it runs, others write to the same conversations.
    const writing = [carl.writes(other, 'Five'), ben.writes(other, 'Six'), carl.writes(lead, 'Seven')];
    const [next] = await Promise.all([runs(market), ...writing]);
    expect(next).toBeNull();
    const lists = [await listOf(anna), await listOf(ben)];
    expect(lists).toEqual([
      [{ leadId: lead.id, unread: 1, last: 'Seven' }],
      [{ leadId: other.id, unread: 1, last: expect.stringMatching(/Five|Six/) }],
    ]);
    const unread = Object.fromEntries((await listOf(carl)).map((one) => [one.leadId, one.unread]));
    expect(unread).toEqual({ [lead.id]: 1, [other.id]: 1 });
    const opened = await (await carl.api()).conversation({ params: { id: lead.id }, query: {} });
    expect(opened.items.find(({ id }) => id === opened.firstUnreadId)).toMatchObject({ body: 'Four' });
    expect(await brokenInvariants(market.product.market.db)).toEqual([]);
    // Again it finds nothing to do.
    const before = [await listOf(carl), await listOf(anna), await listOf(ben)];
    await runs(market);
    expect([await listOf(carl), await listOf(anna), await listOf(ben)]).toEqual(before);
  },
);
