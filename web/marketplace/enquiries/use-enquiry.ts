import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { enquiryCopy } from '../../copy/contact.ts';
import { refusalSaid } from '../../refusal-said.ts';
import { useRouterContext } from '../../router-context.ts';
import { hasFaults } from '../../ui/faults.ts';
import { toast } from '../../ui/toast.ts';
import { useCheckedForm } from '../../ui/use-checked-form.ts';

const rules = () => import('../../../contract/enquiries.ts').then(({ ContactMessage }) => ContactMessage);

export function useEnquiry() {
  const { api } = useRouterContext();
  const [sent, setSent] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const sending = useMutation({
    mutationFn: (body: Parameters<typeof api.contactUs>[0]['body']) => api.contactUs({ body }),
    onSuccess: () => {
      form.current?.reset();
      setSent((count) => count + 1);
      toast({ title: enquiryCopy.sent, tone: 'good' });
    },
  });
  const checked = useCheckedForm(rules, sending.mutate);
  const refused = refusalSaid(sending.error);
  const faults = checked.faultsWith(refused.faults);
  return {
    form,
    /** How many messages have gone: what counts letters begins anew with each. */
    sent,
    checked,
    faults,
    sentence: hasFaults(faults) ? null : refused.sentence,
    isSending: sending.isPending,
  };
}
