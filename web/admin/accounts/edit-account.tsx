import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { AccountChange } from '../../../contract/admin-accounts.ts';
import type { ApiClient } from '../../api-client.ts';
import { adminCopy } from '../../copy/admin.ts';
import { adminAccountsCopy } from '../../copy/admin-accounts.ts';
import { Answered } from '../../marketplace/dashboard/answered.tsx';
import { FailureSaid } from '../../marketplace/dashboard/failure-said.tsx';
import { useAct } from '../../marketplace/dashboard/use-act.ts';
import { useRouterContext } from '../../router-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import type { Account } from './account.ts';

const words = adminAccountsCopy.edit;

type Names = { name: string; first_name: string; last_name: string };
type EditAccountProps = { account: Account; done: string; onClose: () => void };

/** The names of an account, as they are now on the server, to be changed (R-8-028, R-8-043). */
export function EditAccount({ account, done, onClose }: EditAccountProps) {
  const { api } = useRouterContext();
  const form = useId();
  const names = useQuery(namesOf(api, account));
  const save = useSave({ account, done, onClose });
  const submit = (
    <Button type="submit" form={form} look="primary" disabled={!names.data} isBusy={save.isWorking}>
      {adminCopy.save}
    </Button>
  );
  return (
    <Dialog
      title={words.title(account.name)}
      isOpen
      isBusy={save.isWorking}
      onClose={onClose}
      actions={submit}
    >
      <Answered query={names} loading={words.loading}>
        {(known) => (
          <NameFields
            id={form}
            names={known}
            account={account}
            onSubmit={(change) => void save.run(change)}
          />
        )}
      </Answered>
      <FailureSaid failure={save.failure} />
    </Dialog>
  );
}

const useSave = ({ account, done, onClose }: EditAccountProps) =>
  useAct({
    name: 'edit',
    call: (api, change: AccountChange) => {
      const call = { params: { id: account.id }, body: change };
      return account.kind === 'customer' ? api.changeCustomer(call) : api.changeBusiness(call);
    },
    reloads: ['desk'],
    done,
    onDone: onClose,
    isSaidInCard: true,
  });

const namesOf = (api: ApiClient, { id, kind }: Account) =>
  queryOptions({
    queryKey: ['desk', 'names', id],
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
  onSubmit: (change: AccountChange) => void;
};

function NameFields({ id, names, account, onSubmit }: NameFieldsProps) {
  const form = useCheckedForm(rules, onSubmit, (element) => changeIn(element, account));
  return (
    <form id={id} noValidate className="grid gap-4" {...form.events}>
      {account.kind === 'business' && (
        <TextField label={words.business} name="name" defaultValue={names.name} error={form.faults.name} />
      )}
      <TextField
        label={words.firstName}
        name="firstName"
        defaultValue={names.first_name}
        error={form.faults.firstName}
      />
      <TextField
        label={words.lastName}
        name="lastName"
        defaultValue={names.last_name}
        error={form.faults.lastName}
      />
    </form>
  );
}

const rules = () => import('../../../contract/admin-accounts.ts').then(({ AccountChange }) => AccountChange);

/** A customer's name is first and last name together. */
function changeIn(form: HTMLFormElement, { kind }: Account) {
  const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const { firstName = '', lastName = '' } = fields;
  return { ...fields, ...(kind === 'customer' && { name: `${firstName} ${lastName}` }) };
}
