import { useState } from 'react';
import type { AdminCategory } from '../../../contract/admin-categories.ts';
import { fieldSentences } from '../../../contract/copy.ts';
import { adminCopy } from '../../copy/admin.copy.ts';
import { adminCategoriesCopy as words } from '../../copy/admin-categories.copy.ts';
import type { MenuItems } from '../../ui/actions/action-menu.tsx';
import { NameDialog } from '../name-dialog.tsx';
import { useAdminAct } from '../use-admin-act.ts';
import { RemoveCategory } from './remove-category.tsx';

type Category = Pick<AdminCategory, 'id' | 'name' | 'is_active'>;

/** What an admin can do with work categories. */
export function useCategoryActs() {
  const [named, setNamed] = useState<Category | 'new' | null>(null);
  const [going, setGoing] = useState<Category | null>(null);
  const { activate, deactivate } = useSwitches();
  const menuOf = (category: Category): MenuItems => [
    { label: words.rename.button, run: () => setNamed(category) },
    category.is_active === 1
      ? { label: words.deactivate, run: () => void deactivate.run(category.id) }
      : { label: words.activate, run: () => void activate.run(category.id) },
    {
      label: words.remove.button,
      tone: 'bad',
      run: () => {
        if (window.confirm(adminCopy.mayDelete(category.name))) setGoing(category);
      },
    },
  ];
  const close = () => setNamed(null);
  const dialogs = (
    <>
      {named === 'new' && <AddCategory onClose={close} />}
      {named && named !== 'new' && <RenameCategory key={named.id} category={named} onClose={close} />}
      {going && <RemoveCategory key={going.id} category={going} onClose={() => setGoing(null)} />}
    </>
  );
  return { menuOf, add: () => setNamed('new'), dialogs };
}

function useSwitches() {
  const activate = useAdminAct({
    name: 'changeCategory',
    call: (api, id: string) => api.changeCategory({ params: { id }, body: { is_active: 1 } }),
    gone: words.gone,
    done: words.activated,
  });
  const deactivate = useAdminAct({
    name: 'changeCategory',
    call: (api, id: string) => api.changeCategory({ params: { id }, body: { is_active: 0 } }),
    gone: words.gone,
    done: words.deactivated,
    undo: { label: words.undo, run: activate.run },
  });
  return { activate, deactivate };
}

function AddCategory({ onClose }: { onClose: () => void }) {
  const act = useAdminAct({
    name: 'addCategory',
    call: (api, name: string) => api.addCategory({ body: { name } }),
    gone: words.gone,
    done: words.added,
    onDone: onClose,
    isSaidInCard: true,
  });
  return (
    <NameDialog
      about="category"
      words={words.add}
      fault={fieldSentences.categoryName}
      act={act}
      onGive={act.run}
      onClose={onClose}
    />
  );
}

function RenameCategory({ category, onClose }: { category: Category; onClose: () => void }) {
  const act = useAdminAct({
    name: 'changeCategory',
    call: (api, name: string) => api.changeCategory({ params: { id: category.id }, body: { name } }),
    gone: words.gone,
    done: words.renamed,
    onDone: onClose,
    isSaidInCard: true,
  });
  const { title, ...rest } = words.rename;
  return (
    <NameDialog
      about={category.id}
      words={{ ...rest, title: title(category.name) }}
      name={category.name}
      fault={fieldSentences.categoryName}
      act={act}
      onGive={act.run}
      onClose={onClose}
    />
  );
}
