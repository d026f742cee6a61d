import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { MessageAttachment } from '../../../contract/attachments.ts';
import { fieldSentences } from '../../../contract/copy.ts';
import { cutTo } from '../../../contract/graphemes.ts';
import { REPORT_LETTERS, REPORT_REASONS, type ReportReason } from '../../../contract/words.ts';
import { reportReasons, reportsCopy as words } from '../../copy/reports.copy.ts';
import { AskedAbout } from '../../ui/dialogs/asked-about.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { RadioList } from '../../ui/fields/radio-list.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FailureSaid } from '../dashboard/failure-said.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { useDraft } from '../dashboard/use-draft.ts';
import { noteReported } from './use-stream.ts';

type Reported = {
  id: string;
  leadId: string;
  body: string;
  user: { name: string };
  attachments?: readonly MessageAttachment[];
};
type ReportDialogProps = { message: Reported; onClose: () => void };

/** `file`: by its id; none: all of the message. */
type Given = { reason: ReportReason | null; note: string; file: string };
const NOTHING: Given = { reason: null, note: '', file: '' };
const QUOTED_LETTERS = 160;
const REASONS = REPORT_REASONS.map((value) => ({ value, label: reportReasons[value] }));

/** Asks what is wrong with a message; on failure everything chosen and typed stays. */
export function ReportDialog({ message, onClose }: ReportDialogProps) {
  const form = useId();
  const { draft, change, clear } = useDraft(`report:${message.id}`, NOTHING);
  const [isFaulty, setFaulty] = useState(false);
  const close = () => {
    clear();
    onClose();
  };
  const report = useReport(message, close);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFaulty(draft.reason === null);
    const { reason, note, file } = draft;
    if (reason) void report.run({ reason, note: note.trim() || undefined, attachment: file || undefined });
  };
  return (
    <FormDialog
      title={words.title}
      note={<AskedAbout note={words.note} facts={words.about(message.user.name, beginning(message.body))} />}
      isOpen
      isBusy={report.isWorking}
      onClose={close}
      form={form}
      submitLabel={words.send}
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <Which files={message.attachments} chosen={draft.file} onChoose={(file) => change({ file })} />
        <Fields {...{ draft, change }} isFaulty={isFaulty && !draft.reason} />
        <FailureSaid failure={report.failure} />
      </form>
    </FormDialog>
  );
}

type FieldsProps = { draft: Given; change: (part: Partial<Given>) => void; isFaulty: boolean };

const Fields = ({ draft, change, isFaulty }: FieldsProps) => (
  <>
    <RadioList
      legend={words.legend}
      name="reason"
      options={REASONS}
      value={draft.reason}
      onChange={(value) => change({ reason: REPORT_REASONS.find((one) => one === value) ?? null })}
      error={isFaulty ? fieldSentences.choose : undefined}
    />
    <TextArea
      label={words.more}
      name="note"
      rows={2}
      maxLength={REPORT_LETTERS}
      value={draft.note}
      onChange={({ currentTarget }) => change({ note: currentTarget.value })}
    />
  </>
);

type WhichProps = {
  /** An answer of the build before has none. */
  files: readonly MessageAttachment[] | undefined;
  chosen: string;
  onChoose: (file: string) => void;
};

/** All of a message, or one of its photos and files. */
function Which({ files = [], chosen, onChoose }: WhichProps) {
  if (files.length === 0) return null;
  const photos = files.filter(({ kind }) => kind === 'photo');
  const options = files.map((file) => ({
    value: file.id,
    label:
      file.kind === 'pdf'
        ? words.which.pdf(file.name)
        : words.which.photo(photos.indexOf(file) + 1, photos.length),
  }));
  return (
    <RadioList
      legend={words.which.legend}
      name="file"
      options={[{ value: '', label: words.which.all }, ...options]}
      value={chosen}
      onChange={onChoose}
    />
  );
}

/** Enough of it to know it by: nobody reports the wrong one. */
function beginning(text: string): string {
  const cut = cutTo(text, QUOTED_LETTERS);
  return cut === text ? text : `${cut}…`;
}

type Wish = { reason: ReportReason; note: string | undefined; attachment: string | undefined };

function useReport({ id, leadId }: ReportDialogProps['message'], onDone: () => void) {
  const queryClient = useQueryClient();
  return useAct({
    name: 'reportMessage',
    call: (api, body: Wish) => api.reportMessage({ params: { id }, body }),
    reloads: [],
    done: words.done,
    onDone: () => {
      noteReported(queryClient, { leadId, id });
      onDone();
    },
    isSaidInCard: true,
  });
}
