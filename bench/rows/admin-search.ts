import { filterOf } from '../../contract/admin-pages.ts';
import { bareAdminSearch } from './bare/admin-search.ts';
import { LAST_NAMES } from '../testbed/world/names.ts';
import type { Row } from './row.ts';

/** Of *bare* without its counts, which answers 1.15 times as much as with them. */
const PEER_OF_BARE = 0.072 * 1.15;
const EVERY = 7;
const PAGE = 2;

/** A name that one in five hundred has, and not the first page of it. */
export const adminSearch: Row = {
  name: 'admin search, page N',
  asks: async ({ client, sessions }) => {
    const { rows } = await client.query<{ id: string }>(`select id from accounts where role = 'admin'`);
    const [token = ''] = await sessions(rows.map(({ id }) => id).slice(0, 1));
    return LAST_NAMES.filter((_, place) => place % EVERY === 0).map((name) => {
      const query = new URLSearchParams({ filter: filterOf(name) ?? '', pageIndex: String(PAGE) });
      return { method: 'GET' as const, path: `/api/admin/customers?${query}`, token };
    });
  },
  bare: bareAdminSearch,
  peerOfBare: PEER_OF_BARE,
  goals: { ofBare: 0.75, ofPeer: 8 },
};
