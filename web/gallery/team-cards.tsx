import type { User } from '../../contract/accounts.ts';
import type { InvitedRole, Member, OwnBusiness, Team } from '../../contract/team.ts';
import type { MemberRole } from '../../contract/words.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { BusinessSwitch } from '../marketplace/dashboard/account-choices.tsx';
import { type InvitationFound, JoinWay } from '../marketplace/team/join-way.tsx';
import { OwnPlace } from '../marketplace/team/own-place.tsx';
import { TeamPeople } from '../marketplace/team/team-people.tsx';
import type { CardInStates } from './card-in-states.ts';
import { OwnIds } from './own-ids.tsx';
import { customer, longCustomer, owner } from './people.ts';
import { type Before, DAYS } from './samples.ts';
import { seenBy, World } from './world.tsx';

const { sample } = galleryCopy;

const person = (who: User, role: MemberRole, since: string): Member => ({
  id: who.id,
  name: who.name,
  email: who.email,
  avatar: who.avatar,
  role,
  since,
  isYou: who === owner,
});

const alone = (before: Before): Team => ({
  members: [person(owner, 'owner', before(300 * DAYS))],
  invitations: [],
});

const several = (before: Before): Team => ({
  members: [
    ...alone(before).members,
    person(longCustomer, 'office', before(40 * DAYS)),
    person(customer, 'field', before(DAYS)),
  ],
  invitations: [
    { ...ASKED, id: 'open', sentAt: before(DAYS), expiresAt: before(-6 * DAYS), isOver: false },
    { ...ASKED, id: 'over', sentAt: before(9 * DAYS), expiresAt: before(2 * DAYS), isOver: true },
  ],
});

const ASKED = { email: sample.email, role: 'field' } as const;

/** A business person whose account has the invited address. */
const invited: User = { ...owner, email: customer.email };

const way = (more: Partial<InvitationFound>, who?: User) => {
  const invitation: InvitationFound = {
    business: { name: sample.firm },
    email: customer.email,
    role: 'field',
    account: 'none',
    ...more,
  };
  return seenBy(
    who,
    <OwnIds>
      <JoinWay token="none" invitation={invitation} />
    </OwnIds>,
  );
};

const peopleOf = (team: Team) => (
  <World who={owner}>
    <OwnIds>
      <div className="grid gap-4">
        <TeamPeople team={team} />
      </div>
    </OwnIds>
  </World>
);

const place = (role: InvitedRole): OwnBusiness => ({
  id: role,
  name: sample.firm,
  role,
  isCurrent: true,
  hasLeads: true,
});

const placeAs = (role: InvitedRole) =>
  seenBy(
    owner,
    <OwnIds>
      <OwnPlace business={place(role)} />
    </OwnIds>,
    { member: role },
  );

/** The people of a business, and how they come and go. */
export const teamCards: readonly CardInStates[] = [
  {
    name: 'TeamPeople',
    states: [
      ['empty', (before) => peopleOf(alone(before))],
      ['normal', (before) => peopleOf(several(before))],
    ],
  },
  {
    name: 'OwnPlace',
    states: [
      ['office', placeAs('office')],
      ['field', placeAs('field')],
    ],
  },
  {
    name: 'BusinessSwitch',
    states: [['normal', seenBy(owner, <BusinessSwitch />)]],
  },
  {
    name: 'JoinWay',
    states: [
      ['normal', way({})],
      ['known', way({ account: 'business' })],
      ['signedIn', way({ account: 'business' }, invited)],
      ['stranger', way({ account: 'business' }, owner)],
      ['customers', way({ account: 'other' })],
    ],
  },
];
