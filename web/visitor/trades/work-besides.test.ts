import { expect, test } from 'vitest';
import type { ListedBusiness } from '../../../contract/directory.ts';
import type { RecentReview } from '../../../contract/recent-work.ts';
import { workBesides } from './work-besides.ts';

const shown = (url: string) => ({ url, text: '', width: 960, height: 720 });

const review = (id: string, url: string | null): RecentReview => ({
  id,
  rating: 5,
  comment: `Words of ${id}`,
  createdAt: '2026-11-01T09:00:00.000Z',
  service: { name: 'Repair or replace a tap' },
  trade: 'plumbing',
  picture: url === null ? null : shown(url),
  before: null,
  town: 'London',
  business: { id: 'bell', name: 'Bell Heating', logo: null },
  user: { name: 'Carl' },
});

const bell: ListedBusiness = {
  id: 'bell',
  name: 'Bell Heating',
  logo: null,
  town: 'London',
  location: 'SE1',
  rating: 5,
  reviewsCount: 2,
  distance_miles: 1,
  replyMinutes: null,
  newestReview: {
    rating: 5,
    comment: 'Words of read',
    name: 'Carl',
    createdAt: '2026-11-01T09:00:00.000Z',
  },
  picture: shown('/basin'),
  services: [],
  servicesCount: 0,
};

const ids = (reviews: RecentReview[]) => workBesides([bell], reviews).map(({ id }) => id);

test('finished work below a list repeats no picture and no words of it, and an empty box is none', () => {
  const others = ['a', 'b', 'c', 'd'].map((id) => review(id, `/${id}`));
  expect(ids([review('seen', '/basin'), review('read', '/tap'), review('bare', null), ...others])).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('one picture alone is no section', () => {
  expect(ids([review('a', '/a'), review('seen', '/basin')])).toEqual([]);
});
