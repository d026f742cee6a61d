import { galleryCopy } from '../copy/gallery.copy.ts';
import { finishCopy } from '../copy/finish.copy.ts';
import { FinishForm } from '../marketplace/finish/finish-form.tsx';
import { FinishShown } from '../marketplace/finish/finish-shown.tsx';
import { ResultPhotoField } from '../marketplace/result-photos/result-photo-field.tsx';
import type { CardInStates } from './card-in-states.ts';
import { customer } from './people.ts';
import { fieldPhotos } from './photo-cards.tsx';
import { type Before, DAYS, resultPhotos } from './samples.ts';
import { World } from './world.tsx';

const { sample } = galleryCopy;
const ignore = () => undefined;
const HOURLY = { cost: 45, rate_type: 'Hourly' } as const;

const finish = (before: Before, worked: number | null, photos = 0) => ({
  finishedAt: before(2 * DAYS),
  worked,
  photos: resultPhotos(photos),
});

const FILLED = {
  photos: fieldPhotos.map((photo) => ({ ...photo, sent: null, blob: null, key: photo.id })),
  refused: [],
  most: 6,
  add: ignore,
  remove: ignore,
  again: ignore,
  ids: () => null,
};

/** How a job ends, and what its end carries. */
export const finishCards: readonly CardInStates[] = [
  {
    name: 'FinishForm',
    states: [
      [
        'normal',
        () => (
          <World who={customer}>
            <FinishForm job={{ id: 'finish-1', rate_type: 'Hourly' }} onReady={ignore} />
          </World>
        ),
      ],
      [
        'empty',
        () => (
          <World who={customer}>
            <FinishForm job={{ id: 'finish-2', rate_type: 'Flat' }} onReady={ignore} />
          </World>
        ),
      ],
    ],
  },
  {
    name: 'ResultPhotoField',
    states: [
      [
        'busy',
        () => (
          <ResultPhotoField
            label={finishCopy.form.photos}
            hint={finishCopy.form.photosHint}
            form={FILLED}
            error={finishCopy.form.unready}
          />
        ),
      ],
    ],
  },
  {
    name: 'FinishShown',
    states: [
      [
        'normal',
        (before) => <FinishShown finish={finish(before, 6.5, 4)} price={HOURLY} title={sample.job} />,
      ],
      ['empty', (before) => <FinishShown finish={finish(before, null)} price={HOURLY} title={sample.job} />],
    ],
  },
];
