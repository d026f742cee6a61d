import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import type { AccountChange } from '../../../contract/admin-accounts.ts';
import type { ApiClient } from '../../api-client.ts';
import { adminCopy } from '../../copy/admin.copy.ts';
import { adminAccountsCopy } from '../../copy/admin-accounts.copy.ts';
import { Answered } from '../../marketplace/dashboard/answered.tsx';
import { FailureSaid } from '../../marketplace/dashboard/failure-said.tsx';
import { useFormDraft } from '../../marketplace/dashboard/use-form-draft.ts';
import { reload } from '../../marketplace/live/lists.ts';
import { useRouterContext } from '../../router-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Refusal } from '../../ui/feedback/notice.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts';
import { isEmpty, onlyChanges } from '../only-changes.ts';
import { isGone, useAdminAct } from '../use-admin-act.ts';
import { NoLeads } from './account-cells.tsx';
import type { Account, Toasts } from './account.ts';

const words = adminAccountsCopy.edit;

type Names = { name: string; first_name: string; last_name: string };
/** Nothing is typed over yet. */
const EMPTY = { name: '', firstName: '', lastName: '' };

type EditAccountProps = { account: Account; toasts: Toasts; onClose: () => void };

/** The names of an account, as they are now on the server, to be changed. */
export function EditAccount({ account, toasts, onClose }: EditAccountProps) {
  const form = useId();
  const names = useNames(account);
  const draft = useFormDraft(`names:${account.id}`, EMPTY);
  const close = draft.leaving(onClose);
  const act = useSave({ account, toasts, onClose: close });
  const save = (change: AccountChange) => (isEmpty(change) ? close() : void act.run(change));
  const submit = (
    <Button type="submit" form={form} look="primary" disabled={!names.data} isBusy={act.isWorking}>
      {adminCopy.save}
    </Button>
  );
  return (
    <Dialog title={words.title(account.name)} isOpen isBusy={act.isWorking} onClose={close} actions={submit}>
      <NoLeads why={account.noLeadsReason} />
      {isGone(names.error) ? (
        <Refusal>{toasts.gone}</Refusal>
      ) : (
        <Answered query={names} loading={words.loading}>
          {(known) => <NameFields id={form} {...{ names: known, account, draft }} onSubmit={save} />}
        </Answered>
      )}
      <FailureSaid failure={act.failure} />
    </Dialog>
  );
}

const useSave = ({ account, toasts, onClose }: EditAccountProps) =>
  useAdminAct({
    name: 'edit',
    call: (api, change: AccountChange) => {
      const call = { params: { id: account.id }, body: change };
      return account.kind === 'customer' ? api.changeCustomer(call) : api.changeBusiness(call);
    },
    gone: toasts.gone,
    done: toasts.updated,
    onDone: onClose,
    isSaidInCard: true,
  });

/** Where the account is gone, the list from which it was opened is read again. */
function useNames(account: Account) {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const names = useQuery(namesOf(api, account));
  useEffect(() => {
    if (isGone(names.error)) void reload(queryClient, ['admin']);
  }, [names.error, queryClient]);
  return names;
}

const namesOf = (api: ApiClient, { id, kind }: Account) =>
  queryOptions({
    // None of the lists that are read again after an act: what is typed over stays as it was shown.
    queryKey: ['names', id],
    queryFn: async (): Promise<Names> => {
      const call = { params: { id } };
      const { data } = await (kind === 'customer' ? api.adminCustomer(call) : api.adminBusiness(call));
      return data;
    },
    // What is typed over must be what is there now.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

type NameFieldsProps = {
  id: string;
  names: Names;
  account: Account;
  draft: ReturnType<typeof useFormDraft<keyof typeof EMPTY>>;
  onSubmit: (change: AccountChange) => void;
};

function NameFields({ id, names, account, draft, onSubmit }: NameFieldsProps) {
  const submit = (typed: AccountChange) => onSubmit(changesIn(typed, names, account));
  const { typed } = draft;
  const form = useCheckedForm(rules, submit, (element) => typedNames(element, account));
  return (
    <form id={id} noValidate className="grid gap-4" {...draft.keeping(form.events)}>
      {account.kind === 'business' && (
        <TextField
          label={words.business}
          name="name"
          defaultValue={typed.name || names.name}
          error={form.fieldErrors.name}
        />
      )}
      <TextField
        label={words.firstName}
        name="firstName"
        defaultValue={typed.firstName || names.first_name}
        error={form.fieldErrors.firstName}
      />
      <TextField
        label={words.lastName}
        name="lastName"
        defaultValue={typed.lastName || names.last_name}
        error={form.fieldErrors.lastName}
      />
    </form>
  );
}

const rules = () => import('../../../contract/admin-accounts.ts').then(({ AccountChange }) => AccountChange);

/**
 * What its owner changed meanwhile stays, unless the admin changed the same. A customer's whole name says both names, so
 * that it goes only where both are others.
 */
function changesIn(typed: AccountChange, shown: Names, { kind }: Account): AccountChange {
  const { name, first_name: firstName, last_name: lastName } = shown;
  const { name: whole, ...changes } = onlyChanges(typed, { ...shown, name, firstName, lastName });
  const isSaid = whole !== undefined && (kind === 'business' || (changes.firstName && changes.lastName));
  return isSaid ? { ...changes, name: whole } : changes;
}

/** A customer's name is first and last name together. */
function typedNames(form: HTMLFormElement, { kind }: Account) {
  const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const { firstName = '', lastName = '' } = fields;
  return { ...fields, ...(kind === 'customer' && { name: `${firstName} ${lastName}` }) };
}
