import type { EarlyEnd, EarlyEnds } from '../../contract/early-ends.ts';
import { earlyEndsCopy } from '../copy/early-ends.copy.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { EarlyEndsShown } from '../marketplace/early-ends/early-ends-part.tsx';
import { ProposeEarlyEndDialog } from '../marketplace/early-ends/propose-early-end-dialog.tsx';
import type { CardInStates } from './card-in-states.ts';
import { Opener } from './opener.tsx';
import { customer, owner } from './people.ts';
import { type Before, DAYS, HOURS } from './samples.ts';
import { World } from './world.tsx';

const { sample } = galleryCopy;

const end = (before: Before, id: string, other: Partial<EarlyEnd> = {}): EarlyEnd => ({
  id,
  side: 'business',
  isMine: false,
  status: 'proposed',
  reason: sample.whyEnd,
  createdAt: before(3 * HOURS),
  lapsesAt: before(-7 * DAYS),
  decidedAt: null,
  can: [],
  ...other,
});

const shown = (ends: EarlyEnd[], other: Partial<EarlyEnds> = {}): EarlyEnds => ({
  ends,
  leadId: 'lead-1',
  isUnderWay: true,
  mayPropose: false,
  ...other,
});

/** Ending a job before it is finished. */
export const earlyEndCards: readonly CardInStates[] = [
  {
    name: 'EarlyEndsPart',
    states: [
      [
        'normal',
        (before) => (
          <World who={customer}>
            <EarlyEndsShown
              jobId="ends-1"
              answer={shown([end(before, 'end-1', { can: ['agree', 'decline'] })])}
            />
          </World>
        ),
      ],
      [
        'quoted',
        (before) => (
          <World who={owner}>
            <EarlyEndsShown
              jobId="ends-2"
              answer={shown([end(before, 'end-2', { isMine: true, can: ['withdraw'] })])}
            />
          </World>
        ),
      ],
      [
        'refused',
        (before) => (
          <World who={owner}>
            <EarlyEndsShown
              jobId="ends-3"
              answer={shown(
                [
                  end(before, 'end-3', {
                    side: 'customer',
                    status: 'lapsed',
                    reason: null,
                    decidedAt: before(9 * DAYS),
                  }),
                  end(before, 'end-4', { isMine: true, status: 'declined', decidedAt: before(1 * DAYS) }),
                ],
                { mayPropose: true },
              )}
            />
          </World>
        ),
      ],
      [
        'answered',
        (before) => (
          <World who={customer}>
            <EarlyEndsShown
              jobId="ends-4"
              answer={shown([end(before, 'end-5', { status: 'agreed', decidedAt: before(1 * DAYS) })], {
                isUnderWay: false,
              })}
            />
          </World>
        ),
      ],
      [
        'empty',
        () => (
          <World who={owner}>
            <EarlyEndsShown jobId="ends-5" answer={shown([], { mayPropose: true })} />
          </World>
        ),
      ],
    ],
  },
  {
    name: 'ProposeEarlyEndDialog',
    states: [
      [
        'normal',
        () => (
          <World who={owner}>
            <Opener label={earlyEndsCopy.propose.button}>
              {({ isOpen, onClose }) =>
                isOpen && <ProposeEarlyEndDialog jobId="ends-6" isPossible onClose={onClose} />
              }
            </Opener>
          </World>
        ),
      ],
    ],
  },
];
