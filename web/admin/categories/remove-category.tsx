import { useQuery } from '@tanstack/react-query';
import type { AdminCategory, AdminService } from '../../../contract/admin-categories.ts';
import { adminCategoriesCopy as copy } from '../../copy/admin-categories.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { categoryUses } from '../admin-lists.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAdminAct } from '../use-admin-act.ts';

const words = copy.remove;

type RemoveCategoryProps = { category: Pick<AdminCategory, 'id' | 'name'>; onClose: () => void };

/** After the browser's own question: what has the category, and why it goes. */
export function RemoveCategory({ category: { id, name }, onClose }: RemoveCategoryProps) {
  const { api } = useRouterContext();
  const { data: uses, isError } = useQuery(categoryUses(api, id));
  const act = useAdminAct({
    name: 'removeCategory',
    call: (client, reason: string) => client.removeCategory({ params: { id }, body: { reason } }),
    gone: copy.gone,
    done: copy.deleted,
    onDone: onClose,
    isSaidInCard: true,
  });
  // Where it cannot be counted, the rest still holds.
  const counted = isError ? '' : uses ? words.uses(uses) : `${words.counting}.`;
  return <Remove about={id} name={name} note={`${counted} ${words.note}`} act={act} onClose={onClose} />;
}

type RemoveServiceProps = { categoryId: string; service: AdminService; onClose: () => void };

export function RemoveService({ categoryId, service, onClose }: RemoveServiceProps) {
  const { id, name, activeBusinessesCount, inactiveBusinessesCount } = service;
  const act = useAdminAct({
    name: 'removeService',
    call: (api, reason: string) =>
      api.removeService({ params: { id: categoryId, serviceId: id }, body: { reason } }),
    gone: copy.services.gone,
    done: copy.services.deleted,
    onDone: onClose,
    isSaidInCard: true,
  });
  const note = `${words.usesOfService(activeBusinessesCount + inactiveBusinessesCount)} ${words.note}`;
  return <Remove about={id} name={name} note={note} act={act} onClose={onClose} />;
}

type RemoveProps = Pick<Parameters<typeof ReasonDialog>[0], 'about' | 'onClose'> & {
  name: string;
  note: string;
  act: ReturnType<typeof useAdminAct<string, unknown>>;
};

const Remove = ({ about, name, note, act, onClose }: RemoveProps) => (
  <ReasonDialog
    about={`remove:${about}`}
    words={{ title: words.title(name), note, confirm: words.confirm }}
    tone="danger"
    act={act}
    onGive={act.run}
    onClose={onClose}
  />
);
