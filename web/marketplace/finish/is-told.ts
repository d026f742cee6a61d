import type { Finish } from '../../../contract/finish.ts';

/** A page of the build before has no `finish`. */
export type Ended = { finish?: Finish | null };

/** Whether the end of a job carries more than its day, which its place in the history says. */
export const isTold = ({ finish }: Ended): boolean =>
  Boolean(finish && (finish.worked !== null || finish.photos.length > 0));
