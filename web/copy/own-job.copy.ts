import type { ClosedReason } from '../../contract/words.ts';
import { KEEP, STAYS } from './keep-open.copy.ts';

const ADD_PHOTO = 'Add a photo';
const NOT_NEEDED = 'No longer needed';

/** On the card of one's own job: changing it, keeping it open, why it closed. */
export const ownJobCopy = {
  change: 'Change',
  changeOf: (title: string) => `Change ${title}`,
  addPhoto: ADD_PHOTO,
  addPhotoTo: (title: string) => `${ADD_PHOTO}: ${title}`,
  closing: {
    before: 'Nobody has answered this job yet. It closes by itself on',
    help: 'If you still need it done, keep it open.',
    keep: KEEP,
    done: STAYS,
  },
  /** One tap each, in the question whether to cancel: the words above them say that a tap cancels. */
  reasons: {
    label: 'Or cancel it at one tap, because …',
    hired_elsewhere: 'Hired someone else?',
    not_needed: NOT_NEEDED,
  },
  closedFor: {
    hired_elsewhere: 'You hired someone else',
    not_needed: NOT_NEEDED,
    unanswered: 'Closed by itself: nobody answered',
  } satisfies Record<ClosedReason, string>,
  postAgain: 'Post it again',
};
