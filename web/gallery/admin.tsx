import { adminCopy } from '../copy/admin.copy.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { ActionMenu } from '../ui/actions/action-menu.tsx';
import { Pager } from '../ui/lists/pager.tsx';
import { Part, State } from './specimen.tsx';

const { surface } = galleryCopy;

/** What the tables of the admin area are worked with. */
export const AdminParts = () => (
  <>
    <Part name="Pager">
      <State of="normal" isWide>
        <Pager page={5} pages={9} hrefOf={here} words={adminCopy.pages} />
      </State>
    </Part>
    <Part name="ActionMenu">
      <State of="normal">
        <ActionMenu label={adminCopy.actions.of(surface.title)} items={ITEMS} />
      </State>
    </Part>
  </>
);

const here = () => '#surfaces';

const ITEMS = [
  { label: surface.next, run: () => undefined },
  { label: surface.back, tone: 'bad' as const, run: () => undefined },
];
