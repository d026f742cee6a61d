import { sentences } from '../../contract/copy.ts';
import type { AttachmentKind } from '../../contract/words.ts';

const MB = 1024 * 1024;

/** Photos and PDFs in messages. */
export const attachmentsCopy = {
  add: 'Add files',
  ready: 'Ready',
  label: 'Files to send',
  remove: (name: string) => `Remove ${name}`,
  removed: 'The file was removed',
  waits: 'You can send your message when its files are ready.',
  mend: 'Remove what cannot be sent, then you can send your message.',
  resend: 'Send what did not arrive again, or remove it, then you can send your message.',
  stays: 'These files wait here with your message, for a day at most.',
  full: 'A message has at most 10 files: the others were left out.',
  empty: sentences.fileEmpty,
  tooLarge: sentences.attachmentTooLarge,
  wrongType: sentences.attachmentWrongType,
  photo: 'Photo',
  photos: 'Photos of this message',
  download: 'Download',
  size: (bytes: number) =>
    bytes < MB / 10
      ? `PDF, ${Math.max(1, Math.round(bytes / 1024))} kB`
      : `PDF, ${(Math.round((10 * bytes) / MB) / 10).toString()} MB`,
};

/** What stands for a file where it cannot be shown. */
export const fileWords = ({ kind, name }: { kind: AttachmentKind; name: string }): string =>
  kind === 'pdf' ? name : attachmentsCopy.photo;
