import { COUNTED_TO } from '../../../contract/counted.ts';
import { type DashboardNews, type Wait, WAITS } from '../../../contract/dashboard.ts';
import { type CountedTab, SEEN_TABS, type SeenTab } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Market } from '../action.ts';
import type { DashboardPart, SaysAtDashboard, Tally } from '../dashboard-part.ts';
import { messagesAtDashboard } from '../conversations/index.ts';
import { trackRecordAtDashboard, workAtDashboard } from '../jobs/index.ts';
import { interestAtDashboard, leadsAtDashboard } from '../leads/index.ts';
import { unreadIn } from '../notifications/index.ts';
import { quotesAtDashboard } from '../quotes/index.ts';
import { reviewsAtDashboard } from '../reviews/index.ts';
import { looksOf } from './look.queries.ts';
import { tabsOf } from './tabs.ts';

const OF_CUSTOMERS: readonly SaysAtDashboard[] = [
  interestAtDashboard,
  quotesAtDashboard,
  workAtDashboard,
  messagesAtDashboard,
];
const OF_BUSINESSES: readonly SaysAtDashboard[] = [
  leadsAtDashboard,
  quotesAtDashboard,
  workAtDashboard,
  messagesAtDashboard,
  reviewsAtDashboard,
  trackRecordAtDashboard,
];
/** The work that goes on, and what is written about it, is all that a field member has to do with. */
const OF_FIELD: readonly SaysAtDashboard[] = [workAtDashboard, messagesAtDashboard];

function partsOf({ role, businessId, memberRole }: Actor): readonly SaysAtDashboard[] {
  if (role === 'customer') return OF_CUSTOMERS;
  if (!businessId) return [];
  return memberRole === 'field' ? OF_FIELD : OF_BUSINESSES;
}

/** What is new on the caller's tabs, what waits, and how much of the bell is unread. */
export async function readDashboard({ db, clock }: Market, actor: Actor): Promise<DashboardNews> {
  const now = clock.now();
  const [looked, bell] = await Promise.all([looksOf(db, actor, now), unreadIn(db, actor)]);
  const parts = await Promise.all(partsOf(actor).map((part) => part(db, { actor, ...looked, now })));
  return {
    tabs: tabsOf(actor).map((tab) => ({ tab, ...newsOn(tab, parts, bell) })),
    waits: WAITS.map((kind) => ({ kind, count: waiting(kind, parts) })).filter(({ count }) => count > 0),
    unread: bell.unread,
    newLeads: parts.find(({ newLeads }) => newLeads)?.newLeads ?? null,
    trackRecord: parts.find(({ trackRecord }) => trackRecord)?.trackRecord ?? null,
  };
}

type Bell = Awaited<ReturnType<typeof unreadIn>>;

/** A tab may hold records of several features, and what the bell leads to. */
function newsOn(tab: CountedTab, parts: readonly DashboardPart[], bell: Bell) {
  const tallies = parts.flatMap(({ tabs }): Tally[] => (tabs?.[tab] ? [tabs[tab]] : []));
  const moments = [...tallies.map((tally) => tally.newest), ...(isSeen(tab) ? bell.newestOn(tab) : [])];
  const newest = Math.max(0, ...moments.map((moment) => moment?.getTime() ?? 0));
  return {
    count: Math.min(sum(tallies.map(({ count }) => count)), COUNTED_TO),
    newest: newest > 0 ? new Date(newest).toISOString() : null,
  };
}

const isSeen = (tab: CountedTab): tab is SeenTab => SEEN_TABS.some((seen) => seen === tab);

const waiting = (kind: Wait, parts: readonly DashboardPart[]) =>
  Math.min(sum(parts.map(({ waits }) => waits?.[kind] ?? 0)), COUNTED_TO);

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
