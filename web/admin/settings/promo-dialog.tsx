import { useId, useState } from 'react';
import type { NewPromoCode, PromoCode } from '../../../contract/promo-codes.ts';
import { adminSettingsCopy } from '../../copy/admin-settings.copy.ts';
import { FailureSaid } from '../../marketplace/dashboard/failure-said.tsx';
import { useFormDraft } from '../../marketplace/dashboard/use-form-draft.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { Switch } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts';
import { isEmpty, onlyChanges } from '../only-changes.ts';
import { typedIn } from '../typed-in.ts';
import { useAdminAct } from '../use-admin-act.ts';

const words = adminSettingsCopy.promo;

const EMPTY = { name: '', description: '', percentage: '' };

type PromoDialogProps = { code: PromoCode | null; onClose: () => void };

/** A new promo code, or one to be changed. */
export function PromoDialog({ code, onClose }: PromoDialogProps) {
  const id = useId();
  const draft = useFormDraft(`promo:${code?.id ?? 'new'}`, EMPTY);
  const close = draft.leaving(onClose);
  const act = useAdminAct({
    name: code ? 'changePromoCode' : 'addPromoCode',
    call: (api, body: NewPromoCode) =>
      code
        ? api.changePromoCode({ params: { id: code.id }, body: onlyChanges(body, code) })
        : api.addPromoCode({ body }),
    gone: words.gone,
    done: code ? words.updated : words.added,
    onDone: close,
    isSaidInCard: true,
  });
  const save = (body: NewPromoCode) =>
    code && isEmpty(onlyChanges(body, code)) ? close() : void act.run(body);
  return (
    <FormDialog
      title={code ? words.edit.title(code.name) : words.add.title}
      isOpen
      isBusy={act.isWorking}
      onClose={close}
      form={id}
      submitLabel={code ? words.edit.confirm : words.add.confirm}
    >
      <PromoFields id={id} code={code} draft={draft} onSubmit={save} />
      <FailureSaid failure={act.failure} />
    </FormDialog>
  );
}

type PromoFieldsProps = {
  id: string;
  code: PromoCode | null;
  draft: ReturnType<typeof useFormDraft<keyof typeof EMPTY>>;
  onSubmit: (code: NewPromoCode) => void;
};

function PromoFields({ id, code, draft, onSubmit }: PromoFieldsProps) {
  const [status, setStatus] = useState(code?.status ?? true);
  const form = useCheckedForm(rules, onSubmit, (element) => codeIn(element, status));
  return (
    <form id={id} noValidate className="grid gap-4" {...draft.keeping(form.events)}>
      <TextField
        label={words.fields.name}
        hint={words.fields.nameHint}
        name="name"
        autoComplete="off"
        defaultValue={draft.typed.name || code?.name}
        error={form.fieldErrors.name}
      />
      <TextField
        label={words.fields.description}
        name="description"
        defaultValue={draft.typed.description || code?.description || ''}
        error={form.fieldErrors.description}
      />
      <TextField
        label={words.fields.percentage}
        hint={words.fields.percentageHint}
        name="percentage"
        inputMode="numeric"
        defaultValue={draft.typed.percentage || code?.percentage}
        error={form.fieldErrors.percentage}
      />
      <Switch label={words.fields.status} name="status" checked={status} onChange={setStatus} />
    </form>
  );
}

const rules = () => import('../../../contract/promo-codes.ts').then(({ NewPromoCode: schema }) => schema);

/** Nothing typed is sent as none, so that the field says what it wants. */
function codeIn(form: HTMLFormElement, status: boolean) {
  const said = (name: string) => typedIn(form, name);
  return {
    name: said('name'),
    description: said('description') || null,
    percentage: said('percentage') === '' ? undefined : Number(said('percentage')),
    status,
  };
}
