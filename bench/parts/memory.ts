import type { Figure } from '../report/figures.ts';
import { megabytesOf, peakMegabytesOf } from '../testbed/process-memory.ts';
import type { Testbed } from '../testbed/testbed.ts';

const AFTER_MEGABYTES = 220;

/** What the processes hold once everything was asked of them. */
export function memoryFigures({ ours, bare }: Testbed): Figure[] {
  const after = megabytesOf(ours.pid);
  return [
    {
      figure: 'memory of the product after the run (most there was)',
      ours: `${after.toFixed(0)} MB (${peakMegabytesOf(ours.pid).toFixed(0)} MB)`,
      goal: { words: `at most ${AFTER_MEGABYTES} MB`, reached: after, most: AFTER_MEGABYTES },
    },
    { figure: 'memory of bare after the run', ours: `${megabytesOf(bare.pid).toFixed(0)} MB` },
  ];
}
