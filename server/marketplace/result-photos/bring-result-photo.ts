import { notFound } from '../../platform/refusal.ts';
import { action, type Context } from '../action.ts';
import { actsFor } from '../actors.ts';
import { type NewFile, notePhoto } from '../files/index.ts';
import { mayOnResultPhoto } from './result-photo.policy.ts';
import { sidesOfWork } from './result-photo.queries.ts';

/** Notes a photo whose bytes are kept, for work that its owner is a side of; an act names it afterwards. */
export const bringResultPhoto = action({
  name: 'bringResultPhoto',
  by: ['customer', 'business'],
  async run({ tx, actor, now }: Context, { jobId, photo }: { jobId: string; photo: NewFile }) {
    const sides = await sidesOfWork(tx, jobId);
    if (!sides || !mayOnResultPhoto.may('bring', actor, sides)) throw notFound();
    // What a member brings for a business stays with the business.
    const business = actsFor(actor, sides.businessId) && { businessId: sides.businessId };
    await notePhoto(tx, photo, { accountId: actor.userId, ...business, now });
    const { id, width = 0, height = 0 } = photo;
    return { id, width, height };
  },
});
