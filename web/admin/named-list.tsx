import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminCopy } from '../copy/admin.copy.ts';
import { ActionMenu, type MenuItems } from '../ui/action-menu.tsx';
import { Button } from '../ui/button.tsx';
import type { DeskSearch } from './desk-address.ts';
import { DeskList } from './desk-list.tsx';
import type { DeskList as List } from './desk-lists.ts';
import type { Column } from './desk-table.tsx';

type NamedListProps<Row> = {
  title: string;
  search: DeskSearch;
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
    <DeskList
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
