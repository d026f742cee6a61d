import { statSync } from 'node:fs';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import { serviceId } from '../../catalogue.ts';
import { PICTURE_SIZE, pictureFile } from '../pictures.ts';
import { type Exhibitor, exhibitors } from './exhibitors.ts';
import { type Faced, withFaces } from './faces.ts';
import { faceName, signOf } from './firms.ts';
import { insertRows } from './insert-rows.ts';
import { makeWorld } from './lives.ts';
import { type ShownWork, shownWork } from './shown-work.ts';
import { SIGN_WIDTH, signFile } from './signs.ts';
import { avatarId, signId, workId } from './world-ids.ts';

/** What everybody shows of themselves, those of the README too, once they are there: signs, faces and work. */
export async function seedShown(tx: Tx, now: Date): Promise<void> {
  const { firms, customers } = makeWorld();
  const shown = exhibitors(firms);
  await seedSigns(tx, { shown, faced: withFaces(customers) }, now);
  await seedWork(tx, shownWork(shown), now);
}

const IMAGE = { name: '', kind: 'picture', media_type: 'image/webp' };

type Signs = { shown: Exhibitor[]; faced: Faced[] };

async function seedSigns(tx: Tx, { shown, faced }: Signs, now: Date): Promise<void> {
  const square = (name: string) => ({
    ...IMAGE,
    bytes: statSync(signFile(name, 'webp')).size,
    width: SIGN_WIDTH,
    height: SIGN_WIDTH,
  });
  const logos = shown.map((one) => ({
    id: signId(one),
    account_id: one.ownerId,
    business_id: one.businessId,
    ...square(signOf(one)),
    created_at: one.joined(now),
  }));
  const avatars = faced.map((one) => ({
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
  const shots = [...work].flatMap(([by, shown]) => {
    const joined = by.joined(now).getTime();
    return shown.map((one, position) => ({
      by,
      shown: one,
      position,
      at: new Date(joined + ((now.getTime() - joined) * (position + 1)) / (shown.length + 2)),
    }));
  });
  await insertRows(
    tx,
    'files',
    shots.map(({ by, shown, position, at }) => ({
      id: workId(by, position),
      account_id: by.ownerId,
      business_id: by.businessId,
      ...IMAGE,
      kind: 'work',
      bytes: statSync(pictureFile(shown.picture.name)).size,
      ...PICTURE_SIZE,
      created_at: at,
    })),
  );
  await insertRows(tx, 'work_pictures', shots.map(workPicture));
}

type Shot = { by: Exhibitor; shown: ShownWork; position: number; at: Date };

function workPicture({ by, shown: { picture, service, before }, position, at }: Shot) {
  return {
    file_id: workId(by, position),
    business_id: by.businessId,
    position: position + 1,
    text: picture.shows,
    service_id: serviceId(by.trade, service),
    before_id: before === null ? null : workId(by, before),
    ...PICTURE_SIZE,
    created_at: at,
  };
}
