import { placed } from '../../../marketplace/businesses/index.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Places } from '../../../platform/geo/places.ts';
import { categoryId, serviceId } from '../../catalogue.ts';
import { exhibitors } from './exhibitors.ts';
import type { Firm } from './firms.ts';
import { insertRows } from './insert-rows.ts';
import { readJobTexts } from './job-texts.ts';
import type { World } from './lives.ts';
import { joinedAt } from './moments.ts';
import { mobileOf } from './seed-people.ts';
import { shownWork } from './shown-work.ts';
import { firmId, ownerId } from './world-ids.ts';

type Made = { places: Places; now: Date };

/** The businesses, with what they offer: what they are asked for, and what they show. */
export async function seedFirms(tx: Tx, world: World, { places, now }: Made): Promise<void> {
  await insertRows(
    tx,
    'businesses',
    await Promise.all(world.firms.map((firm, place) => row(firm, place, { places, now }))),
  );
  const texts = readJobTexts();
  const work = new Map([...shownWork(exhibitors(world.firms))].map(([{ key }, shown]) => [key, shown]));
  const services = world.firms.flatMap((firm) =>
    servicesOf(firm, [...(texts.get(firm.trade) ?? []), ...(work.get(firm.key) ?? [])]),
  );
  await insertRows(tx, 'business_services', services);
}

async function row(firm: Firm, place: number, { places, now }: Made) {
  const found = await places.find(firm.postcode);
  if (!found) throw new Error(`the demo post code ${firm.postcode} is not known`);
  return {
    id: firmId(firm),
    owner_id: ownerId(firm),
    name: firm.name,
    description: firm.description,
    website: `https://${firm.key}.example.com`,
    mobile_number: mobileOf(place),
    category_id: categoryId(firm.trade),
    ...placed(found),
    reviews_count: 0,
    stars: 0,
    created_at: joinedAt(firm, place, now),
  };
}

function servicesOf(firm: Firm, asked: readonly { service: string }[]) {
  const names = new Set(asked.map(({ service }) => service));
  return [...names].map((name) => ({ business_id: firmId(firm), service_id: serviceId(firm.trade, name) }));
}
