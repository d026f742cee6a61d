import { useRouter } from '@tanstack/react-router';
import { adminAccountsCopy as words } from '../../copy/admin-accounts.copy.ts';
import { keepAdminPlace } from '../../marketplace/accounts/admin-place.ts';
import { useTakeSession } from '../../marketplace/accounts/use-take-session.ts';
import { chunkMissing } from '../../unreachable.ts';
import { AskedAbout } from '../../ui/dialogs/asked-about.tsx';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAdminAct } from '../use-admin-act.ts';
import type { Account, Toasts } from './account.ts';
import { DocumentsDialog } from './documents-dialog.tsx';
import { EditAccount } from './edit-account.tsx';

/** What opens a dialog of its own. */
export type Asked = 'edit' | 'verify' | 'documents' | 'impersonate' | 'deactivate' | 'remove';

type OneProps = { account: Account; toasts: Toasts; onClose: () => void };
type AccountDialogProps = OneProps & { asked: Asked };

export function AccountDialog({ asked, ...rest }: AccountDialogProps) {
  if (asked === 'edit') return <EditAccount {...rest} />;
  if (asked === 'verify') return <Verify {...rest} />;
  if (asked === 'documents') return <DocumentsDialog {...rest} />;
  if (asked === 'impersonate') return <Impersonate {...rest} />;
  if (asked === 'deactivate') return <Deactivate {...rest} />;
  return <Remove {...rest} />;
}

/** Nothing takes it back. The question goes at once: the next account does not wait for this one. */
function Verify({ account, toasts, onClose }: OneProps) {
  const act = useAdminAct({
    name: 'verify',
    call: (api, code: string) => api.verify({ params: { code } }),
    gone: toasts.gone,
    done: words.verify.done,
  });
  const { title, note, confirm } = words.verify;
  const verify = () => {
    void act.run(account.code);
    onClose();
  };
  return (
    <Confirm
      isOpen
      title={title(account.name)}
      note={<AskedAbout note={note} facts={words.which(account)} />}
      confirmLabel={confirm}
      onConfirm={verify}
      onClose={onClose}
    />
  );
}

/** Goes on as somebody else, for half an hour. */
function Impersonate({ account, toasts, onClose }: OneProps) {
  const takeSession = useTakeSession();
  const router = useRouter();
  const act = useAdminAct({
    name: 'impersonate',
    call: async (api, reason: string) => {
      // An admin who acts as somebody sees it on every page, and has a way back: both come first.
      await import('../../marketplace/accounts/impersonation-banner.tsx').catch(chunkMissing);
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
      facts={words.which(account)}
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
      facts={words.which(account)}
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
      facts={words.which(account)}
      tone="danger"
      act={act}
      onGive={act.run}
      onClose={onClose}
    />
  );
}
