import type { EarlyEnd, EarlyEnds } from '../../contract/early-ends.ts';
import type { Extras } from '../../contract/extras.ts';
import type { Snags } from '../../contract/snags.ts';
import type { User } from '../../contract/accounts.ts';
import { earlyEndsCopy } from '../copy/early-ends.copy.ts';
import { extrasCopy } from '../copy/extras.copy.ts';
import { finishCopy } from '../copy/finish.copy.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { snagsCopy } from '../copy/snags.copy.ts';
import { EarlyEndsShown } from '../marketplace/early-ends/early-ends-part.tsx';
import { ProposeEarlyEndDialog } from '../marketplace/early-ends/propose-early-end-dialog.tsx';
import { ExtrasShown } from '../marketplace/extras/extras-part.tsx';
import { ProposeDialog } from '../marketplace/extras/propose-dialog.tsx';
import { RefuseDialog } from '../marketplace/extras/refuse-dialog.tsx';
import { FinishForm } from '../marketplace/finish/finish-form.tsx';
import { FinishShown } from '../marketplace/finish/finish-shown.tsx';
import { ResultPhotoField } from '../marketplace/result-photos/result-photo-field.tsx';
import { AddSnagsDialog } from '../marketplace/snags/add-snags-dialog.tsx';
import { SnagsShown } from '../marketplace/snags/snags-part.tsx';
import type { Cards } from './cards.tsx';
import { ago, ahead, DAYS } from './moved.ts';
import { behind } from './opener.tsx';
import { customer, owner } from './people.ts';
import { fieldPhotos } from './photo-cards.tsx';
import { earlyEnd, extra, snag, sum } from './samples.gen.ts';
import { resultPhotos } from './samples.ts';
import { seenBy } from './world.tsx';

const { sample } = galleryCopy;
const ignore = () => undefined;

const PROPOSED = { ...extra, status: 'proposed', decidedAt: null } as const;

const extras = (who: User, jobId: string, answer: Partial<Extras>) =>
  seenBy(who, <ExtrasShown jobId={jobId} answer={{ extras: [], sum, mayPropose: false, ...answer }} />);

/** What is agreed on after the agreement. */
const extraCards: Cards = {
  ExtrasPart: {
    normal: extras(customer, 'extras-1', {
      extras: [
        extra,
        { ...extra, id: 'extra-2', status: 'refused', days: 0, words: sample.declineWords },
        { ...PROPOSED, id: 'extra-3', amount: -20, can: ['approve', 'refuse'] },
      ],
    }),
    quoted: extras(owner, 'extras-2', {
      extras: [{ ...PROPOSED, id: 'extra-4', can: ['withdraw'] }],
      sum: { ...sum, agreed: 48.5, rate_type: 'Hourly', extras: 0, due: null },
    }),
    empty: extras(owner, 'extras-3', {
      extras: [],
      sum: { ...sum, extras: 0, due: sum.agreed },
      mayPropose: true,
    }),
  },
  'ProposeDialog, RefuseDialog (extras)': {
    normal: behind(extrasCopy.propose.button, (onClose) =>
      seenBy(owner, <ProposeDialog jobId="extras-4" due={120} isPossible onClose={onClose} />),
    ),
    refused: behind(extrasCopy.refuse.button, (onClose) =>
      seenBy(customer, <RefuseDialog extra={{ ...PROPOSED, can: ['refuse'] }} onClose={onClose} />),
    ),
  },
};

const FILLED = {
  photos: fieldPhotos.map((photo) => ({ ...photo, sent: null, blob: null, key: photo.id })),
  refused: [],
  most: 6,
  add: ignore,
  remove: ignore,
  again: ignore,
  ids: () => null,
};

const finishing = (id: string, rate_type: 'Hourly' | 'Flat') =>
  seenBy(customer, <FinishForm job={{ id, rate_type }} onReady={ignore} />);

