import { sql } from 'kysely';
import { writeAgreements } from '../../marketplace/agreements/index.ts';
import { createAccount, hashPassword } from '../../marketplace/accounts/index.ts';
import { refreshAccess } from '../../marketplace/billing/index.ts';
import { countDemandIn } from '../../marketplace/demand/index.ts';
import { firstDemand } from '../../marketplace/leads-near/index.ts';
import { firstPriceGuides } from '../../marketplace/prices/index.ts';
import { firstReplyTimes } from '../../marketplace/reply-times/index.ts';
import { placed } from '../../marketplace/businesses/index.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { DemoExtent } from '../../platform/demo-extent.ts';
import { anchorPlaces, type Places } from '../../platform/geo/places.ts';
import { categoryId, serviceId } from '../catalogue.ts';
import { fixedId } from '../fixed-id.ts';
import { seedPhotos } from './demo-photos.ts';
import { JOBS } from './jobs.ts';
import { seedBell } from './seed-bell.ts';
import { seedReplies } from './seed-replies.ts';
import { seedTemplates } from './seed-templates.ts';
import { seedSubscription } from './seed-subscription.ts';
import {
  BUSINESSES,
  DEMO_DOMAIN,
  DEMO_PASSWORD,
  PEOPLE,
  businessId,
  peopleJoined,
  personId,
} from './people.ts';
import { jobId, seedJob } from './seed-job.ts';
import { seedMoreQuotes, seedShown, seedWorld } from './world/index.ts';

export { withDemoPictures } from './demo-files.ts';
export { DEMO_DOMAIN, DEMO_PASSWORD, PEOPLE, personId };

type Demo = {
  /** Left out: the people of the README alone. */
  extent?: DemoExtent | undefined;
};

/** Loads the demo: fixed ids, dates relative to `now`. People, not lorem. Its pictures stay where the repository has them. */
export async function seedDemo(tx: Tx, now: Date, { extent = 'people' }: Demo = {}): Promise<void> {
  // Hundreds of rows in one statement, and making them, may take a slow machine longer than a request is given.
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  const places = anchorPlaces();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await seedPeople(tx, now, passwordHash);
  if (extent === 'world') await seedWorld(tx, { now, places, passwordHash, adminId: personId('Ada') });
  for (const business of BUSINESSES) await seedBusiness(tx, business, { places, now });
  if (extent === 'world') await seedShown(tx, now);
  await seedReplies(tx, now);
  await seedTemplates(tx, now);
  // Oldest first, so that the job numbers rise with time.
  for (const job of JOBS.toReversed()) {
    await seedJob(tx, job, { places, now });
    await seedPhotos(tx, job, { jobId: jobId(job), now });
    await seedBell(tx, job, now);
  }
  if (extent === 'world') await seedMoreQuotes(tx, now);
  await tx
    .insertInto('promo_codes')
    .values({
      id: fixedId('promo SPRING20'),
      name: 'SPRING20',
      name_key: 'spring20',
      description: 'Spring offer for new Local Pros',
      percentage: 20,
      created_at: now,
    })
    .execute();
  await writeAgreements(tx, { of: sql`true`, startsAtOnce: sql`false` });
  await firstPriceGuides(tx, now);
  await firstDemand(tx, now);
  await countDemandIn(tx, now);
  await firstReplyTimes(tx, now);
}

async function seedPeople(tx: Tx, now: Date, passwordHash: string): Promise<void> {
  const joined = peopleJoined(now);
  for (const person of PEOPLE) {
    const business = BUSINESSES.find((one) => one.owner === person.first);
    const isCreated = await createAccount(tx, {
      id: personId(person.first),
      role: person.role,
      firstName: person.first,
      lastName: person.last,
      email: `${person.mailbox}@${DEMO_DOMAIN}`,
      mobileNumber: person.mobile,
      passwordHash,
      verifiedAt: business && !business.isVerified ? null : joined,
      createdAt: joined,
    });
    if (!isCreated) throw new Error(`the demo has two people with the facts of ${person.first}`);
  }
}

type Business = (typeof BUSINESSES)[number];
type World = { places: Places; now: Date };

async function seedBusiness(tx: Tx, business: Business, { places, now }: World): Promise<void> {
  const id = businessId(business.owner);
  const place = await places.find(business.postcode);
  if (!place) throw new Error(`the demo post code ${business.postcode} is not known`);
  const joined = peopleJoined(now);
  const { name, description, landline, website, trade, services, subscription } = business;
  await tx
    .insertInto('businesses')
    .values({
      id,
      owner_id: personId(business.owner),
      name,
      description,
      landline,
      website,
      mobile_number: PEOPLE.find((person) => person.first === business.owner)?.mobile ?? null,
      category_id: categoryId(trade),
      ...placed(place),
      created_at: joined,
    })
    .execute();
  const offered = services.map((service) => ({ business_id: id, service_id: serviceId(trade, service) }));
  if (offered.length > 0) await tx.insertInto('business_services').values(offered).execute();
  await seedSubscription(tx, { id, owner: business.owner, ...subscription }, now);
  await refreshAccess(tx, id);
}
