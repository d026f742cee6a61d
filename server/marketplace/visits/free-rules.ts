import { sql } from 'kysely';
import { FREE_DAYS } from '../../../contract/visit-words.ts';
import type { Actor } from '../../platform/actor.ts';
import { MINUTE_MS } from '../../platform/clock.ts';
import type { Reader } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import type { UserId } from '../../platform/ids.ts';
import { dayInLondon } from '../../platform/london.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Context, Market } from '../action.ts';
import { type LeadRow, leadFor } from '../leads/index.ts';
import { workingHoursOf } from '../working-hours/index.ts';
import { mayPropose } from './arranging.ts';
import { type FreeRules, freeStarts, isFree, type Taken } from './free-times.ts';
import { whoMayGo } from './team.queries.ts';
import type { Span } from './times.ts';

type Asked = { leadId: string; minutes: string; visit?: string | undefined };

/** When a visit of that length may begin in the days to come, and never why at another time it may not. */
export async function listFreeTimes({ db, clock }: Market, actor: Actor, asked: Asked) {
  const now = clock.now();
  const lead = await leadFor(db, actor, { leadId: asked.leadId, to: 'arrangeVisits' });
  if ((await mayPropose(db, { actor, lead, now })).length === 0) return { days: [] };
  const rules = await rulesOf(db, { lead, now, moves: asked.visit });
  const span = { from: dayInLondon(now), days: FREE_DAYS, minutes: Number(asked.minutes) };
  return { days: freeStarts(rules, span) };
}

type Proposed = { lead: LeadRow; spans: readonly Span[]; moves?: string | undefined };

/**
 * The times of a customer must be free. A business may propose any that `times.ts` allows.
 * @throws Refusal 'visit_not_free'
 */
export async function mustBeFree(context: Context, { lead, spans, moves }: Proposed): Promise<void> {
  const { tx, actor, now } = context;
  if (actor.role !== 'customer') return;
  const rules = await rulesOf(tx, { lead, now, moves });
  if (!spans.every((span) => isFree(span, rules))) throw new Refusal('visit_not_free');
}

type About = { lead: LeadRow; now: Date; moves: string | undefined };

async function rulesOf(db: Reader, { lead, now, moves = NO_VISIT }: About): Promise<FreeRules> {
  const [hours, team] = await Promise.all([workingHoursOf(db, lead.businessId), whoMayGo(db, lead)]);
  const since = new Date(now.getTime() - hours.gapMinutes * MINUTE_MS);
  const people = team.map(({ id }) => id);
  const rows = await takenOf(db, { people, since, leadId: lead.id, moves });
  return { hours, taken: rows.map(({ taken }) => taken), now };
}

/** The id of none. */
const NO_VISIT = '00000000-0000-4000-8000-000000000000';

type Sought = { people: UserId[]; since: Date; leadId: string; moves: string };

const someone = { taken: sql<Taken[]>`coalesce(t.taken, '[]')` };

/**
 * When each of these people is taken, for whichever job or business; a visit of this lead that is moved makes room for
 * itself. In milliseconds in JSON, which is read several times as fast as the moments of a thousand rows.
 */
const takenOf = preparedOnce(
  'when-people-are-taken',
  ({ people, since, leadId, moves }: Slots<Sought>) => select(someone)`
    from unnest(${people}::uuid[]) as p (id)
    left join lateral (
      select json_agg(json_build_array(
        (extract(epoch from b.starts_at) * 1000)::bigint, (extract(epoch from b.ends_at) * 1000)::bigint)) as taken
      from visit_bookings b
      where b.account_id = p.id and b.ends_at > ${since}
        and not (b.visit_id = ${moves} and exists (
          select from visits v where v.id = b.visit_id and v.lead_id = ${leadId}))) t on true`,
);
