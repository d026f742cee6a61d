import type { Role } from '../../../../contract/words.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import type { UserId } from '../../../platform/ids.ts';
import type { Customer } from './customers.ts';
import type { Firm } from './firms.ts';
import { insertRows } from './insert-rows.ts';
import type { World } from './lives.ts';
import { joinedAt, momentOf } from './moments.ts';
import { nextNumbers } from './next-numbers.ts';
import { firmId, memberId, ownerId } from './world-ids.ts';

type Person = {
  id: UserId;
  role: Role;
  first: string;
  last: string;
  email: string;
  mobile: string;
  joined: Date;
};

/** The domain of the world's people. It is reserved, so no mail would ever arrive. */
const DOMAIN = 'world.fettle.test';
const FIRST_OWNER_MOBILE = 7_700_900_750;
const FIRST_MEMBER_MOBILE = 7_700_900_800;
const LETTERS: Record<Role, string> = { customer: 'C', business: 'B', admin: 'A' };

export type Begun = { now: Date; passwordHash: string };

/** The accounts of the world, oldest first, so that their references rise with time. */
export async function seedPeople(tx: Tx, world: World, { now, passwordHash }: Begun): Promise<void> {
  const people = peopleOf(world, now);
  const numbers = await nextNumbers(tx, 'account_numbers', people.length);
  await insertRows(
    tx,
    'accounts',
    people.map(({ id, role, first, last, email, mobile, joined }, place) => ({
      id,
      role,
      reference: `${LETTERS[role]}-${numbers[place]}`,
      email,
      email_key: email,
      first_name: first,
      last_name: last,
      mobile_number: mobile,
      password_hash: passwordHash,
      is_active: true,
      verified_at: joined,
      created_at: joined,
    })),
  );
  await insertRows(tx, 'notification_settings', people.map(told));
}

function peopleOf({ firms, customers, lives }: World, now: Date): Person[] {
  const firstJob = new Map<Customer, number>();
  for (const life of lives) {
    const posted = momentOf(life, now)(0).getTime();
    firstJob.set(life.customer, Math.min(posted, firstJob.get(life.customer) ?? posted));
  }
  return [
    ...firms.map((firm, place) => owner(firm, place, now)),
    ...members(firms, now).map(({ person }) => person),
    ...customers.map((customer, place) =>
      buyer(customer, firstJob.get(customer) ?? looksAround(place, now), now),
    ),
  ].toSorted((a, b) => a.joined.getTime() - b.joined.getTime());
}

const told = ({ id, role }: Person) => ({
  account_id: id,
  by_email: true,
  by_sms: false,
  messages: true,
  new_job_leads: role === 'business',
  newsletters: false,
  recommendations: false,
  special_offers: false,
});

const owner = (firm: Firm, place: number, now: Date): Person => ({
  ...firm.owner,
  id: ownerId(firm),
  role: 'business',
  email: `${firm.key}@${DOMAIN}`,
  mobile: mobileOf(place),
  joined: joinedAt(firm, place, now),
});

/** Those who work for the businesses, who came with them. */
const members = (firms: readonly Firm[], now: Date) =>
  firms
    .flatMap((firm, place) => firm.team.map((member, number) => ({ firm, place, member, number })))
    .map(({ firm, place, member: { first, last, role }, number }, nth) => {
      const id = memberId(firm, number);
      const email = `${first}@${firm.key}.${DOMAIN}`.toLowerCase();
      const mobile = `0${FIRST_MEMBER_MOBILE + nth}`;
      const joined = joinedAt(firm, place, now);
      const person: Person = { id, role: 'business', first, last, email, mobile, joined };
      return { person, firm, role };
    });

/** Once the businesses are there. */
export const seedTeams = (tx: Tx, { firms }: World, now: Date): Promise<void> =>
  insertRows(
    tx,
    'memberships',
    members(firms, now).map(({ person, firm, role }) => ({
      business_id: firmId(firm),
      account_id: person.id,
      role,
      created_at: person.joined,
    })),
  );

export const mobileOf = (place: number): string => `0${FIRST_OWNER_MOBILE + place}`;

const LOOKS_FOR_DAYS = 75;

/** When somebody came who has posted nothing yet: each on a day and at an hour of their own. */
const looksAround = (place: number, now: Date): number =>
  now.getTime() - (1 + ((place * 13) % LOOKS_FOR_DAYS)) * DAY_MS - ((place * 37) % 600) * 60_000;

/** Somebody registers when posting the first job. */
const buyer = ({ id, first, last, email, mobile }: Customer, posted: number, now: Date): Person => ({
  id,
  first,
  last,
  email,
  mobile,
  role: 'customer',
  joined: new Date(Math.min(posted, now.getTime() - DAY_MS) - 600_000),
});
