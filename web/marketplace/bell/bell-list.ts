import type { BellGroup, BellPlace } from '../../../contract/bell.ts';
import type { ApiClient } from '../../api-client.ts';
import { conversationsAddress } from '../conversations/conversation-address.ts';
import { type DashboardTab, tabAddress } from '../dashboard/dashboard-tabs.ts';
import { pagedList } from '../live/lists.ts';
import { panelAddress } from '../settings/panel-address.ts';

export const bellList = (api: ApiClient) =>
  pagedList(['bell'], async (cursor) => {
    const { groups, next } = await api.bell({ query: { cursor } });
    return { items: groups, next };
  });

type Place = Exclude<BellPlace, 'cancelled' | 'messages' | 'billing' | 'privacy'>;
const isTab = (place: Place | 'cancelled'): place is Place & DashboardTab => place !== 'cancelled';

/** Where it can be seen now; null where it stands in no list any more. */
export function addressOf({ place, at }: Pick<BellGroup, 'place' | 'at'>): string | null {
  if (place === null) return null;
  if (place === 'messages') return conversationsAddress({ lead: at ?? undefined });
  if (place === 'billing' || place === 'privacy') return panelAddress(place);
  const tab = isTab(place) ? tabAddress(place) : `${tabAddress('history')}&history=cancelled`;
  return at ? `${tab}&at=${at}` : tab;
}
