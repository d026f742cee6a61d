import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PHOTO_TEXT_LETTERS } from '../../../../contract/pictures.ts';
import type { OwnWorkPicture, WorkPictureChange } from '../../../../contract/work-pictures.ts';
import { ownWorkCopy } from '../../../copy/own-work.copy.ts';
import { useRouterContext } from '../../../router-context.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormErrors } from '../../../ui/forms/form-errors.tsx';
import { useCheckedForm } from '../../../ui/forms/use-checked-form.ts';
import { catalogueQuery } from '../../catalogue/catalogue.ts';
import { FailureSaid } from '../../dashboard/failure-said.tsx';
import { useAct } from '../../dashboard/use-act.ts';
import { useFormDraft } from '../../dashboard/use-form-draft.ts';
import { useOwnBusiness } from '../business/own-business.ts';
import { PictureOf } from './picture-of.tsx';

const copy = ownWorkCopy.form;
const FORM = 'work-picture';
const rules = async () =>
  (await import('../../../../contract/work-pictures.ts')).workPictureRoutes.changeWorkPicture.body;

type EditWorkProps = {
  picture: OwnWorkPicture;
  /** All of them: one of the others may show the same place before. */
  pictures: readonly OwnWorkPicture[];
  onClose: () => void;
};

/** What a picture shows, which service it was, and which picture shows the same place before. */
export function EditWork({ picture, pictures, onClose }: EditWorkProps) {
  const { id, text, service, before } = picture;
  const [given] = useState({ text, service: service?.id ?? '', before: before ?? '' });
  const draft = useFormDraft(`work:${id}`, given);
  const close = draft.leaving(onClose);
  const act = useSave(id, close);
  return (
    <FormDialog
      title={copy.title}
      isOpen
      onClose={close}
      isBusy={act.isWorking}
      form={FORM}
      submitLabel={copy.submit}
    >
      <Fields picture={picture} pictures={pictures} act={act} draft={draft} />
    </FormDialog>
  );
}

type FieldsProps = Pick<EditWorkProps, 'picture' | 'pictures'> & {
  act: ReturnType<typeof useSave>;
  draft: ReturnType<typeof useFormDraft<'text' | 'service' | 'before'>>;
};

function Fields({ picture, pictures, act, draft: { typed, keeping } }: FieldsProps) {
  const { events, summary, fieldErrorsWith } = useCheckedForm(rules, act.run);
  const fieldErrors = fieldErrorsWith({});
  return (
    <form id={FORM} method="post" noValidate className="grid min-w-0 gap-5" {...keeping(events)}>
      <FormErrors fieldErrors={fieldErrors} ref={summary} />
      <PictureOf picture={picture} />
      <TextField
        id="text"
        name="text"
        label={copy.text}
        hint={copy.textHint}
        autoComplete="off"
        maxLength={PHOTO_TEXT_LETTERS}
        defaultValue={typed.text}
        error={fieldErrors.text}
      />
      <SelectField
        id="service"
        name="service"
        label={copy.service}
        placeholder={copy.noService}
        options={useServicesToName(picture.service)}
        defaultValue={typed.service}
        error={fieldErrors.service}
      />
      <SelectField
        id="before"
        name="before"
        label={copy.before}
        hint={copy.beforeHint}
        placeholder={copy.noBefore}
        options={mayBeBefore(picture, pictures)}
        defaultValue={typed.before}
        error={fieldErrors.before}
      />
      <FailureSaid failure={act.failure} />
    </form>
  );
}

const useSave = (id: string, onDone: () => void) =>
  useAct({
    name: 'changeWorkPicture',
    call: (api, body: WorkPictureChange) => api.changeWorkPicture({ params: { id }, body }),
    reloads: ['workPictures'],
    done: copy.done,
    onDone,
    isSaidInCard: true,
  });

/** Those that are in no pair, and the one that it is paired with. What was before for another stands in no second pair. */
function mayBeBefore({ id, before }: OwnWorkPicture, pictures: readonly OwnWorkPicture[]) {
  const taken = new Set(pictures.flatMap((one) => (one.before ? [one.before] : [])));
  if (taken.has(id)) return [];
  return pictures.flatMap((one, at) => {
    const isFree = one.id !== id && !one.before && (!taken.has(one.id) || one.id === before);
    return isFree ? [{ value: one.id, label: copy.picture(at + 1, one.text) }] : [];
  });
}

type Named = { id: string; name: string };

/** The services that the business has chosen, else all of its trade; and the one that a picture has already. */
function useServicesToName(has: Named | null) {
  const { data: business } = useOwnBusiness();
  const { api } = useRouterContext();
  const { data: catalogue } = useQuery(catalogueQuery(api));
  const trade = catalogue?.find(({ id }) => id === business?.workCategories[0]);
  const chosen: Named[] = business?.services.length ? business.services : (trade?.services ?? []);
  const all = has && !chosen.some(({ id }) => id === has.id) ? [has, ...chosen] : chosen;
  return all.map(({ id, name }) => ({ value: id, label: name }));
}
