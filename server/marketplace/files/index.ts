export {
  documentsOf,
  forgetFile,
  keptDocument,
  type NewFile,
  noteFile,
  takeDocumentAway,
} from './file.queries.ts';
export { keepDocument } from './documents.ts';
export { DROP_FILE, dropFile, SWEEP_FILES, sweepFiles } from './file.jobs.ts';
export { uploadLimits } from './limits.ts';
export { mountPictures } from './file.routes.ts';
export { dropBytes, keeping, keepPicture, type PictureRule, shownPicture } from './pictures.ts';
export { fileData } from './file.personal-data.ts';
