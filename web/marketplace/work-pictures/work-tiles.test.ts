import { expect, test } from 'vitest';
import type { ShownPicture } from './shown-picture.ts';
import { picturesOf, tilesOf } from './work-tiles.ts';

const picture = (url: string, before: string | null = null): ShownPicture => ({
  url,
  before,
  text: '',
  service: null,
  width: 400,
  height: 300,
});

test('what a picture was before stands beside it, wherever it stood, and once', () => {
  const [before, alone, after] = [picture('before'), picture('alone'), picture('after', 'before')];
  const tiles = tilesOf([before, alone, after]);
  expect(tiles).toEqual([
    { picture: alone, before: null },
    { picture: after, before },
  ]);
  expect(picturesOf(tiles)).toEqual([alone, before, after]);
  // One that was removed meanwhile is no pair any more.
  expect(tilesOf([picture('after', 'gone')])).toEqual([{ picture: picture('after', 'gone'), before: null }]);
});
