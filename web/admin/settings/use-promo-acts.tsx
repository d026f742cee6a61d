import { useState } from 'react';
import type { PromoCode } from '../../../contract/promo-codes.ts';
import { adminCopy } from '../../copy/admin.copy.ts';
import { adminSettingsCopy } from '../../copy/admin-settings.copy.ts';
import type { MenuItems } from '../../ui/actions/action-menu.tsx';
import { useAdminAct } from '../use-admin-act.ts';
import { PromoDialog } from './promo-dialog.tsx';

const words = adminSettingsCopy.promo;

/** What an admin can do with promo codes. */
export function usePromoActs() {
  const [edited, setEdited] = useState<PromoCode | 'new' | null>(null);
  const toggle = useAdminAct({
    name: 'changePromoCode',
    call: (api, { id, status }: PromoCode) =>
      api.changePromoCode({ params: { id }, body: { status: !status } }),
    gone: words.gone,
    done: words.updated,
  });
  const remove = useAdminAct({
    name: 'deletePromoCode',
    call: (api, id: string) => api.deletePromoCode({ params: { id } }),
    gone: words.gone,
    done: words.deleted,
  });
  const menuOf = (code: PromoCode): MenuItems => [
    { label: words.edit.button, run: () => setEdited(code) },
    { label: code.status ? words.deactivate : words.activate, run: () => void toggle.run(code) },
    {
      label: words.remove,
      tone: 'bad',
      run: () => {
        if (window.confirm(adminCopy.mayDelete(code.name))) void remove.run(code.id);
      },
    },
  ];
  const dialogs = edited && (
    <PromoDialog
      key={edited === 'new' ? edited : edited.id}
      code={edited === 'new' ? null : edited}
      onClose={() => setEdited(null)}
    />
  );
  return { menuOf, add: () => setEdited('new'), dialogs };
}
