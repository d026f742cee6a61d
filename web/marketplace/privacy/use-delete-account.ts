import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { privacyCopy } from '../../copy/privacy.ts';
import { toast } from '../../ui/toast.ts';
import { forgetDrafts } from '../accounts/drafts.ts';
import { changeSession } from '../accounts/session.ts';
import { useProvedAct } from './use-proved-act.ts';

/** Deletes the account, forgets everything that was loaded for it, and goes home. */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const leave = async () => {
    forgetDrafts();
    await router.navigate({ to: '/' });
    changeSession(queryClient, null);
    toast({ title: privacyCopy.remove.done });
    await router.invalidate();
  };
  return useProvedAct({
    name: 'deleteAccount',
    call: (client) => client.deleteAccount(),
    onDone: leave,
    // The call is retried once; the second time its own session is gone already (R-15-046).
    onRefusal: async ({ status }) => {
      if (status === 401) await leave();
      return status === 401;
    },
  });
}
