import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/db/db.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { businessOf } from '../actors.ts';
import { documentsOf } from '../files/index.ts';
import { workPicturesOf } from '../work-pictures/index.ts';
import { newestReviews, ownProfile, publicProfile } from './business.queries.ts';
import { ownBusinessView, publicBusinessView } from './business.views.ts';

/** The signed-in business's own profile. */
export async function readOwnBusiness(db: Db, actor: Actor) {
  const [row, documents] = await Promise.all([ownProfile(db, actor), documentsOf(db, businessOf(actor))]);
  return ownBusinessView(row, documents);
}

/**
 * The public profile of a business.
 * @throws Refusal 'not_found' for an unknown or deactivated one
 */
export async function readPublicBusiness({ db, clock }: Market, id: BusinessId) {
  const [profile, reviews, pictures] = await Promise.all([
    publicProfile(db, id),
    newestReviews(db, { id }),
    workPicturesOf(db, { id }),
  ]);
  if (!profile) throw notFound();
  return publicBusinessView(profile, { reviews, pictures, now: clock.now() });
}
