import { type RefObject, useRef, useState } from 'react';
import { type NewReply, REPLY_FIELDS, type SavedReply } from '../../../contract/saved-replies.ts';
import { MESSAGE_LETTERS } from '../../../contract/words.ts';
import { fieldWords, savedRepliesCopy } from '../../copy/saved-replies.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormErrors } from '../../ui/forms/form-errors.tsx';
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts';
import { FailureSaid } from '../dashboard/failure-said.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { useFormDraft } from '../dashboard/use-form-draft.ts';
import { inBraces } from './fill-in.ts';
import { insertAtCaret } from './insert-at-caret.ts';

const copy = savedRepliesCopy.form;
const FORM = 'saved-reply';
const rules = async () =>
  (await import('../../../contract/saved-replies.ts')).savedReplyRoutes.addSavedReply.body;

type Draft = { name: string; body: string };

type EditReplyProps = {
  /** The one that is changed. */
  reply?: SavedReply;
  /** What a new one begins with. */
  body?: string;
  onClose: () => void;
};

/** The words of a reply and what it goes by. On failure everything typed stays. */
export function EditReply({ reply, body = '', onClose }: EditReplyProps) {
  const [given] = useState<Draft>({ name: reply?.name ?? '', body: reply?.body ?? body });
  const draft = useFormDraft(`reply:${reply?.id ?? (body ? 'written' : 'new')}`, given);
  const close = draft.leaving(onClose);
  const act = useSave(reply?.id, close);
  return (
    <FormDialog
      title={reply ? copy.changeTitle : copy.addTitle}
      isOpen
      onClose={close}
      isBusy={act.isWorking}
      form={FORM}
      submitLabel={copy.submit}
    >
      <Fields act={act} draft={draft} />
    </FormDialog>
  );
}

const useSave = (id: string | undefined, onDone: () => void) =>
  useAct({
    name: id ? 'changeSavedReply' : 'addSavedReply',
    call: (api, body: NewReply) =>
      id ? api.changeSavedReply({ params: { id }, body }) : api.addSavedReply({ body }),
    reloads: ['savedReplies'],
    done: id ? copy.changed : copy.added,
    onDone,
    isSaidInCard: true,
  });

type FieldsProps = {
  act: ReturnType<typeof useSave>;
  draft: ReturnType<typeof useFormDraft<keyof Draft>>;
};

function Fields({ act, draft: { typed, keeping } }: FieldsProps) {
  const { events, summary, fieldErrorsWith } = useCheckedForm(rules, act.run);
  const fieldErrors = fieldErrorsWith({});
  const words = useRef<HTMLTextAreaElement>(null);
  return (
    <form id={FORM} method="post" noValidate className="grid min-w-0 gap-5" {...keeping(events)}>
      <FormErrors fieldErrors={fieldErrors} ref={summary} />
      <TextArea
        ref={words}
        id="body"
        name="body"
        label={copy.body}
        hint={copy.bodyHint}
        rows={5}
        maxLength={MESSAGE_LETTERS}
        defaultValue={typed.body}
        error={fieldErrors.body}
      />
      <PutIn words={words} />
      <TextField
        id="name"
        name="name"
        label={copy.name}
        hint={copy.nameHint}
        autoComplete="off"
        defaultValue={typed.name}
        error={fieldErrors.name}
      />
      <FailureSaid failure={act.failure} />
    </form>
  );
}

/** Each button inserts its field at the caret and gives the focus back to the text. */
function PutIn({ words }: { words: RefObject<HTMLTextAreaElement | null> }) {
  const put = (text: string) => {
    if (!words.current) return;
    insertAtCaret(words.current, text);
    words.current.focus();
  };
  return (
    <div role="group" aria-label={copy.fields} className="-mt-2 flex flex-wrap items-center gap-2">
      {REPLY_FIELDS.map((field) => (
        <Button key={field} onClick={() => put(inBraces(field))}>
          {fieldWords[field]}
        </Button>
      ))}
    </div>
  );
}
