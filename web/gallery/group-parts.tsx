import type { ReactElement } from 'react';
import type { GroupName } from '../copy/gallery-groups.copy.ts';
import { accountCards, privacyCards } from './account-cards.tsx';
import { adminCards } from './admin-cards.tsx';
import { adminLists } from './admin-lists.tsx';
import { buttons } from './buttons.tsx';
import { CardGroup, type Cards } from './cards.tsx';
import { choices } from './choices.tsx';
import { dealCards } from './deal-cards.tsx';
import { DemoPictures } from './demo-pictures.tsx';
import { fields } from './fields.tsx';
import { filesInTalk } from './files-in-talk.tsx';
import { firmCards, workCards } from './firm-cards.tsx';
import { formCards } from './form-cards.tsx';
import { frameCards, shellCards } from './frame-cards.tsx';
import { inFront } from './front.tsx';
import { photoCards } from './photo-cards.tsx';
import { postingCards } from './posting-cards.tsx';
import { quietStates } from './quiet-states.tsx';
import { repliesInTalk } from './replies-in-talk.tsx';
import { homeCards, shopCards } from './shop-cards.tsx';
import { signs } from './signs.tsx';
import { surfaces } from './surfaces.tsx';
import { composerCards, talkCards } from './talk.tsx';
import { teamCards } from './team-cards.tsx';
import { visitsInTalk } from './visits-in-talk.tsx';
import { wizardCards } from './wizard-cards.tsx';

const beside = (...cards: Cards[]) => <CardGroup cards={cards} isWide={false} />;
const below = (...cards: Cards[]) => <CardGroup cards={cards} isWide />;

const GROUPS: Record<GroupName, ReactElement> = {
  buttons: beside(buttons),
  fields: beside(fields),
  choices: beside(choices),
  signs: beside(signs),
  surfaces: beside(surfaces),
  quiet: beside(quietStates),
  talk: beside(talkCards, repliesInTalk, visitsInTalk, filesInTalk, composerCards),
  front: beside(inFront),
  cards: below(...dealCards),
  account: below(accountCards, privacyCards, firmCards, workCards, teamCards),
  admin: below(adminCards),
  shell: below(shellCards, frameCards),
  shop: below(homeCards, shopCards),
  lists: below(adminLists),
  pictures: <DemoPictures />,
  forms: below(formCards, wizardCards, postingCards, photoCards),
};

/** What a group is made of. */
export const GroupParts = ({ name }: { name: GroupName }) => GROUPS[name];
