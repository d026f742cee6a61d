import type { Role } from '../../contract/words.ts';
import { categoryId, serviceId } from '../seed/catalogue.ts';
import { createAccount, hashPassword } from '../marketplace/accounts/index.ts';
import { refreshAccess } from '../marketplace/billing/index.ts';
import { placed } from '../marketplace/businesses/index.ts';
import type { Clock } from '../platform/clock.ts';
import { inTransaction, type Tx } from '../platform/db/db.ts';
import { anchorPlaces } from '../platform/geo/places.ts';
import { type BusinessId, newId, type UserId } from '../platform/ids.ts';
import { Business } from './business.ts';
import { Customer } from './customer.ts';
import type { TestMarket } from './market.ts';
import { PASSWORD, type PersonFacts } from './facts.ts';
import { mobileOf } from './mobiles.ts';
import { Person } from './person.ts';

type PersonOptions = { name?: string; email?: string; mobile?: string; verified?: boolean };

export type BusinessOptions = PersonOptions & {
  postcode?: string;
  category?: string;
  /** None: all services of the category. */
  services?: string[];
  package?: 'standard' | 'premium';
  /** `none`: it never bought anything. */
  subscription?: 'none' | 'not_subscribed' | 'active' | 'past_due' | 'expired' | 'cancelled';
  pastDueSince?: Date;
  paidThrough?: Date;
};

export type Cast = ReturnType<typeof castOf>;

const places = anchorPlaces();
const passwordHash = hashPassword(PASSWORD);
let born = 0;

/** Brings people into a market; each acts through the door like everybody. */
export function castOf(market: TestMarket) {
  const join = (work: (come: Coming) => Promise<void>) =>
    inTransaction(market.product.market.db, (tx) => work({ tx, now: aMomentLater(market.clock) }));
  return {
    async customer(options: PersonOptions = {}): Promise<Customer> {
      const person = personOf('customer', options);
      await join((come) => addAccount(come, person));
      return new Customer(market, person);
    },
    async business(options: BusinessOptions = {}): Promise<Business> {
      const person = { ...personOf('business', options), businessId: newId<BusinessId>() };
      await join((come) => addBusiness(come, person, options));
      return new Business(market, person);
    },
    /** Somebody of a business's team, who acts for it. */
    async member(owner: Business, role: 'office' | 'field', options: PersonOptions = {}): Promise<Business> {
      const person = { ...personOf('business', options), businessId: owner.id };
      await join(async ({ tx, now }) => {
        await addAccount({ tx, now }, person);
        const of = { business_id: owner.id, account_id: person.id, role, created_at: now };
        await tx.insertInto('memberships').values(of).execute();
      });
      return new Business(market, person);
    },
    async admin(options: PersonOptions = {}): Promise<Person> {
      const person = personOf('admin', options);
      await join((come) => addAccount(come, person));
      return new Person(market, person);
    },
  };
}

function personOf(role: Role, options: PersonOptions): PersonFacts {
  born += 1;
  const [firstName = 'Pat', ...rest] = (options.name ?? `Pat Number${born}`).split(' ');
  return {
    id: newId<UserId>(),
    role,
    firstName,
    lastName: rest.join(' ') || 'Smith',
    email: options.email ?? `${role}${born}@example.test`,
    mobile: options.mobile ?? mobileOf(born),
    isVerified: options.verified ?? true,
  };
}

/** Somebody who comes into a market. */
type Coming = { tx: Tx; now: Date };

async function addAccount({ tx, now }: Coming, person: PersonFacts): Promise<void> {
  const isCreated = await createAccount(tx, {
    id: person.id,
    role: person.role,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    mobileNumber: person.mobile,
    passwordHash: await passwordHash,
    verifiedAt: person.isVerified ? now : null,
    createdAt: now,
  });
  if (!isCreated) throw new Error(`somebody has ${person.email} or ${person.mobile} already`);
}

/**
 * No two people come in the same millisecond, so that a list by age has one order only. The clock stands, so they come
 * within the second before.
 */
function aMomentLater(clock: Clock): Date {
  const now = clock.now().getTime();
  latest = latest >= now - SECOND_MS && latest < now ? latest + 1 : now - SECOND_MS;
  return new Date(latest);
}
const SECOND_MS = 1000;
let latest = 0;

async function addBusiness(
  { tx, now }: Coming,
  person: PersonFacts,
  options: BusinessOptions,
): Promise<void> {
  await addAccount({ tx, now }, person);
  const { businessId: id = newId<BusinessId>() } = person;
  const place = await places.find(options.postcode ?? 'SE1 7PB');
  if (!place) throw new Error('unknown post code');
  const category = options.category ?? 'Plumbing';
  await tx
    .insertInto('businesses')
    .values({
      id,
      owner_id: person.id,
      name: `${person.lastName} & Co`,
      category_id: categoryId(category),
      ...placed(place),
      created_at: now,
    })
    .execute();
  const services = options.services ?? ['Fix a leak or burst pipe', 'Repair or replace a tap'];
  const rows = services.map((name) => ({ business_id: id, service_id: serviceId(category, name) }));
  if (rows.length > 0) await tx.insertInto('business_services').values(rows).execute();
  if (options.subscription !== 'none') await subscribe({ tx, now }, id, options);
}

async function subscribe(
  { tx, now }: Coming,
  businessId: BusinessId,
  options: BusinessOptions,
): Promise<void> {
  await tx
    .insertInto('subscriptions')
    .values({
      id: newId(),
      business_id: businessId,
      package: options.package ?? 'standard',
      status: options.subscription ?? 'active',
      past_due_since: options.pastDueSince ?? null,
      paid_through: options.paidThrough ?? null,
      created_at: now,
    })
    .execute();
  await refreshAccess(tx, businessId);
}
