import type { CountedTab } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';

const OF_CUSTOMERS: readonly CountedTab[] = ['jobs', 'quoted', 'progress', 'messages', 'history'];
const OF_BUSINESSES: readonly CountedTab[] = ['leads', 'quoted', 'progress', 'messages', 'history'];

/** The tabs of somebody on which anything can be new. */
export function tabsOf({ role, businessId, memberRole }: Actor): readonly CountedTab[] {
  if (role === 'customer') return OF_CUSTOMERS;
  if (!businessId) return [];
  return memberRole === 'field' ? ['progress', 'messages'] : OF_BUSINESSES;
}
