import type { ReactNode } from 'react';
import type { GroupName } from '../copy/gallery-groups.copy.ts';
import { accountCards } from './account-cards.tsx';
import { Buttons } from './buttons.tsx';
import { CardGroup } from './card-group.tsx';
import type { CardInStates } from './card-in-states.ts';
import { Choices } from './choices.tsx';
import { dealCards } from './deal-cards.tsx';
import { DemoPictures } from './demo-pictures.tsx';
import { adminCards } from './admin-cards.tsx';
import { adminLists } from './admin-lists.tsx';
import { Fields } from './fields.tsx';
import { firmCards } from './firm-cards.tsx';
import { workCards } from './work-cards.tsx';
import { formCards } from './form-cards.tsx';
import { photoCards } from './photo-cards.tsx';
import { Front } from './front.tsx';
import { privacyCards } from './privacy-cards.tsx';
import { postingCards } from './posting-cards.tsx';
import { QuietStates } from './quiet-states.tsx';
import { frameCards } from './frame-cards.tsx';
import { shellCards } from './shell-cards.tsx';
import { homeCards } from './home-cards.tsx';
import { shopCards } from './shop-cards.tsx';
import { Signs } from './signs.tsx';
import { Surfaces } from './surfaces.tsx';
import { Talk } from './talk.tsx';
import { teamCards } from './team-cards.tsx';
import { wizardCards } from './wizard-cards.tsx';

const all = (cards: readonly CardInStates[]) => () => <CardGroup cards={cards} />;

const GROUPS: Record<GroupName, () => ReactNode> = {
  buttons: Buttons,
  fields: Fields,
  choices: Choices,
  signs: Signs,
  surfaces: Surfaces,
  quiet: QuietStates,
  talk: Talk,
  front: Front,
  cards: all(dealCards),
  account: all([...accountCards, ...privacyCards, ...firmCards, ...workCards, ...teamCards]),
  admin: all(adminCards),
  shell: all([...shellCards, ...frameCards]),
  shop: all([...homeCards, ...shopCards]),
  lists: all(adminLists),
  pictures: DemoPictures,
  forms: all([...formCards, ...wizardCards, ...postingCards, ...photoCards]),
};

/** What a group is made of. */
export function GroupParts({ name }: { name: GroupName }) {
  const Parts = GROUPS[name];
  return <Parts />;
}
