import { expect } from 'vitest';
import type { AdminJobsQuery } from '../../../contract/admin-lists.ts';
import { refusalOf } from '../../testing/api.ts';
import type { Person } from '../../testing/person.ts';
import { story } from '../../testing/story.ts';

const found = async (adam: Person, query: AdminJobsQuery) => {
  const { jobs, jobsCount } = await (await adam.api()).adminJobs({ query });
  const titles = jobs.map(({ title }) => title);
  expect(jobsCount).toBe(titles.length);
  return titles;
};

story(
  'an admin finds a job by its number, its title, its post code or its customer, in every list',
  async (stage) => {
    const carl = await stage.customer({ name: 'Carl Moss' });
    const zoe = await stage.customer({ name: 'Zoë Ångström' });
    const tap = await carl.posts({ title: 'Tap at Café Noir drips', location: 'SE1 7PB' });
    await carl.posts({ title: '100% of the fence_posts', location: 'SE17 1AA' });
    const sink = await zoe.posts({ title: 'Sink is blocked', location: 'M2 4AB' });
    await zoe.cancels(sink);
    const adam = await stage.admin();
    const number = tap.jobNumber;
    const figures = String(Number(number.slice(1)));

    for (const q of [number, number.toLowerCase(), ` ${number} `, `J${figures}`, `j ${figures}`, figures])
      expect([q, await found(adam, { q })]).toEqual([q, ['Tap at Café Noir drips']]);
    for (const [q, titles] of [
      ['cafe noir', ['Tap at Café Noir drips']],
      ['CAFÉ  NOIR', ['Tap at Café Noir drips']],
      ['SE1 7PB', ['Tap at Café Noir drips']],
      ['se17pb', ['Tap at Café Noir drips']],
      // The first half of one post code is no beginning of another.
      ['se1', ['Tap at Café Noir drips']],
      ['se17', ['100% of the fence_posts']],
      ['angstrom', ['Sink is blocked']],
      [carl.facts.email, ['100% of the fence_posts', 'Tap at Café Noir drips']],
      // Signs of LIKE stand for themselves.
      ['100%', ['100% of the fence_posts']],
      ['fence_p', ['100% of the fence_posts']],
      ['fencexp', []],
      ['\\', []],
      ['J999999', []],
      ['nothing of the kind', []],
    ] as const)
      expect([q, await found(adam, { q })]).toEqual([q, titles]);

    expect(await found(adam, { q: 'sink', status: 'cancelled' })).toEqual(['Sink is blocked']);
    expect(await found(adam, { q: 'sink', status: 'active' })).toEqual([]);
    expect(await found(adam, { q: 'sink', status: 'finished' })).toEqual([]);
    expect(await found(adam, { q: 'sink', state: 'inactive' })).toEqual([]);
    const oldestFirst = await found(adam, { q: 'carl moss', sort: 'oldest' });
    expect(oldestFirst).toEqual(['Tap at Café Noir drips', '100% of the fence_posts']);
    expect(await found(adam, { q: '  ' })).toHaveLength(3);
    const tooLong = { q: 'x'.repeat(101) };
    expect(await refusalOf((await adam.api()).adminJobs({ query: tooLong }))).toBe('invalid');
    await (await adam.api()).removeJob({ params: { id: tap.id }, body: {} });
    expect(await found(adam, { q: number })).toEqual([]);
  },
);
