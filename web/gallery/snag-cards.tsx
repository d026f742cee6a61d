import type { Snag } from '../../contract/snags.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { snagsCopy } from '../copy/snags.copy.ts';
import { AddSnagsDialog } from '../marketplace/snags/add-snags-dialog.tsx';
import { SnagsShown } from '../marketplace/snags/snags-part.tsx';
import type { CardInStates } from './card-in-states.ts';
import { Opener } from './opener.tsx';
import { customer, owner } from './people.ts';
import { type Before, DAYS, HOURS, resultPhotos } from './samples.ts';
import { World } from './world.tsx';

const { sample } = galleryCopy;

const snag = (before: Before, id: string, other: Partial<Snag> = {}): Snag => ({
  id,
  status: 'open',
  text: sample.because,
  createdAt: before(1 * HOURS),
  doneAt: null,
  photos: [],
  can: [],
  ...other,
});

const done = (before: Before, id: string): Partial<Snag> & { id: string } => ({
  id,
  status: 'done',
  doneAt: before(2 * HOURS),
});

/** What is still open after the end. */
export const snagCards: readonly CardInStates[] = [
  {
    name: 'SnagsPart',
    states: [
      [
        'normal',
        (before) => (
          <World who={customer}>
            <SnagsShown
              jobId="snags-1"
              answer={{
                snags: [
                  snag(before, 'snag-1', done(before, 'snag-1')),
                  snag(before, 'snag-2', { can: ['remove'] }),
                ],
                until: before(-9 * DAYS),
                mayAdd: true,
              }}
            />
          </World>
        ),
      ],
      [
        'quoted',
        (before) => (
          <World who={owner}>
            <SnagsShown
              jobId="snags-2"
              answer={{
                snags: [
                  snag(before, 'snag-3', { ...done(before, 'snag-3'), can: ['untick'] }),
                  snag(before, 'snag-4', { can: ['tick'], photos: resultPhotos(2) }),
                ],
                until: before(-9 * DAYS),
                mayAdd: false,
              }}
            />
          </World>
        ),
      ],
      [
        'empty',
        (before) => (
          <World who={customer}>
            <SnagsShown jobId="snags-3" answer={{ snags: [], until: before(-9 * DAYS), mayAdd: true }} />
          </World>
        ),
      ],
    ],
  },
  {
    name: 'AddSnagsDialog',
    states: [
      [
        'normal',
        () => (
          <World who={customer}>
            <Opener label={snagsCopy.add.button}>
              {({ isOpen, onClose }) =>
                isOpen && <AddSnagsDialog jobId="snags-4" isPossible onClose={onClose} />
              }
            </Opener>
          </World>
        ),
      ],
    ],
  },
];
