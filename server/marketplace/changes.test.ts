import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

test('the audit log has what differs, before and after, and nothing of what stays', () => {
  const old: Record<string, unknown> = { name: 'Tiling', is_active: true, slug: 'tiling' };
  expect(changesOf(old, { name: 'Tiles', is_active: true })).toEqual({
    before: { name: 'Tiling' },
    after: { name: 'Tiles' },
  });
  expect(changesOf(old, { name: 'Tiling', is_active: true })).toBeNull();
  expect(changesOf({}, { name: 'Tiles' })).toEqual({
    before: { name: undefined },
    after: { name: 'Tiles' },
  });
});
