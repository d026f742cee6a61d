import type { HidingReason } from './words.ts';

/** Why a review is not shown, as everybody reads it on the profile, and its customer in a mail. */
export const hidingReasons: Record<HidingReason, string> = {
  personal_details: 'It names somebody or gives personal details',
  offensive: 'It is offensive',
  not_about_the_work: 'It is not about the work',
  not_genuine: 'It is not genuine',
  against_the_law: 'It is against the law',
};
