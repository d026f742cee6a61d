import { expect } from 'vitest';
import { type Stage, story } from '../../server/testing/story.ts';
import { recalculate } from './recalc.ts';
import { storePoints } from './store.ts';

const { signal } = new AbortController();

/** The operator's table says that these post codes lie elsewhere than the built-in one does. */
async function tableSays({ market }: Stage, codes: Record<string, [lat: number, lng: number]>) {
  const points = Object.entries(codes).map(([code, [lat, lng]]) => ({
    code,
    kind: code.includes(' ') ? ('unit' as const) : ('district' as const),
    lat,
    lng,
  }));
  const source = { name: 'latlng', asOf: '2026-08-31', credits: [], loadedAt: new Date() };
  await storePoints(market.product.market.db, source, points);
}

const recalc = ({ market }: Stage) => recalculate(market.product.market.db, { signal });

story(
  'after a better table and its recalculation the match is by the new places',
  { shows: ['R-14-007', 'ruling 10'] },
  async (stage) => {
    const carl = await stage.customer();
    const near = await stage.business({ postcode: 'SE1 7PB' });
    const far = await stage.business({ postcode: 'M1 1AE' });
    const job = await carl.posts({ location: 'SE1 9SG' });
    const inboxes = async () => [await near.leads(), await far.leads()].map((leads) => leads.length);
    expect(await inboxes()).toEqual([1, 0]);

    // The job and the far business are, by the better table, both in Manchester.
    await tableSays(stage, { 'SE1 9SG': [53.48, -2.24], SE1: [53.6, -2.24], 'M1 1AE': [53.47, -2.23] });
    expect(await inboxes()).toEqual([1, 0]);
    expect(await recalc(stage)).toEqual({ businesses: { seen: 2, moved: 2 }, jobs: { seen: 1, moved: 1 } });
    expect(await inboxes()).toEqual([1, 1]); // the near one's unit is not in the table, so its district moved it too
    expect((await far.lead()).distance_miles).toBe(9); // to the middle of the district, not to the house
    expect((await carl.job(job)).leadsCount).toBe(2);
    expect(await recalc(stage)).toEqual({ businesses: { seen: 2, moved: 0 }, jobs: { seen: 1, moved: 0 } });
  },
);

story('a new job and a new business are put by the table at once', async (stage) => {
  await tableSays(stage, { 'SE1 9SG': [53.48, -2.24] });
  const carl = await stage.customer();
  const manchester = await stage.business({ postcode: 'M1 1AE' });
  await carl.posts({ location: 'SE1 9SG' });
  expect(await manchester.leads()).toHaveLength(1);
});
