import { type FormEvent, useId, useState } from 'react';
import { MOST_SNAG_PHOTOS } from '../../../contract/pictures.ts';
import { MOST_SNAGS, SNAG_LETTERS } from '../../../contract/snag-words.ts';
import { type NewSnags, NewSnags as rules } from '../../../contract/snags.ts';
import { snagsCopy } from '../../copy/snags.copy.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { firstFaults } from '../../ui/forms/first-faults.ts';
import { FailureSaid } from '../dashboard/failure-said.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { useDraft } from '../dashboard/use-draft.ts';
import { useOver } from '../live/use-over.tsx';
import { ResultPhotoField } from '../result-photos/result-photo-field.tsx';
import { useResultPhotos } from '../result-photos/use-result-photos.ts';
import { SNAG_LISTS } from './snags-query.ts';

const words = snagsCopy.add;
const NOTHING = { text: '' };

type AddSnagsDialogProps = { jobId: string; isPossible: boolean; onClose: () => void };

/** Each line is a thing that is still open; what was typed waits for another try. */
export function AddSnagsDialog({ jobId, isPossible, onClose }: AddSnagsDialogProps) {
  const id = useId();
  const { draft, fault, photos, photoFault, act, submit, change } = useSnagList(jobId, onClose);
  const over = useOver({ isOpen: true, isPossible: isPossible || act.isWorking });
  return (
    <FormDialog
      title={words.title}
      note={words.note}
      isOpen
      isBusy={act.isWorking}
      onClose={onClose}
      form={id}
      submitLabel={words.confirm}
      over={over}
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        <TextArea
          label={words.words}
          hint={words.hint}
          name="snags"
          rows={5}
          maxLength={MOST_SNAGS * (SNAG_LETTERS + 1)}
          value={draft.text}
          error={fault}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <ResultPhotoField label={words.photos} hint={words.photosHint} form={photos} error={photoFault} />
        <FailureSaid failure={act.failure} />
      </form>
    </FormDialog>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Photos are of one thing. */
function listed(lines: readonly string[], photos: string[]): NewSnags['snags'] {
  const [only = ''] = lines;
  if (lines.length > 1) return [...lines];
  return [photos.length > 0 ? { text: only, photos } : only];
}

function faultOfPhotos(ids: readonly string[] | null, lines: readonly string[]): string | undefined {
  if (ids === null) return words.unready;
  return ids.length > 0 && lines.length > 1 ? words.alone : undefined;
}

/** By the rules of the call; what is wrong goes with the next letter. */
function useSnagList(jobId: string, onClose: () => void) {
  const { draft, change, clear } = useDraft(`snags:${jobId}`, NOTHING);
  const [fault, setFault] = useState<string>();
  const [photoFault, setPhotoFault] = useState<string>();
  const photos = useResultPhotos({ jobId, most: MOST_SNAG_PHOTOS, full: words.full });
  const act = useAct({
    name: 'addSnags',
    call: (api, body: NewSnags) => api.addSnags({ params: { id: jobId }, body }),
    reloads: SNAG_LISTS,
    done: words.done,
    onDone: () => {
      clear();
      onClose();
    },
    isSaidInCard: true,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const lines = linesOf(draft.text);
    const wrong = faultOfPhotos(photos.ids(), lines);
    const judged = rules.safeParse({ snags: listed(lines, photos.ids() ?? []) });
    setPhotoFault(wrong);
    if (!judged.success) setFault(Object.values(firstFaults(judged.error.issues))[0]);
    else if (!wrong) void act.run(judged.data);
  };
  return {
    draft,
    fault,
    photos,
    photoFault,
    act,
    submit,
    change: (text: string) => {
      setFault(undefined);
      setPhotoFault(undefined);
      change({ text });
    },
  };
}
