import { useRouter } from '@tanstack/react-router';
import { adminAccountsCopy as words } from '../../copy/admin-accounts.copy.ts';
import { keepAdminPlace } from '../../marketplace/accounts/admin-place.ts';
import { useTakeSession } from '../../marketplace/accounts/use-take-session.ts';
import { unreachable } from '../../unreachable.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAdminAct } from '../use-admin-act.ts';
import type { Account, Toasts } from './account.ts';
import { DocumentsDialog } from './documents-dialog.tsx';
import { EditAccount } from './edit-account.tsx';

/** What opens a dialog of its own. */
export type Asked = 'edit' | 'documents' | 'impersonate' | 'deactivate' | 'remove';

type OneProps = { account: Account; toasts: Toasts; onClose: () => void };
type AccountDialogProps = OneProps & { asked: Asked };

export function AccountDialog({ asked, ...rest }: AccountDialogProps) {
  if (asked === 'edit') return <EditAccount {...rest} />;
  if (asked === 'documents') return <DocumentsDialog {...rest} />;
  if (asked === 'impersonate') return <Impersonate {...rest} />;
  if (asked === 'deactivate') return <Deactivate {...rest} />;
  return <Remove {...rest} />;
}

/** Goes on as somebody else, for half an hour. */
function Impersonate({ account, toasts, onClose }: OneProps) {
  const takeSession = useTakeSession();
  const router = useRouter();
  const act = useAdminAct({
    name: 'impersonate',
    call: async (api, reason: string) => {
      // An admin who acts as somebody sees it on every page, and has a way back: both come first.
      await import('../../marketplace/accounts/impersonation-banner.tsx').catch(unreachable);
      return api.impersonate({ body: { email: account.email, reason } });
    },
    gone: toasts.gone,
    onDone: ({ data }) => {
      keepAdminPlace({ href: router.state.location.href, row: account.id });
      void takeSession({ user: data, isImpersonated: true }, '/dashboard');
    },
    isSaidInCard: true,
  });
  const { title, ...rest } = words.impersonate;
  return (
    <ReasonDialog
      about={`impersonate:${account.id}`}
      words={{ ...rest, title: title(account.name) }}
      act={act}
      onGive={act.run}
      onClose={onClose}
    />
  );
}

function Deactivate({ account, toasts, onClose }: OneProps) {
  const act = useAdminAct({
    name: 'deactivate',
    call: (api, reason: string) => {
      const change = { params: { id: account.id }, body: { is_active: 0 as const, reason } };
      return account.kind === 'customer' ? api.changeCustomer(change) : api.changeBusiness(change);
    },
    gone: toasts.gone,
    done: words.deactivate.done,
    onDone: onClose,
    isSaidInCard: true,
  });
  const { title, ...rest } = words.deactivate;
  return (
    <ReasonDialog
      about={`deactivate:${account.id}`}
      words={{ ...rest, title: title(account.name) }}
      tone="danger"
      act={act}
      onGive={act.run}
      onClose={onClose}
    />
  );
}

function Remove({ account, toasts, onClose }: OneProps) {
  const act = useAdminAct({
    name: 'removeAccount',
    call: (api, reason: string) => api.removeAccount({ params: { id: account.id }, body: { reason } }),
    gone: toasts.gone,
    done: toasts.deleted,
    onDone: onClose,
    isSaidInCard: true,
  });
  const { title, ...rest } = words.remove;
  return (
    <ReasonDialog
      about={`remove:${account.id}`}
      words={{ ...rest, title: title(account.name) }}
      tone="danger"
      act={act}
      onGive={act.run}
      onClose={onClose}
    />
  );
}
