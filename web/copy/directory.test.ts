import { expect, test } from 'vitest';
import { directoryCopy } from './directory.copy.ts';

test('where nobody is, the job is taken, and those a little farther off are counted and not said to be told', () => {
  const { post } = directoryCopy.area;
  const all =
    'Post your job all the same: it is free of charge, and Local Pros who register near you will see it.';
  expect([post(null), post(0)]).toEqual([all, all]);
  expect(post(1)).toMatch(/^Post it: 1 business within 60 km does this[.] /);
  expect(post(3)).toMatch(/^Post it: 3 businesses within 60 km do this[.] /);
  for (const said of [post(1), post(3)]) expect(said).not.toMatch(/told|ask all|they will/i);
});
