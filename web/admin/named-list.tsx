import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminCopy } from '../copy/admin.copy.ts';
import { ActionMenu, type MenuItems } from '../ui/actions/action-menu.tsx';
import { Button } from '../ui/actions/button.tsx';
import type { AdminSearch } from './admin-address.ts';
import { AdminList } from './admin-list.tsx';
import type { AdminList as List } from './admin-lists.ts';
import type { Column } from './admin-table.tsx';

type NamedListProps<Row> = {
  title: string;
  search: AdminSearch;
  list: List<Row>;
  words: { loading: string; empty: string; add: { button: string } };
  icon: ReactNode;
  columns: readonly Column<Row>[];
  acts: { add: () => void; menuOf: (row: Row) => MenuItems; dialogs: ReactNode };
};

/** A list of what admins name and add themselves, with what can be done with each. */
export const NamedList = <Row extends { id: string; name: string }>({
  acts,
  words,
  ...list
}: NamedListProps<Row>) => (
  <>
    <AdminList
      {...list}
      words={words}
      nameOf={({ name }) => name}
      action={
        <Button look="primary" onClick={acts.add}>
          <Plus size={18} aria-hidden />
          {words.add.button}
        </Button>
      }
      actionsOf={(row) => <ActionMenu label={adminCopy.actions.of(row.name)} items={acts.menuOf(row)} />}
    />
    {acts.dialogs}
  </>
);
