import type { AttachmentKind } from '../../../../contract/words.ts';
import type { AddedFile } from '../../photos/add-files.ts';

/** A file as a message names it. */
export type Attached = { id: string; kind: AttachmentKind; name: string };

/** A file below a message that is being written. */
export type Attaching = AddedFile & {
  kind: AttachmentKind;
  name: string;
  /** When the server drops it if the message has not been sent by then; in milliseconds. */
  until: number;
};

export type FileActs = {
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
  /** For one whose sending has failed. */
  again: (id: string) => void;
};
