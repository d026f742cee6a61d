import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { MessageAttachment } from '../../../../contract/attachments.ts';
import { attachmentsCopy } from '../../../copy/attachments.copy.ts';
import { photoViewCopy } from '../../../copy/photo-view.copy.ts';
import { Later } from '../../../ui/lazy/later.tsx';
import { part } from '../../../ui/lazy/part.ts';
import { photoSources } from '../../photos/photo-sources.ts';

const VIEWER = part(() => import('../../photos/photo-viewer.tsx'));

type MessageFilesProps = {
  /** An answer of the build before has none. */
  files: readonly MessageAttachment[] | undefined;
};

/** The photos of a message, each of which opens large, and its PDFs to download. Nothing where there are none. */
export function MessageFiles({ files = [] }: MessageFilesProps) {
  const photos = files.filter(({ kind }) => kind === 'photo').map(photoOf);
  const pdfs = files.filter(({ kind }) => kind === 'pdf');
  if (files.length === 0) return null;
  return (
    <div className="my-1 grid min-w-0 gap-2 whitespace-normal">
      {photos.length > 0 && <Photos photos={photos} />}
      {pdfs.map((file) => (
        <Pdf key={file.id} file={file} />
      ))}
    </div>
  );
}

type Photo = ReturnType<typeof photoOf>;

const photoOf = ({ id, url, width, height }: MessageAttachment) => ({
  id,
  url,
  text: '',
  width: width ?? 1,
  height: height ?? 1,
});

function Photos({ photos }: { photos: readonly Photo[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <ul aria-label={attachmentsCopy.photos} className="flex min-w-0 flex-wrap gap-2">
        {photos.map((photo, at) => (
          <li key={photo.id} className="min-w-0">
            <Shown
              photo={photo}
              isOnly={photos.length === 1}
              label={photoViewCopy.open('', at + 1, photos.length)}
              onOpen={() => setOpened(at)}
            />
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Later part={VIEWER} pending={null}>
          {({ PhotoViewer }) => (
            <PhotoViewer
              photos={photos}
              title={attachmentsCopy.photos}
              first={opened}
              onClose={() => setOpened(null)}
            />
          )}
        </Later>
      )}
    </>
  );
}

type ShownProps = { photo: Photo; isOnly: boolean; label: string; onOpen: () => void };

/** Its place is kept by its own measures, so that a conversation does not jump when it comes. */
const Shown = ({ photo, isOnly, label, onOpen }: ShownProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onOpen}
    data-only={isOnly || undefined}
    className="group/photo block max-w-full cursor-zoom-in overflow-hidden rounded-field border border-line bg-sunken hover:border-edge"
  >
    <img
      {...photoSources(photo)}
      sizes={isOnly ? '15rem' : '7rem'}
      alt=""
      width={photo.width}
      height={photo.height}
      loading="lazy"
      decoding="async"
      className="h-28 w-auto max-w-full object-cover group-data-only/photo:h-auto group-data-only/photo:max-h-80 group-data-only/photo:w-60"
    />
  </button>
);

/** Never opened in the page: it is as the other side made it. */
const Pdf = ({ file: { url, name, bytes } }: { file: MessageAttachment }) => (
  <a
    href={url}
    download={name}
    className="flex min-h-11 min-w-0 items-center gap-3 rounded-field border border-line bg-surface px-3 py-2 text-ink no-underline hover:border-edge"
  >
    <FileText size={24} aria-hidden className="shrink-0 text-link" />
    <span className="grid min-w-0">
      <span className="font-semibold wrap-anywhere text-link">
        <span className="sr-only">{attachmentsCopy.download} </span>
        {name}
      </span>
      <span className="text-sm text-ink-soft">{attachmentsCopy.size(bytes)}</span>
    </span>
  </a>
);
