import { sql } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import type { Reader } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { isLooking, lookedSince } from '../looks.ts';
import type { ResultSides } from './result-photo.policy.ts';

const sides = {
  customerId: sql<UserId>`e.customer_id`,
  businessId: sql<BusinessId>`e.business_id`,
};

/** The two sides of the work on a job; nothing where nobody has won it. */
export async function sidesOfWork(db: Reader, jobId: string): Promise<ResultSides | undefined> {
  const [found] = await sidesByJob(db, { jobId });
  return found && { ...found, isLooking: false };
}

const sidesByJob = preparedOnce(
  'sides-of-work',
  ({ jobId }: Slots<{ jobId: string }>) => select(sides)`
    from engagements e join jobs j on j.id = e.job_id where e.job_id = ${jobId} and j.deleted_at is null`,
);

type Asked = { id: string; now: Date };

/** What a viewer has to do with a photo of a result; nothing for one that is not there. */
export async function sidesOfResultPhoto(
  db: Reader,
  { userId }: Actor,
  { id, now }: Asked,
): Promise<ResultSides | undefined> {
  return (await sidesByPhoto(db, { id, adminId: userId, since: lookedSince(now) })).at(0);
}

const sidesByPhoto = preparedOnce(
  'sides-of-result-photo',
  ({ id, adminId, since }: Slots<{ id: string; adminId: UserId; since: Date }>) =>
    select({ ...sides, isLooking: isLooking('photos', { subject: sql`j.id`, adminId, since }) })`
    from result_photos p join engagements e on e.job_id = p.job_id join jobs j on j.id = p.job_id
    where p.file_id = ${id} and j.deleted_at is null`,
);
