import { type FormEvent, useState } from 'react';
import { fieldSentences } from '../../../../../contract/copy.ts';
import { TEMPLATE_NAME_LETTERS } from '../../../../../contract/quote-words.ts';
import type { NewTemplateContents } from '../../../../../contract/quote-templates.ts';
import { quoteTemplatesCopy } from '../../../../copy/quote-templates.copy.ts';
import { FailureSaid } from '../../../../marketplace/dashboard/failure-said.tsx';
import { useAct } from '../../../../marketplace/dashboard/use-act.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useQuoteTemplates } from './template-queries.ts';

const copy = quoteTemplatesCopy.form;
const FORM = 'quote-template';

type SaveTemplateProps = { contents: NewTemplateContents; onClose: () => void };
type Saved = { id: string; name: string; contents: NewTemplateContents };

/** A name for what stands in the form, and which template it takes the place of, if any. */
export function SaveTemplate({ contents, onClose }: SaveTemplateProps) {
  const draft = useTemplateDraft();
  const act = useSave(onClose);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (draft.isNamed()) void act.run({ id: draft.place, name: draft.name, contents });
  };
  return (
    <FormDialog
      title={copy.title}
      note={copy.note}
      isOpen
      onClose={onClose}
      isBusy={act.isWorking}
      form={FORM}
      submitLabel={copy.submit}
    >
      <form id={FORM} method="post" noValidate className="grid min-w-0 gap-5" onSubmit={save}>
        <Fields {...draft} />
        <FailureSaid failure={act.failure} />
      </form>
    </FormDialog>
  );
}

/** Which template it takes the place of, and its name, which is that one's at first. */
function useTemplateDraft() {
  const [place, setPlace] = useState('');
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const templates = useQuoteTemplates().data?.templates ?? [];
  return {
    templates,
    place,
    name,
    error: isMissing && !name.trim() ? fieldSentences.templateName : undefined,
    setName,
    choose: (id: string) => {
      setPlace(id);
      setName(templates.find((template) => template.id === id)?.name ?? '');
    },
    isNamed: () => {
      setMissing(true);
      return name.trim() !== '';
    },
  };
}

const Fields = ({ templates, place, name, error, setName, choose }: ReturnType<typeof useTemplateDraft>) => (
  <>
    {templates.length > 0 && (
      <SelectField
        label={copy.place}
        name="place"
        options={templates.map((one) => ({ value: one.id, label: copy.inPlaceOf(one.name) }))}
        placeholder={copy.asNew}
        value={place}
        onChange={(event) => choose(event.target.value)}
      />
    )}
    <TextField
      label={copy.name}
      hint={copy.nameHint}
      name="name"
      autoComplete="off"
      maxLength={TEMPLATE_NAME_LETTERS}
      value={name}
      error={error}
      onChange={(event) => setName(event.target.value)}
    />
  </>
);

const useSave = (onDone: () => void) =>
  useAct({
    name: 'addQuoteTemplate',
    call: (api, { id, ...body }: Saved) =>
      id ? api.changeQuoteTemplate({ params: { id }, body }) : api.addQuoteTemplate({ body }),
    reloads: ['quoteTemplates'],
    done: copy.saved,
    onDone,
    isSaidInCard: true,
  });
