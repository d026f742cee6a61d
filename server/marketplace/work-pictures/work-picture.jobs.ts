import type { Job } from '../../platform/queue/queue.ts';
import type { Market } from '../action.ts';
import { drawWorkPicture } from '../files/index.ts';

/** The queue of pictures that are still to be drawn as AVIF. */
export const DRAW_WORK_PICTURE = 'draw-work-picture';

export const drawLater = (market: Market, { fileId = '' }: Job): Promise<void> =>
  drawWorkPicture(market, fileId);
