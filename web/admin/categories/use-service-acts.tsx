import { useState } from 'react';
import type { AdminService } from '../../../contract/admin-categories.ts';
import { fieldSentences } from '../../../contract/copy.ts';
import { adminCopy } from '../../copy/admin.copy.ts';
import { adminCategoriesCopy as words } from '../../copy/admin-categories.copy.ts';
import type { MenuItems } from '../../ui/actions/action-menu.tsx';
import { NameDialog } from '../name-dialog.tsx';
import { useAdminAct } from '../use-admin-act.ts';
import { RemoveService } from './remove-category.tsx';

/** What an admin can do with the services of a category. */
export function useServiceActs(categoryId: string) {
  const [named, setNamed] = useState<AdminService | 'new' | null>(null);
  const [going, setGoing] = useState<AdminService | null>(null);
  const { activate, deactivate } = useSwitches(categoryId);
  const menuOf = (service: AdminService): MenuItems => [
    { label: words.rename.button, run: () => setNamed(service) },
    service.is_active === 1
      ? { label: words.deactivate, run: () => void deactivate.run(service.id) }
      : { label: words.activate, run: () => void activate.run(service.id) },
    {
      label: words.remove.button,
      tone: 'bad',
      run: () => {
        if (window.confirm(adminCopy.mayDelete(service.name))) setGoing(service);
      },
    },
  ];
  const close = () => setNamed(null);
  const dialogs = (
    <>
      {named === 'new' && <AddService categoryId={categoryId} onClose={close} />}
      {named && named !== 'new' && (
        <RenameService key={named.id} categoryId={categoryId} service={named} onClose={close} />
      )}
      {going && (
        <RemoveService
          key={going.id}
          categoryId={categoryId}
          service={going}
          onClose={() => setGoing(null)}
        />
      )}
    </>
  );
  return { menuOf, add: () => setNamed('new'), dialogs };
}

function useSwitches(categoryId: string) {
  const paramsOf = (serviceId: string) => ({ id: categoryId, serviceId });
  const activate = useAdminAct({
    name: 'changeService',
    call: (api, id: string) => api.changeService({ params: paramsOf(id), body: { is_active: 1 } }),
    gone: words.services.gone,
    done: words.services.activated,
  });
  const deactivate = useAdminAct({
    name: 'changeService',
    call: (api, id: string) => api.changeService({ params: paramsOf(id), body: { is_active: 0 } }),
    gone: words.services.gone,
    done: words.services.deactivated,
    undo: { label: words.undo, run: activate.run },
  });
  return { activate, deactivate };
}

type InCategory = { categoryId: string; onClose: () => void };

function AddService({ categoryId, onClose }: InCategory) {
  const act = useAdminAct({
    name: 'addService',
    call: (api, name: string) => api.addService({ params: { id: categoryId }, body: { name } }),
    gone: words.gone,
    done: words.services.added,
    onDone: onClose,
    isSaidInCard: true,
  });
  return (
    <NameDialog
      about={`service in ${categoryId}`}
      words={words.services.add}
      fault={fieldSentences.serviceName}
      act={act}
      onGive={act.run}
      onClose={onClose}
    />
  );
}

function RenameService({ categoryId, service, onClose }: InCategory & { service: AdminService }) {
  const act = useAdminAct({
    name: 'changeService',
    call: (api, name: string) =>
      api.changeService({ params: { id: categoryId, serviceId: service.id }, body: { name } }),
    gone: words.services.gone,
    done: words.services.renamed,
    onDone: onClose,
    isSaidInCard: true,
  });
  const { title, ...rest } = words.rename;
  return (
    <NameDialog
      about={service.id}
      words={{ ...rest, title: title(service.name) }}
      name={service.name}
      fault={fieldSentences.serviceName}
      act={act}
      onGive={act.run}
      onClose={onClose}
    />
  );
}
