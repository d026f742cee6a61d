import { expect } from 'vitest';
import { HOUR_MS } from '../../platform/clock.ts';
import type { Business } from '../../testing/business.ts';
import type { Customer } from '../../testing/customer.ts';
import { theDay } from '../../testing/daytime.ts';
import { visitor } from '../../testing/newcomer.ts';
import { type Stage, story } from '../../testing/story.ts';
import { keepReplyTimes } from './index.ts';

const factsOf = async ({ market }: Stage, anna: Business) =>
  (await visitor(market).publicBusiness({ params: { id: anna.id } })).facts;

const worksOut = ({ market }: Stage) => keepReplyTimes(market.product.market);

/** A job that the business answers so many minutes later. */
async function answered({ market }: Stage, [carl, anna]: [Customer, Business], asked: Asked) {
  await carl.posts({ title: asked.title, ...(asked.tier && { type: asked.tier }) });
  await market.advance({ minutes: asked.after });
  await anna.isInterestedIn(await anna.lead(asked.title));
}

type Asked = { title: string; after: number; tier?: 'premium' };

story(
  'how long a business usually takes to reply is the median of five replies and more, and nights do not count',
  { shows: ['C8'] },
  async (stage) => {
    const { market, customer, business } = stage;
    theDay(market.clock);
    const [carl, anna] = [await customer(), await business()];
    const minutes = [5, 40, 40, 90];
    for (const [turn, after] of minutes.entries())
      await answered(stage, [carl, anna], { title: `Tap number ${turn}`, after });
    await worksOut(stage);
    expect((await factsOf(stage, anna)).replyMinutes).toBe(null);

    // At 23:00 he writes, at 8:30 she has replied: half an hour of the day.
    const lead = await anna.lead('Tap number 0');
    await anna.writes(lead, 'Good day');
    theDay(market.clock);
    await market.advance({ hours: 11 - londonAhead(market.clock.now()) });
    await carl.writes(lead, 'Are you there?');
    await market.advance({ minutes: 10 });
    await carl.writes(lead, 'Hello?');
    await market.advance({ minutes: 9 * 60 + 20 });
    await anna.writes(lead, 'I am');
    await worksOut(stage);
    expect((await factsOf(stage, anna)).replyMinutes).toBe(40);
    await answered(stage, [carl, anna], { title: 'The sixth tap', after: 20 });
    await worksOut(stage);
    expect((await factsOf(stage, anna)).replyMinutes).toBe(35);

    // Of what was long ago nothing is said.
    await market.advance({ days: 100 });
    await worksOut(stage);
    expect((await factsOf(stage, anna)).replyMinutes).toBe(null);
  },
);

/** By how many hours the clocks of London are ahead. */
const londonAhead = (now: Date): number =>
  (Date.parse(`${now.toLocaleString('sv', { timeZone: 'Europe/London' }).replace(' ', 'T')}Z`) -
    Math.floor(now.getTime() / 1000) * 1000) /
  HOUR_MS;

story(
  'no package makes a business look quicker: what it answered within its head start does not count',
  { shows: ['C7', 'C8'] },
  async (stage) => {
    const { market, customer, business } = stage;
    theDay(market.clock);
    const [carl, anna] = [await customer(), await business({ package: 'premium' })];
    for (let turn = 0; turn < 5; turn++)
      await answered(stage, [carl, anna], { title: `Premium tap ${turn}`, after: 2, tier: 'premium' });
    await worksOut(stage);
    expect((await factsOf(stage, anna)).replyMinutes).toBe(null);
  },
);

story(
  'finished jobs are counted at once, and said from three on; since when a business is here is always said',
  { shows: ['C8'] },
  async (stage) => {
    const { customer, business } = stage;
    const [carl, anna] = [await customer(), await business()];
    const said: (number | null)[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const title = `Tap number ${turn}`;
      const job = await carl.posts({ title });
      await carl.accepts(await anna.quotes(await anna.lead(title), { cost: 80 }));
      said.push((await factsOf(stage, anna)).finishedJobs);
      await carl.finishes(job);
    }
    expect([...said, (await factsOf(stage, anna)).finishedJobs]).toEqual([null, null, null, 3, 4]);
    expect((await factsOf(stage, anna)).since).toMatch(/^20\d\d-/);
  },
);
