import { expect } from 'vitest';
import { refusalOf } from '../../../testing/api.ts';
import type { Correspondent } from '../../../testing/correspondent.ts';
import { type Stage, story } from '../../../testing/story.ts';
import {
  cancelsVisit,
  disputesNoShow,
  picks,
  proposes,
  saysNoShow,
  timeInHours,
  visitsOf,
  visitsToCome,
} from '../../../testing/visiting.ts';

const C6 = { shows: ['C6'] };

/** A visit of an hour, in two hours from now. */
async function agreed({ customer, business, market }: Stage) {
  const [carl, anna] = [await customer(), await business()];
  await carl.posts();
  const lead = await anna.lead();
  await anna.isInterestedIn(lead);
  const visit = await picks(carl, await proposes(anna, lead, [timeInHours(market, 2)]));
  return { carl, anna, lead, visit };
}

/** The same while somebody could be only a little late no more. */
async function missed(stage: Stage) {
  const scene = await agreed(stage);
  await stage.market.advance({ hours: 2, minutes: 16 });
  return scene;
}

const toldOf = async ({ market }: Stage, { facts }: { facts: { email: string } }, beginning: string) => {
  await market.settled();
  const mails = await market.mailTo(facts.email);
  return mails.filter(({ subject }) => subject.startsWith(beginning)).length;
};

const readBy = async (who: Correspondent, lead: { id: string }) => (await visitsOf(who, lead)).visits[0];

story(
  'one side says that the other missed a visit, and unless it is disputed it stands',
  C6,
  async (stage) => {
    const { carl, anna, lead, visit } = await missed(stage);
    expect((await readBy(carl, lead))?.can).toEqual(['sayNoShow']);
    const said = await saysNoShow(carl, visit);
    expect(said).toMatchObject({ status: 'agreed', noShow: { by: 'customer', status: 'said' }, can: [] });
    expect(await saysNoShow(carl, visit)).toEqual(said);
    expect(await refusalOf(disputesNoShow(carl, visit))).toBe('forbidden');
    expect(await toldOf(stage, anna, 'Missed:')).toBe(1);
    expect(await toldOf(stage, carl, 'Missed:')).toBe(0);
    expect((await readBy(anna, lead))?.can).toEqual(['setOut', 'disputeNoShow']);
    expect(await refusalOf(saysNoShow(anna, visit))).toBe('no_show_said');

    await stage.market.advance({ days: 6, hours: 23 });
    await stage.market.product.sweep();
    expect((await readBy(anna, lead))?.noShow?.status).toBe('said');
    await stage.market.advance({ days: 1, hours: 2 });
    expect((await readBy(anna, lead))?.can).toEqual([]);
    await stage.market.product.sweep();
    for (const who of [carl, anna])
      expect(await readBy(who, lead)).toMatchObject({ noShow: { status: 'stands' }, can: [] });
    expect(await refusalOf(disputesNoShow(anna, visit))).toBe('no_show_settled');
    // A week later it is read no longer, and kept.
    await stage.market.advance({ days: 8 });
    expect(await readBy(carl, lead)).toBeUndefined();
  },
);

story(
  'what is disputed counts for nothing, needs no reason, and is told to who said it',
  C6,
  async (stage) => {
    const { carl, anna, lead, visit } = await missed(stage);
    const olga = await stage.member(anna, 'office');
    await saysNoShow(olga, visit);
    // A colleague's second tap changes nothing.
    expect(await saysNoShow(anna, visit)).toMatchObject({ noShow: { by: 'business' } });
    expect(await toldOf(stage, carl, 'Missed:')).toBe(1);
    const disputed = await disputesNoShow(carl, visit);
    expect(disputed).toMatchObject({ noShow: { by: 'business', status: 'disputed' }, can: [] });
    expect(await disputesNoShow(carl, visit)).toEqual(disputed);
    for (const who of [anna, olga]) expect(await toldOf(stage, who, 'Not missed:')).toBe(1);
    await stage.market.advance({ days: 8 });
    await stage.market.product.sweep();
    expect(await saysNoShow(anna, visit)).toMatchObject({ noShow: { status: 'disputed' } });
    expect(await readBy(carl, lead)).toBeUndefined();
  },
);

story(
  'that a visit was missed is said from a quarter of an hour after its start to two days after its end',
  C6,
  async (stage) => {
    const { carl, anna, lead, visit } = await agreed(stage);
    const { market } = stage;
    const mayNow = async () => (await readBy(anna, lead))?.can.includes('sayNoShow');
    await market.advance({ hours: 2, minutes: 14 });
    expect(await mayNow()).toBe(false);
    expect(await refusalOf(saysNoShow(anna, visit))).toBe('visit_cannot_change');
    expect(await refusalOf(disputesNoShow(carl, visit))).toBe('visit_cannot_change');
    await market.advance({ minutes: 2 });
    expect(await mayNow()).toBe(true);
    expect(await visitsToCome(anna)).toMatchObject([{ id: visit.id }]);
    await market.advance({ hours: 48, minutes: 40 });
    expect(await mayNow()).toBe(true);
    await market.advance({ minutes: 5 });
    expect(await readBy(anna, lead)).toBeUndefined();
    expect(await refusalOf(saysNoShow(anna, visit))).toBe('visit_cannot_change');
  },
);

story(
  'nobody missed what was cancelled or only proposed, and a stranger hears of nothing',
  C6,
  async (stage) => {
    const { carl, anna, lead, visit } = await agreed(stage);
    const [dora, ben] = [await stage.customer(), await stage.business()];
    await cancelsVisit(carl, visit);
    const proposed = await proposes(anna, lead, [timeInHours(stage.market, 2)]);
    await stage.market.advance({ hours: 2, minutes: 30 });
    for (const one of [visit, proposed])
      expect(await refusalOf(saysNoShow(carl, one))).toBe('visit_cannot_change');
    for (const who of [dora, ben]) {
      expect(await refusalOf(saysNoShow(who, visit))).toBe('not_found');
      expect(await refusalOf(disputesNoShow(who, visit))).toBe('not_found');
    }
  },
);
