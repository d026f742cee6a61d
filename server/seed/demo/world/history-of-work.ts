import type { MessageSender } from '../../../../contract/words.ts';
import { HOUR_MS } from '../../../platform/clock.ts';
import type { UserId } from '../../../platform/ids.ts';
import { earlyEndOf, extrasOf, snagsOf } from './agreed-work.ts';
import type { Happened } from './happened.ts';
import type { Life } from './lives.ts';
import { momentOf } from './moments.ts';
import { lapseOf } from './seed-agreed-work.ts';
import {
  earlyEndId,
  extraId,
  firmId,
  jobId,
  leadId,
  ownerId,
  proposalId,
  snagId,
  visitId,
} from './world-ids.ts';
import { worldVisits } from './world-visits.ts';

export const sideOf = ({ firm, customer }: Life, sender: MessageSender): UserId =>
  sender === 'customer' ? customer.id : ownerId(firm);

const factsOf = (life: Life) => ({
  jobId: jobId(life),
  customerId: life.customer.id,
  businessId: firmId(life.firm),
});

const dealt = (life: Life) => ({ ...factsOf(life), leadId: leadId(life, life.firm) });

/** What the product would have written down of extras, early ends and snags. */
export const workHistory = (life: Life, now: Date): Happened[] => [
  ...extraHistory(life),
  ...earlyEndHistory(life, now),
  ...snagHistory(life),
];

function extraHistory(life: Life): Happened[] {
  const [customer, owner] = [life.customer.id, ownerId(life.firm)];
  const facts = { ...dealt(life), extraId: extraId(life) };
  return extrasOf(life).flatMap(({ comes, after, decided }): Happened[] => [
    { event: 'extra.proposed', facts, by: owner, after },
    { event: `extra.${comes}`, facts, by: comes === 'withdrawn' ? owner : customer, after: decided },
  ]);
}

function earlyEndHistory(life: Life, now: Date): Happened[] {
  const end = earlyEndOf(life);
  if (!end) return [];
  const facts = { ...dealt(life), endId: earlyEndId(life) };
  const [proposer, other] = [sideOf(life, end.side), sideOf(life, otherThan(end.side))];
  const lapsed = (lapseOf(life, end.after, now).getTime() - momentOf(life, now)(0).getTime()) / HOUR_MS;
  return [
    { event: 'end.proposed', facts, by: proposer, after: end.after },
    end.isDeclined
      ? { event: 'end.declined', facts, by: other, after: end.after + 3 }
      : { event: 'end.lapsed', facts, by: null, after: lapsed },
  ];
}

const otherThan = (side: MessageSender): MessageSender => (side === 'customer' ? 'business' : 'customer');

/** Those that were listed together are one entry, each that was put right is one of its own. */
function snagHistory(life: Life): Happened[] {
  const snags = snagsOf(life);
  const factsAt = (place: number) => ({ ...factsOf(life), snagId: snagId(life, place) });
  return [
    ...snags.slice(0, 1).map(
      ({ listed }): Happened => ({
        event: 'snag.listed',
        facts: factsAt(0),
        by: life.customer.id,
        after: listed,
      }),
    ),
    ...snags.map(
      ({ place, ticked }): Happened => ({
        event: 'snag.ticked',
        facts: factsAt(place),
        by: ownerId(life.firm),
        after: ticked,
      }),
    ),
  ];
}

/** What was written down of all visits; which there are depends on the other lives. */
export function visitHistory(lives: readonly Life[], now: Date): Map<Life, Happened[]> {
  return new Map(
    worldVisits(lives, now).map(({ life, side, proposedAt, agreedAt, times }) => {
      const hours = (at: Date) => (at.getTime() - momentOf(life, now)(0).getTime()) / HOUR_MS;
      const facts = { ...dealt(life), visitId: visitId(life), proposalId: proposalId(life), startsAt: null };
      const agreed = { ...facts, startsAt: times[0]?.startsAt.toISOString() ?? null };
      const by = sideOf(life, side);
      return [
        life,
        [
          { event: 'visit.proposed', facts, by, after: hours(proposedAt) },
          ...(agreedAt
            ? [
                {
                  event: 'visit.agreed' as const,
                  facts: agreed,
                  by: life.customer.id,
                  after: hours(agreedAt),
                },
              ]
            : []),
        ],
      ];
    }),
  );
}
