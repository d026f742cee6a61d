export {
  documentsOf,
  forgetFile,
  keptDocument,
  type NewFile,
  noteFile,
  takeDocumentAway,
} from './file.queries.ts';
export { keepDocument } from './documents.ts';
export { sweepFiles } from './file.jobs.ts';
export { uploadLimits } from './limits.ts';
export { dropBytes, keeping, keepPicture, type PictureRule, shownPicture } from './pictures.ts';
