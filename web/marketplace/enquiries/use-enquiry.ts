import { useRef, useState } from 'react';
import type { ApiClient } from '../../api-client.ts';
import { enquiryCopy } from '../../copy/contact.copy.ts';
import { refusalSaid } from '../../refusal-said.ts';
import { useRouterContext } from '../../router-context.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { hasFieldErrors } from '../../ui/forms/field-errors.ts';
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts';
import { useKeptEntries } from '../accounts/use-kept-entries.ts';

const rules = () => import('../../../contract/enquiries.ts').then(({ ContactMessage }) => ContactMessage);

type Message = Parameters<ApiClient['contactUs']>[0]['body'];

export function useEnquiry(name: string) {
  const { api } = useRouterContext();
  const [sent, setSent] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useKeptEntries(form, name);
  const thank = () => {
    form.current?.reset();
    setSent((count) => count + 1);
    toast({ title: enquiryCopy.sent });
  };
  const send = async (body: Message) => {
    setError(null);
    setSending(true);
    await api.contactUs({ body }).then(thank, setError);
    setSending(false);
  };
  const checked = useCheckedForm(rules, send);
  const refused = refusalSaid(error);
  const fieldErrors = checked.fieldErrorsWith(refused.fieldErrors);
  return {
    form,
    /** How many messages have gone: what counts letters begins again with each. */
    sent,
    checked,
    fieldErrors,
    sentence: hasFieldErrors(fieldErrors) ? null : refused.sentence,
    isSending,
  };
}
