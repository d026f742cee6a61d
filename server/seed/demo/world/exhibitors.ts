import type { BusinessId, UserId } from '../../../platform/ids.ts';
import { JOBS } from '../jobs.ts';
import { BUSINESSES, businessId, PEOPLE, peopleJoined, personId } from '../people.ts';
import type { Firm } from './firms.ts';
import { joinedAt } from './moments.ts';
import { firmId, ownerId } from './world-ids.ts';

/** A business that shows its sign and its work. */
export type Exhibitor = Pick<Firm, 'key' | 'owner' | 'postcode' | 'sign' | 'trade'> & {
  /** What it shows work of; all of its trade, where it names none. */
  services: readonly string[];
  /** Who has finished nothing here has no work to show. */
  hasFinishedWork: boolean;
  businessId: BusinessId;
  ownerId: UserId;
  joined: (now: Date) => Date;
};

export const exhibitors = (firms: readonly Firm[]): Exhibitor[] => [...ofReadme(), ...firms.map(ofWorld)];

const ofWorld = (firm: Firm, place: number): Exhibitor => ({
  key: firm.key,
  trade: firm.trade,
  postcode: firm.postcode,
  services: [],
  hasFinishedWork: true,
  sign: firm.sign,
  owner: firm.owner,
  businessId: firmId(firm),
  ownerId: ownerId(firm),
  joined: (now) => joinedAt(firm, place, now),
});

/** Who has no sign yet shows nothing. */
const ofReadme = (): Exhibitor[] =>
  BUSINESSES.flatMap(({ owner, trade, postcode, services, sign }) => {
    const person = PEOPLE.find(({ first }) => first === owner);
    if (sign === null || !person) return [];
    return {
      key: owner.toLowerCase(),
      trade,
      postcode,
      services,
      // allow no-status-literal: the script of the demo says how a record stands; nothing is moved by it
      hasFinishedWork: JOBS.some(({ wonBy, status }) => wonBy === owner && status === 'finished'),
      sign,
      owner: person,
      businessId: businessId(owner),
      ownerId: personId(owner),
      joined: peopleJoined,
    };
  });
