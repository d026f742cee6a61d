import type { BusinessId, UserId } from '../../../platform/ids.ts';
import { actsFor } from '../../actors.ts';
import { policy } from '../../policy.ts';

/** Who has to do with a photo of a job: its customer, and what the business or the admin who asks has to do with the job. */
export type PhotoSides = {
  customerId: UserId;
  businessId: BusinessId | null;
  /** The job is in its inbox now. */
  hasLead: boolean;
  /**
   * It was hired; or it marked interest, wrote or quoted, has neither removed the lead nor withdrawn all of that since, and the
   * job has not ended long ago.
   */
  dealsWithIt: boolean;
  /** It won, and the work goes on. */
  isAtWork: boolean;
  /** The admin said within the last hour why. */
  isLooking: boolean;
};

type Business = Pick<PhotoSides, 'businessId'>;
type Asking = Parameters<typeof actsFor>[0];

/** A field member has to do with the work that goes on, and with nothing before or after it. */
const answersFor = (actor: Asking, { businessId }: Business): boolean =>
  actsFor(actor, businessId) && actor.memberRole !== 'field';

export const mayOnPhoto = policy<PhotoSides>()(
  {
    'the customer of its job': (actor, photo) => actor.userId === photo.customerId,
    'a business that has the lead now': (actor, photo) => answersFor(actor, photo) && photo.hasLead,
    'a business that still deals with the job': (actor, photo) =>
      answersFor(actor, photo) && photo.dealsWithIt,
    'a member of the business that is at work': (actor, photo) =>
      actsFor(actor, photo.businessId) && photo.isAtWork,
    'an admin who gave a reason': (actor, photo) => actor.role === 'admin' && photo.isLooking,
  },
  {
    read: [
      'the customer of its job',
      'a business that has the lead now',
      'a business that still deals with the job',
      'a member of the business that is at work',
      'an admin who gave a reason',
    ],
  },
);
