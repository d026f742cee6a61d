import { useEffect, useRef, useState } from 'react';
import { fieldSentences } from '../../../../contract/copy.ts';
import { MOST_ATTACHMENTS, ATTACHMENT_MAX_BYTES } from '../../../../contract/pictures.ts';
import { attachmentsCopy } from '../../../copy/attachments.copy.ts';
import { photosCopy } from '../../../copy/photos.copy.ts';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { useSession } from '../../accounts/session.ts';
import { addFiles, dropFile, newFile, sendFile } from '../../photos/add-files.ts';
import { isWholePdf } from '../../photos/kind-of-bytes.ts';
import { prepared, type Prepared } from '../../photos/shrink.ts';
import { fileKeeper, type KeptFile, keptFiles } from '../waiting-drafts.ts';
import type { Attached, Attaching, FileActs } from './attaching.ts';

/** The server drops what was not sent after 20 hours; before that it is not offered any more. */
const KEPT_MS = 19 * 3_600_000;

/**
 * The files of a message that is being written: each is sent at once, and belongs to the message when that goes. Those that
 * the server has are still there when somebody comes back to the conversation.
 */
export function useAttaching(leadId: string) {
  const [files, setFiles] = useState<readonly Attaching[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const userId = useSession()?.user.id ?? '';
  const [keep] = useState(() => fileKeeper(userId, leadId));
  // An upload ends long after the render that began it.
  const latest = useRef(files);
  const change = (next: readonly Attaching[]) => {
    latest.current = next;
    setFiles(next);
    keep(next.flatMap(toKeep));
  };
  useTakenBack(userId, leadId, (back, isAll) => {
    if (!isAll) setRefused([fieldSentences.attachments]);
    if (back.length > 0) setFiles((latest.current = [...back, ...latest.current]));
  });
  const to = ({ name }: Attaching) => ({ path: `/lead/${leadId}/attachment`, field: 'file', name });
  const form = { latest, change, to };
  const acts: FileActs = {
    add: (chosen) => void addFiles(chosen, form, TAKING).then(setRefused),
    remove: (id) => dropFile(form, id),
    again: (id) => void sendFile(form, id),
  };
  /** What goes with the message that is sent now; nothing is left behind. */
  const take = (): Attached[] => {
    const taken = latest.current.flatMap(({ sent, kind, name }) => (sent ? [{ id: sent, kind, name }] : []));
    change([]);
    setRefused([]);
    return taken;
  };
  /** Of a message that is written once more. */
  const putBack = (back: readonly Attached[] = []) =>
    change([...latest.current, ...back.map(known)].slice(0, MOST_ATTACHMENTS));
  return { files, refused, acts, take, putBack };
}

export type AttachingFiles = ReturnType<typeof useAttaching>;

/** Once, in the browser: the server draws none. */
function useTakenBack(
  userId: string,
  leadId: string,
  take: (back: readonly Attaching[], isAll: boolean) => void,
): void {
  const latest = useLatest(take);
  useEffect(() => {
    const timer = setTimeout(() => {
      const kept = keptFiles(userId, leadId);
      const back = kept.filter(({ until }) => until > Date.now()).map(takenBack);
      latest.current(back, back.length === kept.length);
    });
    return () => clearTimeout(timer);
  }, [userId, leadId, latest]);
}

const toKeep = ({ sent, kind, name, src, until }: Attaching): KeptFile[] =>
  sent ? [{ sent, kind, name, src, until }] : [];

const takenBack = ({ sent, kind, name, src, until }: KeptFile): Attaching => ({
  ...known({ id: sent, kind, name }),
  src,
  until,
});

const known = ({ id, kind, name }: Attached): Attaching => ({
  ...waiting(kind, name),
  state: 'sent',
  sent: id,
});

const waiting = (kind: Attaching['kind'], name: string): Attaching => ({
  ...newFile(),
  kind,
  name,
  until: Date.now() + KEPT_MS,
});

const TAKING = {
  most: MOST_ATTACHMENTS,
  full: attachmentsCopy.full,
  placeOf: (file: File) => waiting(isPdf(file) ? 'pdf' : 'photo', file.name),
  prepare: preparedFile,
};

const isPdf = ({ type, name }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name);

/** A photo drawn smaller; a PDF as it is. Bytes are copied, since the file itself may change or go before they are sent. */
async function preparedFile(file: File): Promise<Prepared> {
  if (file.size === 0) return { sentence: attachmentsCopy.empty };
  if (!isPdf(file)) {
    const photo = await prepared(file);
    return 'sentence' in photo && photo.sentence === photosCopy.refused.type
      ? { sentence: attachmentsCopy.wrongType }
      : photo;
  }
  if (file.size > ATTACHMENT_MAX_BYTES) return { sentence: attachmentsCopy.tooLarge };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes || !isWholePdf(bytes)) return { sentence: attachmentsCopy.wrongType };
  return { blob: new Blob([bytes], { type: 'application/pdf' }), thumbnail: null };
}
