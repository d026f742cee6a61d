import type { ReactNode } from 'react';
import type { OwnWorkPicture } from '../../contract/work-pictures.ts';
import { WorkList } from '../marketplace/settings/work-pictures/work-list.tsx';
import { Work } from '../visitor/profile/work.tsx';
import { shownOf } from '../visitor/profile/profile.ts';
import type { CardInStates } from './card-in-states.ts';
import { OwnIds } from './own-ids.tsx';
import { firm, owner, work } from './people.ts';
import { seenBy } from './world.tsx';

const own: OwnWorkPicture[] = work(3).map(({ service, ...picture }) => ({
  ...picture,
  service: service ? { id: service, name: service } : null,
  is_active: picture.id === 'work-2' ? 0 : 1,
}));

const ofOwner = (card: ReactNode) => seenBy(owner, <OwnIds>{card}</OwnIds>);

const onPage = (count: number) => () => (
  <OwnIds>
    <Work business={shownOf({ ...firm, workPictures: work(count) })} />
  </OwnIds>
);

/** What a business shows of its work, in its settings and on its page. */
export const workCards: readonly CardInStates[] = [
  {
    name: 'WorkList, EditWork, RemoveWork',
    states: [
      ['filled', ofOwner(<WorkList pictures={own} />)],
      ['empty', ofOwner(<WorkList pictures={[]} />)],
    ],
  },
  {
    name: 'Work',
    states: [
      ['alone', onPage(1)],
      ['several', onPage(3)],
      ['normal', onPage(5)],
      ['long', onPage(12)],
    ],
  },
];
