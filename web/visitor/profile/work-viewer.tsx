import { PhotoViewer, type PhotoViewerProps } from '../../marketplace/photos/photo-viewer.tsx';
import { workSources } from '../../marketplace/work-pictures/work-sources.ts';

/** Apart, so that a profile loads what shows a picture large when somebody wants it. */
export const WorkViewer = (props: Omit<PhotoViewerProps, 'sourcesOf'>) => (
  <PhotoViewer {...props} sourcesOf={workSources} />
);
