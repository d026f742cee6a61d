import { endsIn, timePassesFor } from '../../testing/ending.ts';
import { declinesEarlyEnd, earlyEndsLapse, proposesEarlyEnd } from '../../testing/early-end-acts.ts';
import { approvesExtra, proposesExtra, refusesExtra } from '../../testing/extra-acts.ts';
import { addsSnag, ticksSnag } from '../../testing/snag-acts.ts';
import { expect } from 'vitest';
import { BELL_KINDS, type BellKind, SEEN_TABS, type SeenTab } from '../../../contract/words.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Business } from '../../testing/business.ts';
import { tenMinutesPass } from '../../testing/changes.ts';
import type { Customer } from '../../testing/customer.ts';
import type { Person } from '../../testing/person.ts';
import { type Stage, story } from '../../testing/story.ts';
import {
  cancelsVisit,
  disputesNoShow,
  picks,
  proposes,
  rearranges,
  saysNoShow,
  setsOut,
  timeIn,
  timeInHours,
} from '../../testing/visiting.ts';
import { ring } from '../notifications/index.ts';

type Sides = { carl: Customer; anna: Business; ben: Business; stage: Stage };

/** Something that rings a bell, whose bell it is, and where it is read. */
type Case = {
  kind: BellKind;
  does: (sides: Sides) => Promise<Person>;
  readBy: SeenTab | 'its conversation' | 'its visits' | 'the bell';
};

