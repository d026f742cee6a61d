import { privacyCopy } from '../../copy/privacy.ts';
import { toast } from '../../ui/toast.ts';
import { useLeave } from '../accounts/use-leave.ts';
import { useProvedAct } from './use-proved-act.ts';

/** Deletes the account, forgets everything that was loaded for it, and goes home. */
export function useDeleteAccount() {
  const goHome = useLeave();
  const leave = async () => {
    await goHome();
    toast({ title: privacyCopy.remove.done });
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
