import { sql } from 'kysely';
import type { Finish } from '../../../contract/finish.ts';
import { engagementLifecycle } from '../engagements/index.ts';
import { photosOfResult, resultPhotosView, type StoredResultPhoto } from '../result-photos/index.ts';

type StoredFinish = {
  at: string;
  /** In hundredths of an hour or a day. */
  worked: number | null;
  photos: StoredResultPhoto[] | null;
};

/** SQL: how the work of the engagement `e` ended; nothing while it goes on, and for work that was ended early. */
export const finishOfJob = sql<StoredFinish | null>`case when e.status = ${sql.lit(engagementLifecycle.moves.finish.to)}
  then json_build_object('at', e.ended_at, 'worked', e.worked_hundredths, 'photos', ${photosOfResult}) end`;

/** The same for its two sides, who both see all of it. */
export const finishView = (stored: StoredFinish | null): Finish | null =>
  stored && {
    finishedAt: new Date(stored.at).toISOString(),
    worked: stored.worked === null ? null : stored.worked / 100,
    photos: resultPhotosView(stored.photos),
  };
