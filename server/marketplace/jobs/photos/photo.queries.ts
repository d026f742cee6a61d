import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Reader } from '../../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import { select } from '../../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../../platform/ids.ts';
import { engagementLifecycle, itsEngagement } from '../../engagements/index.ts';
import { EVERYTHING } from '../../free-text.ts';
import { isLooking, lookedSince } from '../../looks.ts';
import { jobLifecycle } from '../job.lifecycle.ts';
import { isInReach } from '../matching.ts';
import type { PhotoSides } from './photo.policy.ts';
import { hasLongEnded, photosOfJob, type StoredPhoto } from './photo-columns.ts';
import { photosView } from './photo.views.ts';

type Asked = { id: string; now: Date };

/** What a viewer has to do with a photo of a job; nothing for one that is not there. */
export async function photoSides(db: Reader, actor: Actor, { id, now }: Asked): Promise<PhotoSides | null> {
  const { businessId, userId } = actor;
  const [found] = await sidesOf(db, { id, now, businessId, userId, since: lookedSince(now) });
  if (!found) return null;
  const { customer_id, has_lead, deals_with_it, is_at_work, is_looking } = found;
  return {
    customerId: customer_id,
    businessId,
    hasLead: has_lead,
    dealsWithIt: deals_with_it,
    isAtWork: is_at_work,
    isLooking: is_looking,
  };
}

/** SQL: the lead `t` of the viewer’s business `l` is there, was not removed, and no block has ended it. */
const isKept = sql<boolean>`(t.id is not null and t.status <> 'dismissed' and t.parted_at is null)`;

/**
 * SQL: the business still deals with the job: it marked interest, wrote, or has a quote that it did not withdraw. This is less
 * than to have taken the job up, which a withdrawn quote does too.
 */
const isDealing = sql<boolean>`(t.interested_at is not null or t.status = 'quoted'
  or exists (select from messages m where m.lead_id = t.id and m.sender = 'business')
  or exists (select from quotes q where q.lead_id = t.id and q.status <> 'cancelled'))`;

type Given = Asked & { businessId: BusinessId | null; userId: UserId; since: Date };

const sidesOf = preparedOnce(
  'photo-sides',
  ({ id, now, businessId, userId, since }: Slots<Given>) =>
    select({
      customer_id: sql<UserId>`j.customer_id`,
      has_lead: sql<boolean>`(j.ask_status = ${sql.lit(jobLifecycle.starts)} and j.is_offered
        and (t.id is null or ${isKept}) and ${isInReach(now)})`,
      deals_with_it: sql<boolean>`(${isKept} and ${isDealing} and not ${hasLongEnded(now)}
        or coalesce(e.business_id = l.business_id, false))`,
      is_at_work: sql<boolean>`coalesce(
        e.business_id = l.business_id and e.status = ${sql.lit(engagementLifecycle.starts)}, false)`,
      is_looking: isLooking('photos', { subject: sql`j.id`, adminId: userId, since }),
    })`
    from job_photos p join jobs j on j.id = p.job_id ${itsEngagement}
    cross join (select ${businessId}::uuid as business_id) l
    left join leads t on t.job_id = j.id and t.business_id = l.business_id
    where p.file_id = ${id} and j.deleted_at is null`,
);

const stored = { photos: photosOfJob };

/** The photos of a job as they are kept. */
export async function photosKept(db: Reader, jobId: string): Promise<StoredPhoto[]> {
  const [job] = await keptOf(db, { jobId });
  return job?.photos ?? [];
}

const keptOf = preparedOnce(
  'photos-of-job',
  ({ jobId }: Slots<{ jobId: string }>) => select(stored)`from jobs j where j.id = ${jobId}`,
);

/** The same with every word: for the customer who wrote them, and for admins. */
export const photosInFull = async (db: Reader, jobId: string) =>
  photosView(await photosKept(db, jobId), EVERYTHING);
