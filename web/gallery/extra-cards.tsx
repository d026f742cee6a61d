import type { Extra, Extras } from '../../contract/extras.ts';
import { extrasCopy } from '../copy/extras.copy.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { ExtrasShown } from '../marketplace/extras/extras-part.tsx';
import { ProposeDialog } from '../marketplace/extras/propose-dialog.tsx';
import { RefuseDialog } from '../marketplace/extras/refuse-dialog.tsx';
import type { CardInStates } from './card-in-states.ts';
import { Opener } from './opener.tsx';
import { customer, owner } from './people.ts';
import { type Before, DAYS, HOURS } from './samples.ts';
import { World } from './world.tsx';

const { sample } = galleryCopy;

const extra = (before: Before, id: string, other: Partial<Extra> = {}): Extra => ({
  id,
  status: 'proposed',
  amount: 45.5,
  days: 2,
  reason: sample.because,
  words: null,
  createdAt: before(1 * HOURS),
  decidedAt: null,
  can: [],
  ...other,
});

const decided = (before: Before): Extra[] => [
  extra(before, 'extra-1', { status: 'approved', decidedAt: before(2 * DAYS) }),
  extra(before, 'extra-2', {
    status: 'refused',
    amount: 80,
    days: 0,
    words: sample.declineWords,
    decidedAt: before(1 * DAYS),
  }),
];

const SUM: Extras['sum'] = { agreed: 120, rate_type: 'Flat', extras: 45.5, due: 165.5, isEndedEarly: false };

/** What is agreed on after the agreement. */
export const extraCards: readonly CardInStates[] = [
  {
    name: 'ExtrasPart',
    states: [
      [
        'normal',
        (before) => (
          <World who={customer}>
            <ExtrasShown
              jobId="extras-1"
              answer={{
                extras: [
                  ...decided(before),
                  extra(before, 'extra-3', { amount: -20, can: ['approve', 'refuse'] }),
                ],
                sum: SUM,
                mayPropose: false,
              }}
            />
          </World>
        ),
      ],
      [
        'quoted',
        (before) => (
          <World who={owner}>
            <ExtrasShown
              jobId="extras-2"
              answer={{
                extras: [extra(before, 'extra-4', { can: ['withdraw'] })],
                sum: { agreed: 48.5, rate_type: 'Hourly', extras: 0, due: null, isEndedEarly: false },
                mayPropose: false,
              }}
            />
          </World>
        ),
      ],
      [
        'empty',
        () => (
          <World who={owner}>
            <ExtrasShown
              jobId="extras-3"
              answer={{ extras: [], sum: { ...SUM, extras: 0, due: 120 }, mayPropose: true }}
            />
          </World>
        ),
      ],
    ],
  },
  {
    name: 'ProposeDialog, RefuseDialog (extras)',
    states: [
      [
        'normal',
        () => (
          <World who={owner}>
            <Opener label={extrasCopy.propose.button}>
              {({ isOpen, onClose }) =>
                isOpen && <ProposeDialog jobId="extras-4" due={120} isPossible onClose={onClose} />
              }
            </Opener>
          </World>
        ),
      ],
      [
        'refused',
        (before) => (
          <World who={customer}>
            <Opener label={extrasCopy.refuse.button}>
              {({ isOpen, onClose }) =>
                isOpen && (
                  <RefuseDialog extra={extra(before, 'extra-5', { can: ['refuse'] })} onClose={onClose} />
                )
              }
            </Opener>
          </World>
        ),
      ],
    ],
  },
];
