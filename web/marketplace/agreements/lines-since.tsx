import type { ComponentProps } from 'react';
import { EarlyEndLine } from '../early-ends/early-end-line.tsx';
import { finishCopy } from '../../copy/finish.copy.ts';
import { FinishShown } from '../finish/finish-shown.tsx';
import { type Ended, isTold } from '../finish/is-told.ts';
import { ExtrasLine } from '../extras/extras-line.tsx';

export type SinceProps = ComponentProps<typeof ExtrasLine> &
  ComponentProps<typeof EarlyEndLine> & { job: Ended & { title: string } };

/** On the card of a job: what came up after its agreement. */
export const LinesSince = ({ me, job }: SinceProps) => (
  <>
    <ExtrasLine me={me} job={job} />
    <EarlyEndLine job={job} />
    {job.finish && isTold(job) && (
      <FinishShown finish={job.finish} price={job} title={finishCopy.photos(job.title)} />
    )}
  </>
);
