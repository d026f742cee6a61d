import type { User } from '../../contract/accounts.ts';
import type { InvitedRole, Member, Team } from '../../contract/team.ts';
import type { MemberRole } from '../../contract/words.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { BusinessSwitch } from '../marketplace/dashboard/account-choices.tsx';
import { type InvitationFound, JoinWay } from '../marketplace/team/join-way.tsx';
import { OwnPlace } from '../marketplace/team/own-place.tsx';
import { TeamPeople } from '../marketplace/team/team-people.tsx';
import type { Cards } from './cards.tsx';
import { ago, ahead, DAYS } from './moved.ts';
import { OwnIds } from './own-ids.tsx';
import { customer, longCustomer, owner } from './people.ts';
import { placeOf, seenBy } from './world.tsx';

const { sample } = galleryCopy;

const person = ({ id, name, email, avatar }: User, role: MemberRole, days: number): Member => ({
  id,
  name,
  email,
  avatar,
  role,
  since: ago(days * DAYS),
  isYou: id === owner.id,
});

const ALONE: Team = { members: [person(owner, 'owner', 300)], invitations: [] };
const ASKED = { email: sample.email, role: 'field' } as const;
const SEVERAL: Team = {
  members: [...ALONE.members, person(longCustomer, 'office', 40), person(customer, 'field', 1)],
  invitations: [
    { ...ASKED, id: 'open', sentAt: ago(DAYS), expiresAt: ahead(6 * DAYS), isOver: false },
    { ...ASKED, id: 'over', sentAt: ago(9 * DAYS), expiresAt: ago(2 * DAYS), isOver: true },
  ],
};

/** A business person whose account has the invited address. */
const invited: User = { ...owner, email: customer.email };

const way = (account: InvitationFound['account'], who?: User) => {
  const invitation = {
    business: { name: sample.firm },
    email: customer.email,
    role: 'field',
    account,
  } as const;
  return seenBy(
    who,
    <OwnIds>
      <JoinWay token="none" invitation={invitation} />
    </OwnIds>,
  );
};

const peopleOf = (team: Team) =>
  seenBy(
    owner,
    <OwnIds>
      <div className="grid gap-4">
        <TeamPeople team={team} />
      </div>
    </OwnIds>,
  );

const placeAs = (role: InvitedRole) =>
  seenBy(
    owner,
    <OwnIds>
      <OwnPlace business={{ ...placeOf(role), id: role }} />
    </OwnIds>,
    { member: role },
  );

/** The people of a business, and how they come and go. */
export const teamCards: Cards = {
  TeamPeople: { empty: peopleOf(ALONE), normal: peopleOf(SEVERAL) },
  OwnPlace: { office: placeAs('office'), field: placeAs('field') },
  BusinessSwitch: { normal: seenBy(owner, <BusinessSwitch />) },
  JoinWay: {
    normal: way('none'),
    known: way('business'),
    signedIn: way('business', invited),
    stranger: way('business', owner),
    customers: way('other'),
  },
};
