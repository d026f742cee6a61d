import { newKey } from '../../new-key.ts';
import { type FieldPhoto, inPreparation, KEPT, SENT } from './field-photo.ts';
import { type Destination, sendPhoto, stopSending, unsent } from './send-photo.ts';
import type { Prepared } from './shrink.ts';

/** A file that is sent as soon as it is chosen, and belongs to its record when the form is sent. */
export type AddedFile = FieldPhoto & {
  /** What the server calls it; null until it is there. */
  sent: string | null;
  blob: Blob | null;
  /** It is sent under this, so that it counts once. */
  key: string;
  /** Of its content; see `shrink.ts`. */
  mark?: string | null;
};

/** The files of a form. `latest` is read after each wait, since somebody may have changed them meanwhile. */
export type FilesOfForm<F extends AddedFile> = {
  latest: { readonly current: readonly F[] };
  change: (next: readonly F[]) => void;
  /** Where a file is sent, if not to a job. */
  to?: (file: F) => Destination;
};

export const newFile = (): AddedFile => ({
  ...inPreparation(newKey()),
  sent: null,
  blob: null,
  key: newKey(),
});

type Taking<F extends AddedFile> = {
  most: number;
  /** Said when there are more than that. */
  full: string;
  placeOf: (file: File) => F;
  prepare: (file: File) => Promise<Prepared>;
};

/** Makes each file ready and sends it; answers the sentences of those that are not taken. */
export async function addFiles<F extends AddedFile>(
  files: readonly File[],
  form: FilesOfForm<F>,
  { most, full, placeOf, prepare }: Taking<F>,
): Promise<string[]> {
  const { latest, change } = form;
  const room = Math.max(0, most - latest.current.length);
  const refused = files.length > room ? [full] : [];
  const taken = files.slice(0, room).map((file) => ({ file, place: placeOf(file) }));
  change([...latest.current, ...taken.map(({ place }) => place)]);
  for (const { file, place } of taken) {
    const ready = await prepare(file);
    if ('sentence' in ready) {
      refused.push(`${file.name}: ${ready.sentence}`);
      dropFile(form, place.id);
    } else {
      const { thumbnail: src, blob, mark } = ready;
      patchFile(form, place.id, { ...KEPT, src, blob, mark });
      await sendFile(form, place.id);
    }
  }
  return refused;
}

/** Sends one that is not there yet. If it fails, its place in the form says so. */
export async function sendFile<F extends AddedFile>(form: FilesOfForm<F>, id: string): Promise<void> {
  const file = form.latest.current.find((one) => one.id === id);
  if (!file?.blob || file.sent) return;
  const onProgress = (progress: number) =>
    patchFile(form, id, { state: 'sending', progress, sentence: null });
  onProgress(0);
  const { blob, key } = file;
  await sendPhoto({ blob, key, onProgress, to: form.to?.(file) }).then(
    (sent) => patchFile(form, id, { ...SENT, sent }),
    (error: unknown) => patchFile(form, id, unsent(error)),
  );
}

export function dropFile<F extends AddedFile>({ latest, change }: FilesOfForm<F>, id: string): void {
  stopSending(latest.current.find((one) => one.id === id)?.key);
  change(latest.current.filter((one) => one.id !== id));
}

export const patchFile = <F extends AddedFile>(
  { latest, change }: FilesOfForm<F>,
  id: string,
  part: Partial<AddedFile>,
): void => change(latest.current.map((one) => (one.id === id ? { ...one, ...part } : one)));
