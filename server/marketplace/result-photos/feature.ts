import { resultPhotoRoute } from '../../../contract/files.ts';
import { resultPhotoRoutes } from '../../../contract/result-photos.ts';
import { feature } from '../feature.ts';
import { uploadLimits } from '../files/index.ts';
import { bringResultPhoto } from './bring-result-photo.ts';
import { resultPhotoData } from './result-photo.personal-data.ts';
import { mayOnResultPhoto } from './result-photo.policy.ts';
import { mountResultPhotos, resultPhotoHandlers } from './result-photo.routes.ts';

/** What came of agreed work, in photos that its two sides bring. */
export const resultPhotos = feature({
  name: 'result-photos',
  calls: {
    routes: resultPhotoRoutes,
    handlers: ({ market, pool }) => resultPhotoHandlers(market, uploadLimits(pool).photos),
  },
  files: { resultPhoto: resultPhotoRoute },
  mount: (app, { market }) => mountResultPhotos(app, market),
  actions: { bringResultPhoto },
  policies: { 'photo of a result': mayOnResultPhoto.table },
  personalData: resultPhotoData,
});