const finished = (worked: number | null, photos: number) => (
  <FinishShown
    finish={{ finishedAt: ago(2 * DAYS), worked, photos: resultPhotos(photos) }}
    price={{ cost: 45, rate_type: 'Hourly' }}
    title={sample.job}
  />
);

/** How a job ends, and what its end carries. */
const finishCards: Cards = {
  FinishForm: { normal: finishing('finish-1', 'Hourly'), empty: finishing('finish-2', 'Flat') },
  ResultPhotoField: {
    busy: (
      <ResultPhotoField
        label={finishCopy.form.photos}
        hint={finishCopy.form.photosHint}
        form={FILLED}
        error={finishCopy.form.unready}
      />
    ),
  },
  FinishShown: { normal: finished(6.5, 4), empty: finished(null, 0) },
};

const OPEN = { ...snag, status: 'open', doneAt: null } as const;
const DONE = { ...snag, status: 'done', doneAt: ago(120) } as const;

const snags = (who: User, jobId: string, answer: Partial<Snags>) =>
  seenBy(
    who,
    <SnagsShown
      jobId={jobId}
      answer={{ until: ahead(9 * DAYS), mayAdd: who === customer, snags: [], ...answer }}
    />,
  );

/** What is still open after the end. */
const snagCards: Cards = {
  SnagsPart: {
    normal: snags(customer, 'snags-1', { snags: [DONE, { ...OPEN, id: 'snag-2', can: ['remove'] }] }),
    quoted: snags(owner, 'snags-2', {
      snags: [
        { ...DONE, can: ['untick'] },
        { ...OPEN, id: 'snag-4', can: ['tick'], photos: resultPhotos(2) },
      ],
    }),
    empty: snags(customer, 'snags-3', { snags: [] }),
  },
  AddSnagsDialog: {
    normal: behind(snagsCopy.add.button, (onClose) =>
      seenBy(customer, <AddSnagsDialog jobId="snags-4" isPossible onClose={onClose} />),
    ),
  },
};

const ASKED = { ...earlyEnd, side: 'business', isMine: false, status: 'proposed', decidedAt: null } as const;

type Shown = Partial<Omit<EarlyEnds, 'ends'>> & { some: Partial<EarlyEnd>[] };

const ends = (who: User, jobId: string, { some, ...other }: Shown) => {
  const all = some.map((one, place) => ({
    ...ASKED,
    lapsesAt: ahead(7 * DAYS),
    id: `${jobId}-${place}`,
    ...one,
  }));
  const answer = { leadId: 'lead-1', isUnderWay: true, mayPropose: false, ...other, ends: all };
  return seenBy(who, <EarlyEndsShown jobId={jobId} answer={answer} />);
};

/** Ending a job before it is finished. */
const earlyEndCards: Cards = {
  EarlyEndsPart: {
    normal: ends(customer, 'ends-1', { some: [{ can: ['agree', 'decline'] }] }),
    quoted: ends(owner, 'ends-2', { some: [{ isMine: true, can: ['withdraw'] }] }),
    refused: ends(owner, 'ends-3', {
      some: [
        { side: 'customer', status: 'lapsed', reason: null, decidedAt: ago(9 * DAYS) },
        { isMine: true, status: 'declined', decidedAt: ago(DAYS) },
      ],
      mayPropose: true,
    }),
    answered: ends(customer, 'ends-4', {
      some: [{ status: 'agreed', decidedAt: ago(DAYS) }],
      isUnderWay: false,
    }),
    empty: ends(owner, 'ends-5', { some: [], mayPropose: true }),
  },
  ProposeEarlyEndDialog: {
    normal: behind(earlyEndsCopy.propose.button, (onClose) =>
      seenBy(owner, <ProposeEarlyEndDialog jobId="ends-6" isPossible onClose={onClose} />),
    ),
  },
};

/** What comes after an agreement. */
export const agreedCards: Cards = { ...extraCards, ...finishCards, ...snagCards, ...earlyEndCards };
