export { forgetWorkPicture } from './forget-work-picture.ts';
export {
  onePictureColumns,
  onePictureView,
  oneWorkPicture,
  shownWork,
  type StoredWork,
  workPicturesOfService,
} from './one-picture.ts';
export {
  lockWorkPictures,
  workPictureColumns,
  type WorkPictureRow,
  workPicturesOf,
} from './work-picture.queries.ts';
export { shownWorkPictures, workPictureView } from './work-picture.views.ts';
