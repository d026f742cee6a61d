import { hiddenWorkPictureRoute } from '../../../contract/files.ts';
import { workPictureRoutes } from '../../../contract/work-pictures.ts';
import { feature } from '../feature.ts';
import { uploadLimits } from '../files/index.ts';
import { addWorkPicture } from './actions/add-work-picture.ts';
import { changeWorkPicture } from './actions/change-work-picture.ts';
import { orderWorkPictures } from './actions/order-work-pictures.ts';
import { removeWorkPicture } from './actions/remove-work-picture.ts';
import { mountHiddenWorkPictures } from './hidden-work-picture.routes.ts';
import { DRAW_WORK_PICTURE, drawLater } from './work-picture.jobs.ts';
import { workPictureData } from './work-picture.personal-data.ts';
import { workPictureHandlers } from './work-picture.routes.ts';
import './work-picture.events.ts';

/** What businesses show of their work to everybody. */
export const workPictures = feature({
  name: 'work-pictures',
  calls: {
    routes: workPictureRoutes,
    handlers: ({ market, pool }) => workPictureHandlers({ market, uploads: uploadLimits(pool).workPictures }),
  },
  files: { hiddenWorkPicture: hiddenWorkPictureRoute },
  mount: (app, { market }) => mountHiddenWorkPictures(app, market),
  actions: { addWorkPicture, changeWorkPicture, orderWorkPictures, removeWorkPicture },
  events: ['work-picture.shown', 'work-picture.removed'],
  queues: [DRAW_WORK_PICTURE],
  jobs: ({ market }) => ({ [DRAW_WORK_PICTURE]: (job) => drawLater(market, job) }),
  personalData: workPictureData,
});
