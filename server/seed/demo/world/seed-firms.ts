import { statSync } from 'node:fs';
import { sql } from 'kysely';
import { placed } from '../../../marketplace/businesses/index.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Places } from '../../../platform/geo/places.ts';
import { categoryId, serviceId } from '../../catalogue.ts';
import { PICTURE_SIZE, pictureFile } from '../pictures.ts';
import { faceName, type Firm, signOf } from './firms.ts';
import { insertRows } from './insert-rows.ts';
import { readJobTexts } from './job-texts.ts';
import type { World } from './lives.ts';
import { joinedAt } from './moments.ts';
import { mobileOf } from './seed-people.ts';
import { type ShownWork, shownWork } from './shown-work.ts';
import { SIGN_WIDTH, signFile } from './signs.ts';
import { avatarId, firmId, ownerId, signId, workId } from './world-ids.ts';

type Made = { places: Places; now: Date };

/** The businesses with what they offer, their signs and what they show of their work. */
export async function seedFirms(tx: Tx, world: World, { places, now }: Made): Promise<void> {
  await insertRows(
    tx,
    'businesses',
    await Promise.all(world.firms.map((firm, place) => row(firm, place, { places, now }))),
  );
  const [texts, work] = [readJobTexts(), shownWork(world.firms)];
  const services = [...work].flatMap(([firm, shown]) =>
    servicesOf(firm, [...(texts.get(firm.trade) ?? []), ...shown]),
  );
  await insertRows(tx, 'business_services', services);
  await seedSigns(tx, world, now);
  await seedWork(tx, work, now);
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

/** What it is asked for, and what it shows. */
function servicesOf(firm: Firm, work: readonly { service: string }[]) {
  const names = new Set(work.map(({ service }) => service));
  return [...names].map((name) => ({ business_id: firmId(firm), service_id: serviceId(firm.trade, name) }));
}

const IMAGE = { name: '', kind: 'picture', media_type: 'image/webp' };

async function seedSigns(tx: Tx, { firms, customers }: World, now: Date): Promise<void> {
  const square = (name: string) => ({
    ...IMAGE,
    bytes: statSync(signFile(name, 'webp')).size,
    width: SIGN_WIDTH,
    height: SIGN_WIDTH,
  });
  const logos = firms.map((firm, place) => ({
    id: signId(firm),
    account_id: ownerId(firm),
    business_id: firmId(firm),
    ...square(signOf(firm)),
    created_at: joinedAt(firm, place, now),
  }));
  const avatars = customers
    .filter(({ hasFace }) => hasFace)
    .map((one) => ({
      id: avatarId(one.id),
      account_id: one.id,
      business_id: null,
      ...square(faceName(one)),
      created_at: now,
    }));
  await insertRows(tx, 'files', [...logos, ...avatars]);
  const ids = sql.join([...logos, ...avatars].map(({ id }) => sql`${id}::uuid`));
  await sql`update businesses b set logo = f.id from files f where f.business_id = b.id and f.id in (${ids})`.execute(
    tx,
  );
  await sql`
    update accounts a set avatar = f.id from files f
    where f.account_id = a.id and f.business_id is null and f.id in (${ids})`.execute(tx);
}

async function seedWork(tx: Tx, work: ReturnType<typeof shownWork>, now: Date): Promise<void> {
  const shown = [...work].flatMap(([firm, pictures], place) => {
    const joined = joinedAt(firm, place, now).getTime();
    return pictures.map((picture, position) => ({
      firm,
      work: picture,
      position,
      at: new Date(joined + ((now.getTime() - joined) * (position + 1)) / (pictures.length + 2)),
    }));
  });
  await insertRows(
    tx,
    'files',
    shown.map(({ firm, work, position, at }) => ({
      id: workId(firm, position),
      account_id: ownerId(firm),
      business_id: firmId(firm),
      ...IMAGE,
      kind: 'work',
      bytes: statSync(pictureFile(work.picture.name)).size,
      ...PICTURE_SIZE,
      created_at: at,
    })),
  );
  await insertRows(tx, 'work_pictures', shown.map(workPicture));
}

type Shown = { firm: Firm; work: ShownWork; position: number; at: Date };

function workPicture({ firm, work, position, at }: Shown) {
  return {
    file_id: workId(firm, position),
    business_id: firmId(firm),
    position: position + 1,
    text: work.picture.shows,
    service_id: serviceId(firm.trade, work.service),
    before_id: work.before === null ? null : workId(firm, work.before),
    ...PICTURE_SIZE,
    created_at: at,
  };
}
