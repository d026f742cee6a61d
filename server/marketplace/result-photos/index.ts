export {
  countOfResultPhotos,
  forgetPhotosOfSnag,
  photosOfResult,
  photosOfSnag,
  placeResultPhotos,
  resultPhotosInFull,
  resultPhotosView,
  type StoredResultPhoto,
} from './placed.ts';
