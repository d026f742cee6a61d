import { sql } from 'kysely';
import { select } from '../../platform/db/select-list.ts';
import type { UserId } from '../../platform/ids.ts';
import type { Consequence } from '../action.ts';
import type { EventName } from '../events.ts';
import { signal, tellBusinesses, tellPeople } from '../notifications/index.ts';
import type { Scope } from '../outbox/index.ts';
import type { VisitFacts } from './visit.events.ts';

type Kind =
  | 'visit-proposed'
  | 'visit-moved'
  | 'visit-agreed'
  | 'visit-cancelled'
  | 'visit-on-way'
  | 'visit-no-show'
  | 'visit-no-show-disputed';
type VisitEvent = Extract<EventName, `visit.${string}`>;
type Told<E extends VisitEvent> = readonly Consequence<E>[];

/** Consequences that tell of a visit, and signal it to the pages of both sides. */
export const tellVisit = {
  otherSide: <E extends VisitEvent>(kind: Kind): Told<E> => [
    {
      says: `tell the other side, and who is chosen to come: ${kind}`,
      follow: (context, facts) =>
        context.actor.userId === facts.customerId
          ? tellBusiness(context, { kind, facts })
          : tellCustomer(context, { kind, facts }),
    },
    ...tellVisit.pages<E>(),
  ],

  customer: (kind: Kind): Told<'visit.on_way'> => [
    {
      says: `tell the customer: ${kind}`,
      follow: (context, facts) => tellCustomer(context, { kind, facts }),
    },
    ...tellVisit.pages<'visit.on_way'>(),
  ],

  both: (kind: Kind): Told<'visit.ended'> => [
    {
      says: `tell the customer, the business, and who is chosen to come: ${kind}`,
      follow: async (context, facts) => {
        await tellCustomer(context, { kind, facts });
        await tellBusiness(context, { kind, facts });
      },
    },
    ...tellVisit.pages<'visit.ended'>(),
  ],

  /** An open conversation tells of it between its messages. */
  pages: <E extends VisitEvent>(): Told<E> => [
    signal.customer('visits', 'messages'),
    signal.business('visits', 'messages'),
  ],
};

/** What is told more than once of a visit is about the times that were proposed; its end is about itself. */
const subjectOf = ({ kind, facts }: About): string =>
  kind === 'visit-cancelled' ? facts.visitId : facts.proposalId;

type About = { kind: Kind; facts: VisitFacts };

const tellCustomer = (scope: Scope, about: About): Promise<void> =>
  tellPeople(scope, {
    kind: about.kind,
    subjectId: subjectOf(about),
    people: [{ accountId: about.facts.customerId, businessId: null }],
  });

/** A field member hears of what they are chosen for, and of no other visit. */
async function tellBusiness(scope: Scope, about: About): Promise<void> {
  const { visitId, businessId } = about.facts;
  const [kind, subjectId] = [about.kind, subjectOf(about)];
  await tellBusinesses(scope, { kind, subjectId, businessIds: [businessId] });
  const { rows } = await select({ accountId: sql<UserId>`m.account_id` })`
    from visits v join members m on m.account_id = v.member_id and m.business_id = ${businessId}
    where v.id = ${visitId} and m.role = 'field'`.execute(scope.tx);
  await tellPeople(scope, { kind, subjectId, people: rows.map((row) => ({ ...row, businessId })) });
}
