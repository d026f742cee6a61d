import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import type { Places } from '../../../platform/geo/places.ts';
import type { UserId } from '../../../platform/ids.ts';
import { seedVisits } from './seed-visits.ts';
import { makeWorld } from './lives.ts';
import { seedAgreedWork } from './seed-agreed-work.ts';
import { seedBilling } from './seed-billing.ts';
import { seedDesk } from './seed-desk.ts';
import { seedFirms } from './seed-firms.ts';
import { seedHistory } from './seed-history.ts';
import { seedEngagements, seedJobs, seedReviews } from './seed-jobs.ts';
import { seedPeople, seedTeams } from './seed-people.ts';
import { seedLeads, seedMessages } from './seed-talk.ts';

export { seedMoreQuotes } from './more-quotes.ts';
export { seedShown } from './seed-shown.ts';
export { type PictureFiles, worldPictures } from './world-pictures.ts';

type Begun = { now: Date; places: Places; passwordHash: string; adminId: UserId };

/**
 * Loads the world around the people of the README: businesses of every trade, their customers, and what they did in
 * eighteen months up to now. The same at every start; each table is written in one statement.
 */
export async function seedWorld(tx: Tx, { now, places, passwordHash, adminId }: Begun): Promise<void> {
  const world = makeWorld();
  const { firms, lives } = world;
  await seedPeople(tx, world, { now, passwordHash });
  await seedFirms(tx, world, { places, now });
  await seedTeams(tx, world, now);
  await seedBilling(tx, firms, now);
  await seedJobs(tx, lives, { places, now });
  await seedLeads(tx, lives, now);
  await seedEngagements(tx, lives, now);
  await seedAgreedWork(tx, lives, now);
  await seedVisits(tx, lives, now);
  await seedMessages(tx, lives, now);
  await seedReviews(tx, lives, now);
  await seedDesk(tx, lives, { now, adminId });
  await seedHistory(tx, lives, { now, adminId });
  // Until the planner has counted them, it takes these tables for empty, and the first pages would be slow.
  await sql`analyze accounts, businesses, jobs, leads, quotes, engagements, messages, reviews, history,
    visits, extras`.execute(tx);
}