const CASES: readonly Case[] = [
  {
    kind: 'interested',
    readBy: 'jobs',
    does: async ({ carl, anna }) => {
      await carl.posts();
      await anna.isInterestedIn(await anna.lead());
      return carl;
    },
  },
  {
    kind: 'quote-received',
    readBy: 'quoted',
    does: async (sides) => {
      await quoted(sides);
      return sides.carl;
    },
  },
  {
    kind: 'quote-accepted',
    readBy: 'progress',
    does: async (sides) => {
      await hired(sides);
      return sides.anna;
    },
  },
  {
    // The job is in none of his lists any more.
    kind: 'quote-rejected',
    readBy: 'the bell',
    does: async (sides) => {
      await hired(sides);
      return sides.ben;
    },
  },
  {
    kind: 'quote-withdrawn',
    readBy: 'jobs',
    does: async ({ carl, anna }) => {
      await carl.posts();
      await anna.withdraws(await anna.quotes(await anna.lead(), { cost: 90 }));
      return carl;
    },
  },
  {
    kind: 'quote-revised',
    readBy: 'quoted',
    does: async (sides) => {
      await quoted(sides);
      const [quote] = await sides.anna.openQuotes();
      if (quote) await sides.anna.revises(quote, { cost: 80 });
      return sides.carl;
    },
  },
  {
    kind: 'quote-declined',
    readBy: 'leads',
    does: async (sides) => {
      await quoted(sides);
      const [quote] = await sides.anna.openQuotes();
      if (quote) await sides.carl.declines(quote);
      return sides.anna;
    },
  },
  {
    kind: 'quote-ending',
    readBy: 'quoted',
    does: async ({ carl, anna, stage: { market } }) => {
      const job = await carl.posts();
      const quote = await anna.quotes(await anna.lead(), { cost: 90, detail: endsIn(market, 9) });
      await timePassesFor(market, { ...quote, days: 8 });
      expect(await carl.responses(job)).toHaveLength(1);
      return carl;
    },
  },
  {
    kind: 'quote-expired',
    readBy: 'leads',
    does: async ({ carl, anna, stage: { market } }) => {
      await carl.posts();
      await timePassesFor(
        market,
        await anna.quotes(await anna.lead(), { cost: 90, detail: endsIn(market, 9) }),
      );
      return anna;
    },
  },
  {
    kind: 'extra-proposed',
    readBy: 'progress',
    does: async (sides) => {
      await proposesExtra(sides.anna, await hired(sides));
      return sides.carl;
    },
  },
  {
    kind: 'extra-approved',
    readBy: 'progress',
    does: async (sides) => {
      await approvesExtra(sides.carl, await proposesExtra(sides.anna, await hired(sides)));
      return sides.anna;
    },
  },
  {
    kind: 'extra-refused',
    readBy: 'progress',
    does: async (sides) => {
      await refusesExtra(sides.carl, await proposesExtra(sides.anna, await hired(sides)));
      return sides.anna;
    },
  },
  {
    kind: 'snag-listed',
    readBy: 'history',
    does: async (sides) => {
      const job = await hired(sides);
      await sides.anna.finishes(job);
      await addsSnag(sides.carl, job);
      return sides.anna;
    },
  },
  {
    kind: 'snag-done',
    readBy: 'history',
    does: async (sides) => {
      const job = await hired(sides);
      await sides.anna.finishes(job);
      await ticksSnag(sides.anna, await addsSnag(sides.carl, job));
      return sides.carl;
    },
  },
  {
    kind: 'end-proposed',
    readBy: 'progress',
    does: async (sides) => {
      await proposesEarlyEnd(sides.anna, await hired(sides));
      return sides.carl;
    },
  },
  {
    kind: 'end-declined',
    readBy: 'progress',
    does: async (sides) => {
      await declinesEarlyEnd(sides.carl, await proposesEarlyEnd(sides.anna, await hired(sides)));
      return sides.anna;
    },
  },
  {
    kind: 'end-lapsed',
    readBy: 'progress',
    does: async (sides) => {
      await proposesEarlyEnd(sides.anna, await hired(sides));
      await earlyEndsLapse(sides.stage.market);
      return sides.anna;
    },
  },
  {
    kind: 'message-received',
    readBy: 'its conversation',
    does: async ({ carl, anna }) => {
      await carl.posts();
      await anna.writes(await anna.lead(), 'When may I come?');
      return carl;
    },
  },
  {
    kind: 'job-changed',
    readBy: 'leads',
    does: async ({ carl, anna, stage }) => {
      const job = await carl.posts();
      await anna.isInterestedIn(await anna.lead());
      await carl.changes(job, { title: 'Two taps drip' });
      // She has read the change already when it is told, ten minutes later.
      await looksAt(anna, 'leads');
      await tenMinutesPass(stage.market);
      return anna;
    },
  },
  {
    kind: 'job-changed',
    readBy: 'quoted',
    does: async (sides) => {
      const job = await quoted(sides);
      await sides.carl.changes(job, { title: 'Two taps drip' });
      await tenMinutesPass(sides.stage.market);
      return sides.anna;
    },
  },
  {
    kind: 'job-closing',
    readBy: 'jobs',
    does: async ({ carl, stage }) => {
      await carl.posts();
      await daysPass(stage, 54);
      return carl;
    },
  },
  {
    kind: 'job-expired',
    readBy: 'history',
    does: async ({ carl, stage }) => {
      await carl.posts();
      await daysPass(stage, 54);
      await daysPass(stage, 8);
      return carl;
    },
  },
  {
    kind: 'job-cancelled',
    readBy: 'history',
    does: async (sides) => {
      await sides.carl.cancels(await quoted(sides));
      return sides.anna;
    },
  },
  {
    kind: 'job-finished',
    readBy: 'history',
    does: async (sides) => {
      await sides.anna.finishes(await hired(sides));
      return sides.carl;
    },
  },
  {
    kind: 'review-due',
    readBy: 'history',
    does: async (sides) => {
      await sides.anna.finishes(await hired(sides));
      await sides.stage.market.advance({ days: 3, minutes: 1 });
      await sides.stage.market.product.sweep();
      return sides.carl;
    },
  },
  {
    kind: 'review-received',
    readBy: 'history',
    does: async (sides) => {
      const job = await hired(sides);
      await sides.anna.finishes(job);
      await sides.carl.reviews(job, { rating: 4 });
      return sides.anna;
    },
  },
  {
    kind: 'review-answered',
    readBy: 'history',
    does: async (sides) => {
      const job = await hired(sides);
      await sides.anna.finishes(job);
      await sides.anna.answers(await sides.carl.reviews(job, { rating: 4 }), 'A pleasure');
      return sides.carl;
    },
  },
  {
    kind: 'visit-proposed',
    readBy: 'its visits',
    does: async (sides) => {
      await visitProposed(sides);
      return sides.carl;
    },
  },
  {
    kind: 'visit-agreed',
    readBy: 'its visits',
    does: async (sides) => {
      await visitAgreed(sides);
      return sides.anna;
    },
  },
  {
    kind: 'visit-moved',
    readBy: 'its visits',
    does: async (sides) => {
      await rearranges(sides.anna, await visitAgreed(sides), [timeIn(sides.stage.market, 5)]);
      return sides.carl;
    },
  },
  {
    kind: 'visit-cancelled',
    readBy: 'its visits',
    does: async (sides) => {
      await cancelsVisit(sides.carl, await visitAgreed(sides));
      return sides.anna;
    },
  },
  ...(['visit-tomorrow', 'visit-soon'] as const).map(
    (kind): Case => ({
      kind,
      readBy: 'its visits',
      does: async (sides) => {
        await visitAgreed(sides);
        const { market } = sides.stage;
        await market.advance({ hours: kind === 'visit-soon' ? 47 : 25 });
        await market.product.sweep();
        return sides.carl;
      },
    }),
  ),
  {
    kind: 'visit-on-way',
    readBy: 'its visits',
    does: async (sides) => {
      const visit = await visitAgreed(sides);
      await sides.stage.market.advance({ hours: 46 });
      await setsOut(sides.anna, visit);
      return sides.carl;
    },
  },
  {
    kind: 'visit-no-show',
    readBy: 'its visits',
    does: async (sides) => {
      const visit = await visitAgreed(sides);
      await sides.stage.market.advance({ hours: 49 });
      await saysNoShow(sides.anna, visit);
      return sides.carl;
    },
  },
  {
    kind: 'visit-no-show-disputed',
    readBy: 'its visits',
    does: async (sides) => {
      const visit = await visitAgreed(sides);
      await sides.stage.market.advance({ hours: 49 });
      await saysNoShow(sides.anna, visit);
      await disputesNoShow(sides.carl, visit);
      return sides.anna;
    },
  },
  ...(['payment-refused', 'payment-due', 'export-ready'] as const).map(
    (kind): Case => ({ kind, readBy: 'the bell', does: (sides) => rung(kind, sides) }),
  ),
];

