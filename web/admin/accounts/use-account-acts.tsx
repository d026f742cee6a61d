import { useState } from 'react';
import { adminCopy } from '../../copy/admin.copy.ts';
import { adminAccountsCopy as words } from '../../copy/admin-accounts.copy.ts';
import { adminWorkPicturesCopy as pictures } from '../../copy/admin-work-pictures.copy.ts';
import type { MenuItems } from '../../ui/actions/action-menu.tsx';
import { adminAddress } from '../admin-address.ts';
import { useAdminAct } from '../use-admin-act.ts';
import type { Account, Toasts } from './account.ts';
import { AccountDialog, type Asked } from './account-dialogs.tsx';

/** What an admin can do with a customer or a business: a menu for each row, and what it opens. */
export function useAccountActs(toasts: Toasts) {
  const [open, setOpen] = useState<{ asked: Asked; account: Account } | null>(null);
  const quick = useQuickActs(toasts);
  const menuOf = (account: Account): MenuItems => {
    const ask = (asked: Asked) => () => setOpen({ asked, account });
    return [
      { label: words.edit.button, run: ask('edit') },
      ...(account.isVerified
        ? []
        : [
            { label: words.verify.button, run: ask('verify') },
            { label: words.resend.button, run: () => void quick.resend.run(account) },
          ]),
      ...(account.kind === 'business' ? ofFirm(account, ask) : []),
      ...(account.isActive ? [{ label: words.impersonate.button, run: ask('impersonate') }] : []),
      { label: words.log, href: adminAddress({ tab: 'settings', panel: 'audit', account: account.id }) },
      account.isActive
        ? { label: words.deactivate.button, run: ask('deactivate') }
        : { label: words.activate.button, run: () => void quick.activate.run(account) },
      { label: words.remove.button, tone: 'bad' as const, run: () => mayDelete(account) && ask('remove')() },
    ];
  };
  const close = () => setOpen(null);
  const dialogs = open && (
    <AccountDialog key={`${open.asked} ${open.account.id}`} {...open} toasts={toasts} onClose={close} />
  );
  return { menuOf, dialogs };
}

/** What only a business has to look at. */
const ofFirm = ({ id }: Account, ask: (asked: Asked) => () => void): MenuItems => [
  { label: words.documents.button, run: ask('documents') },
  { label: pictures.title, href: adminAddress({ tab: 'businesses', panel: 'pictures', business: id }) },
];

/** The browser's own question comes first, then the reason. */
const mayDelete = ({ name }: Account) => window.confirm(adminCopy.mayDelete(name));

/** Those that ask nothing. */
function useQuickActs({ gone }: Toasts) {
  const resend = useAdminAct({
    name: 'resendVerification',
    call: (api, { id }: Account) => api.resendVerification({ params: { id } }),
    gone,
    done: words.resend.done,
  });
  const activate = useAdminAct({
    name: 'activate',
    call: (api, { id, kind }: Account) =>
      kind === 'customer'
        ? api.changeCustomer({ params: { id }, body: { is_active: 1 } })
        : api.changeBusiness({ params: { id }, body: { is_active: 1 } }),
    gone,
    done: words.activate.done,
  });
  return { resend, activate };
}
