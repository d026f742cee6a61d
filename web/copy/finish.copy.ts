import { MOST_RESULT_PHOTOS } from '../../contract/pictures.ts';
import type { RateType } from '../../contract/words.ts';
import { besideAgreement } from './beside-agreement.copy.ts';
import { forWhat, grouped, pounds } from './money.ts';
import { photosCopy } from './photos.copy.ts';

const UNITS = { Hourly: 'hour', Daily: 'day', Flat: 'job' } as const satisfies Record<RateType, string>;

/** "6.5 hours", "1 day". */
const time = (rate: RateType, count: number): string =>
  `${grouped(count)} ${UNITS[rate]}${count === 1 ? '' : 's'}`;

type Ended = { rate: RateType | null; worked: number | null; photos: number };

/** How agreed work ended, and what its end may carry. */
export const finishCopy = {
  heading: 'Finished',
  /** "Finished on Fri 4 Dec: 6.5 hours, 4 photos". */
  line: (day: string, { rate, worked, photos }: Ended) => {
    const parts = [
      ...(worked !== null && rate ? [time(rate, worked)] : []),
      ...(photos > 0 ? [photosCopy.count(photos)] : []),
    ];
    return `Finished on ${day}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
  },
  comesTo: ({ rate, worked, cost, sum }: { rate: RateType; worked: number; cost: number; sum: number }) =>
    `${time(rate, worked)} at ${pounds(cost)} ${forWhat(rate)} ${worked === 1 ? 'comes' : 'come'} to ${pounds(sum)}. This is not a bill.`,
  photos: (title: string) => `${title}, finished`,
  /** Where the title of the job stands above. */
  work: 'the finished work',
  form: {
    worked: { Hourly: 'Hours worked', Daily: 'Days worked' } satisfies Partial<Record<RateType, string>>,
    workedHint: 'If you like. Both of you see it beside the price.',
    photos: 'Photos of the result',
    photosHint: `Up to ${MOST_RESULT_PHOTOS}, if you like. Only the two of you see them.`,
    full: `The end of a job can have at most ${MOST_RESULT_PHOTOS} photos: the others were left out.`,
    unready: besideAgreement.unready,
  },
};
