import { BELL_KINDS, type BellKind } from '../../../../contract/words.ts';
import type { Actor } from '../../../platform/actor.ts';
import { mayBeTold, NOTICE_KINDS, type NoticeKind } from '../kinds.ts';

/** Money is for the owner. */
const OF_OWNERS: readonly BellKind[] = ['payment-refused', 'payment-due'];

/** What somebody may read in the bell as what they are in the business now; everything of their own. */
export function kindsFor({ memberRole }: Pick<Actor, 'memberRole'>): readonly BellKind[] {
  if (memberRole === null || memberRole === 'owner') return BELL_KINDS;
  return BELL_KINDS.filter(
    (kind) => !OF_OWNERS.includes(kind) && (!isNotice(kind) || mayBeTold(kind, memberRole)),
  );
}

/** What is about the person is told whatever their role is. */
const isNotice = (kind: string): kind is NoticeKind => kind in NOTICE_KINDS && kind !== 'export-ready';
