import { fieldSentences as say } from '../../../contract/copy.ts';
import { CALENDAR_DAYS } from '../../../contract/visit-words.ts';
import type { Actor } from '../../platform/actor.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { instantsInLondon } from '../../platform/london.ts';
import { invalid } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { businessOf } from '../actors.ts';
import { leadFor } from '../leads/index.ts';
import { hasUnreadVisits } from '../notifications/index.ts';
import { mayPropose, viewerOf } from './arranging.ts';
import { visitsBetween } from './calendar.queries.ts';
import { whoMayGo } from './team.queries.ts';
import { nextVisits, visitsOfLead } from './visit.queries.ts';
import { visitToComeView, visitView } from './visit.views.ts';

/** What was arranged about a lead, and what may be. */
export async function listVisits({ db, clock }: Market, actor: Actor, { leadId }: { leadId: string }) {
  const now = clock.now();
  const lead = await leadFor(db, actor, { leadId, to: 'readMessages' });
  const [rows, kinds, hasNews, team] = await Promise.all([
    visitsOfLead(db, { leadId, now }),
    mayPropose(db, { actor, lead, now }),
    hasUnreadVisits(db, actor, leadId),
    actor.role === 'business' ? whoMayGo(db, lead) : [],
  ]);
  const viewer = viewerOf({ actor, lead, now });
  return {
    visits: rows.map((row) => visitView(row, viewer)),
    mayPropose: kinds,
    hasNews,
    team: team.map(({ id, name }) => ({ id, name, isYou: id === actor.userId })),
  };
}

/** What is next for somebody. */
export async function listVisitsToCome({ db, clock }: Market, actor: Actor) {
  const now = clock.now();
  const rows = await nextVisits(db, actor, now);
  return { visits: rows.map((row) => visitToComeView(row, { actor, now })) };
}

/** What is agreed on and proposed in the six weeks from a day on. */
export async function listCalendar({ db, clock }: Market, actor: Actor, { from: day }: { from: string }) {
  const now = clock.now();
  const [from] = instantsInLondon(`${day}T00:00`);
  const asUtc = new Date(Date.parse(`${day}T00:00Z`) + CALENDAR_DAYS * DAY_MS);
  const [until] = from ? instantsInLondon(asUtc.toISOString().slice(0, 16)) : [];
  if (!from || !until) throw invalid({ from: [say.visitDay] });
  const asked = { businessId: businessOf(actor), accountId: actor.userId, from, until };
  const rows = await visitsBetween(db, { isField: actor.memberRole === 'field' }, asked);
  return { visits: rows.map((row) => visitToComeView(row, { actor, now })) };
}