async function visitProposed({ carl, anna, stage }: Sides) {
  await carl.posts();
  const lead = await anna.lead();
  await anna.isInterestedIn(lead);
  return proposes(anna, lead, [timeInHours(stage.market, 48)]);
}

const visitAgreed = async (sides: Sides) => picks(sides.carl, await visitProposed(sides));

async function quoted({ carl, anna, ben }: Sides) {
  const job = await carl.posts();
  await ben.quotes(await ben.lead(), { cost: 95 });
  await anna.quotes(await anna.lead(), { cost: 90 });
  return job;
}

async function hired(sides: Sides) {
  const { carl, anna } = sides;
  const job = await quoted(sides);
  const annas = (await anna.openQuotes())[0];
  if (!annas) throw new Error('no quote');
  await carl.accepts(annas);
  return job;
}

/** What is about no job. */
async function rung(kind: BellKind, { anna, stage }: Sides): Promise<Person> {
  const { db, clock } = stage.market.product.market;
  const people = [{ accountId: anna.accountId, businessId: null }];
  await inTransaction(db, (tx) => ring(tx, { kind, subjectId: newId(), people, now: clock.now() }));
  return anna;
}

async function daysPass({ market }: Stage, days: number): Promise<void> {
  await market.advance({ days });
  const { db, queue } = market.product.market;
  await inTransaction(db, (tx) => queue.send(tx, 'close-unanswered', { jobs: [{}] }));
  await market.settled();
}

/** As the page does it: with the moment that the server named, if it named one. */
async function looksAt(person: Person, tab: SeenTab): Promise<void> {
  const api = await person.api();
  const newest = (await api.dashboard()).tabs.find((one) => one.tab === tab)?.newest;
  if (newest) await api.lookAtTab({ body: { tab, upTo: newest } });
}

async function hasUnread(person: Person, kind: BellKind): Promise<boolean> {
  const { groups } = await (await person.api()).bell();
  return groups.some(({ entries }) => entries.some((entry) => entry.kind === kind && entry.isUnread));
}

async function readsConversations(person: Person): Promise<void> {
  const api = await person.api();
  for (const { leadId: id } of (await api.conversations()).conversations) {
    const last = (await api.conversation({ params: { id } })).items.findLast(
      ({ type }) => type === 'message',
    );
    if (last) await api.markConversationRead({ params: { id }, body: { read_up_to: last.id } });
  }
}

/** They stand above the conversation that the bell leads to. */
async function readsVisits(person: Person): Promise<void> {
  const api = await person.api();
  for (const { place, at } of (await api.bell()).groups)
    if (place === 'messages' && at) await api.seeVisits({ params: { id: at } });
}

/** Looks at one tab after the other, then into the conversations, and says where the entry was read. */
async function whereRead(person: Person, kind: BellKind): Promise<Case['readBy']> {
  for (const tab of SEEN_TABS) {
    await looksAt(person, tab);
    if (!(await hasUnread(person, kind))) return tab;
  }
  await readsConversations(person);
  if (!(await hasUnread(person, kind))) return 'its conversation';
  await readsVisits(person);
  return (await hasUnread(person, kind)) ? 'the bell' : 'its visits';
}

story('each entry of the bell is read where it leads to, and nowhere else', async (stage) => {
  expect(new Set(CASES.map(({ kind }) => kind))).toEqual(new Set(BELL_KINDS));
  const started = stage.market.clock.now().getTime();
  for (const { kind, does, readBy } of CASES) {
    const sides = {
      carl: await stage.customer(),
      anna: await stage.business(),
      ben: await stage.business(),
      stage,
    };
    const person = await does(sides);
    await stage.market.settled();
    expect([kind, await hasUnread(person, kind)]).toEqual([kind, true]);
    expect([kind, await whereRead(person, kind)]).toEqual([kind, readBy]);
    for (const job of await sides.carl.jobs()) await sides.carl.cancels(job).catch(() => undefined);
  }
  await stage.market.advance({ minutes: (started - stage.market.clock.now().getTime()) / 60_000 });
});
