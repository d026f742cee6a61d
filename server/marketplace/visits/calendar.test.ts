import { expect } from 'vitest';
import { refusalOf } from '../../testing/api.ts';
import type { Correspondent } from '../../testing/correspondent.ts';
import { story } from '../../testing/story.ts';
import { cancelsVisit, picks, proposes, timeIn, worksAt } from '../../testing/visiting.ts';
import { inLondon } from '../../platform/london.ts';

const C6 = { shows: ['C6'] };

const calendarOf = async (who: Correspondent, from: string) =>
  (await (await who.api()).calendar({ query: { from } })).visits;

story(
  'the owner and the office read what is agreed and proposed in six weeks, a field member what they come to',
  C6,
  async ({ market, customer, business, member }) => {
    const [carl, anna, bea] = [await customer(), await business(), await business()];
    await worksAt(anna);
    await carl.posts();
    const lead = await anna.lead();
    const [olga, fred] = [await member(anna, 'office'), await member(anna, 'field')];
    await carl.accepts(await anna.quotes(lead, { cost: 120 }));
    const today = inLondon(market.clock.now()).slice(0, 10);
    const work = await proposes(anna, lead, {
      kind: 'work',
      times: [timeIn(market, 8)],
      member: fred.accountId,
    });
    const agreed = await picks(carl, work);
    const far = timeIn(market, 50);
    const look = await proposes(carl, lead, [timeIn(market, 3), far]);

    for (const one of [anna, olga])
      expect(await calendarOf(one, today)).toMatchObject([
        { id: look.id, status: 'proposed', agreed: null, times: look.times },
        { id: work.id, status: 'agreed', agreed: agreed.agreed, member: { id: fred.accountId } },
      ]);
    expect(await calendarOf(fred, today)).toMatchObject([{ id: work.id }]);
    expect(await calendarOf(bea, today)).toEqual([]);
    expect(await calendarOf(anna, far.from.slice(0, 10))).toMatchObject([{ id: look.id }]);
    await cancelsVisit(anna, agreed);
    expect(await calendarOf(anna, today)).toMatchObject([{ id: look.id }]);
    expect(await calendarOf(fred, today)).toEqual([]);
    for (const from of ['2027-02-30', '2027-13-01', 'today'])
      expect(await refusalOf(calendarOf(anna, from))).toBe('invalid');
  },
);
