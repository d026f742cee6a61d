import { reactAlone } from './bare/profile.ts';
import type { Row } from './row.ts';

const LEAST_REVIEWS = 10;

/** The public profile of those that have ten reviews, as signed-out visitors get it. */
export const profilePage: Row = {
  name: 'public profile as HTML',
  asks: (people) =>
    people.each(
      `select null as account_id, r.business_id from reviews r join businesses b on b.id = r.business_id
       join accounts a on a.id = b.owner_id where r.is_visible and a.is_active and a.verified_at is not null
       group by r.business_id having count(*) >= ${LEAST_REVIEWS}`,
      ({ business_id }) => `/business/${business_id}`,
    ),
  bare: reactAlone,
  peerOfBare: 0.042,
  goals: { ofBare: 0.4, ofPeer: 10, kilobytes: 30 },
};
