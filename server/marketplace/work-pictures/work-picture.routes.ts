import type { workPictureRoutes } from '../../../contract/work-pictures.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { perform } from '../action.ts';
import { keyedClaim } from '../claims.ts';
import { changeWorkPicture } from './actions/change-work-picture.ts';
import { orderWorkPictures } from './actions/order-work-pictures.ts';
import { dropWorkPicture, putWorkPicture, type WorkPictureDeps } from './own-work-pictures.ts';
import { readOwnWorkPictures } from './read-own-work-pictures.ts';

export const workPictureHandlers = (deps: WorkPictureDeps): Handlers<typeof workPictureRoutes> => ({
  workPictures: (_given, { request }) => readOwnWorkPictures(deps.market.db, signedIn(request)),
  addWorkPicture: ({ form }, { request }) =>
    putWorkPicture(deps, signedIn(request), {
      file: form.file,
      text: form.fields.text ?? '',
      claim: keyedClaim(request),
    }),
  changeWorkPicture: ({ params, body }, { request }) =>
    perform(deps.market, changeWorkPicture, { actor: signedIn(request), input: { ...params, ...body } }),
  orderWorkPictures: ({ body }, { request }) =>
    perform(deps.market, orderWorkPictures, { actor: signedIn(request), input: body }),
  removeWorkPicture: ({ params }, { request }) => dropWorkPicture(deps, signedIn(request), params.id),
});
