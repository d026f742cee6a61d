export {
  documentsOf,
  forgetFile,
  keptDocument,
  type NewFile,
  noteFile,
  takeDocumentAway,
} from './file.queries.ts';
export { bring, type Upload } from './bring.ts';
export { answerPdf } from './downloads.ts';
export { isPdf, keepDocument, keepPdf } from './documents.ts';
export { attachPdf, attachPhotos, notePhoto } from './photo.queries.ts';
export { dropUnattached, forgetPdf, forgetPhotos, sweepFiles } from './file.jobs.ts';
export { broughtBy } from './file.personal-data.ts';
export { uploadLimits } from './limits.ts';
export { answerPrivatePicture, keepPhoto, keepWorkPicture } from './photos.ts';
export { answerHiddenWorkPicture, drawWorkPicture } from './work-pictures.ts';
export { dropBytes, folderOf, keeping, keepPicture, type PictureRule, shownPicture } from './pictures.ts';
