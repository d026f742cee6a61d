import { expect } from 'vitest';
import { createLog } from '../platform/log/log.ts';
import { prepare } from '../prepare.ts';
import type { TestMarket } from '../testing/market.ts';
import { visitor } from '../testing/newcomer.ts';
import { story } from '../testing/story.ts';
import { serviceId } from './catalogue.ts';

const RENAMED = serviceId('Plumbing', 'Repair or replace a tap');
const CHANGED = serviceId('Plumbing', 'Fix a leak or burst pipe');

/** What each service asks, by its id, as a visitor reads it. */
async function asked(market: TestMarket): Promise<Map<string, unknown[]>> {
  const { workCategories } = await visitor(market).workCategories();
  return new Map(workCategories.flatMap(({ services }) => services.map((one) => [one.id, one.questions])));
}

story(
  'services that an earlier release left without questions ask them after the next start',
  { shows: ['ruling 20'] },
  async ({ market }) => {
    const { databaseUrl, ownerUrl, clock } = market;
    const before = await asked(market);
    expect(before.get(RENAMED)).not.toEqual([]);
    // Nobody can know its questions by its name any more, and those of another are not to be touched.
    await market.asOwner(`
      update services set questions = null where id <> '${CHANGED}';
      update services set name = 'Mend a tap', name_key = 'mend a tap' where id = '${RENAMED}';
      update services set questions = '[]' where id = '${CHANGED}'`);
    expect([...(await asked(market)).values()].flat()).toEqual([]);
    await prepare({ databaseUrl, ownerUrl, platform: 'staging', clock, log: createLog('silent') });
    expect(await asked(market)).toEqual(before.set(CHANGED, []));
  },
);
