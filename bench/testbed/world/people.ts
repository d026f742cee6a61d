import { cellOf, type Point } from '../../../server/platform/geo/grid.ts';
import { at, type Demand, type Service, type Trade } from './catalogue.ts';
import type { Chance } from './chance.ts';
import { homes, nearestArea } from './geography.ts';
import { FIRST_NAMES, LAST_NAMES, MAIL_HOSTS } from './names.ts';
import { type Batch, type Row, spans, type Timeline, timeline } from './rows.ts';

const YEARS_OF_SIGN_UPS = 2;
const PREMIUM_SHARE = 0.3;
const SERVICES = { least: 2, most: 6 };

export type Customers = { count: number; id(n: number): string };

/** The businesses as the jobs need to know them; small, since there may be a million. */
export type Businesses = { count: number; id(n: number): string; point(n: number): Point; works: Works[] };
type Works = { trade: Trade; services: Service[] };

export type Maker = { chance: Chance; trades: readonly Trade[]; demand: Demand; now: Date };

export function customers({ chance, now }: Maker, count: number) {
  const born = timeline({ count, days: YEARS_OF_SIGN_UPS * 365, end: now });
  function* batches(): Generator<Batch> {
    for (const span of spans(count)) {
      yield {
        accounts: span.map((n) => account(chance, born, { n, role: 'customer' })),
        notification_settings: span.map((n) => ({
          account_id: born.id('customer', n),
          messages: false,
          new_job_leads: false,
        })),
      };
    }
  }
  return { batches, customers: { count, id: (n) => born.id('customer', n) } satisfies Customers };
}

export function businesses(maker: Maker, count: number) {
  const { chance, now } = maker;
  const born = timeline({ count, days: YEARS_OF_SIGN_UPS * 365, end: now });
  const home = homes(chance);
  const area = nearestArea();
  const lats = new Float64Array(count);
  const lngs = new Float64Array(count);
  const works: Works[] = [];
  const id = (n: number) => born.id('business', n);
  const point = (n: number): Point => ({ lat: lats[n] ?? 0, lng: lngs[n] ?? 0 });
  function* batches(): Generator<Batch> {
    for (const span of spans(count)) {
      for (const n of span) {
        ({ lat: lats[n], lng: lngs[n] } = home());
        works.push(worksOf(maker));
      }
      yield batchOf(
        span.map((n) => rowsOf(maker, born, { n, point: point(n), area: area(point(n)), ...at(works, n) })),
      );
    }
  }
  return { batches, businesses: { count, id, point, works } satisfies Businesses };
}

function worksOf({ chance, trades, demand }: Maker): Works {
  const place = demand.trade();
  const wanted = chance.between(SERVICES.least, SERVICES.most);
  const services = new Set<Service>();
  while (services.size < wanted) services.add(demand.serviceOf(place));
  return { trade: at(trades, place), services: [...services] };
}

type New = Works & { n: number; point: Point; area: { code: string; name: string } };

function rowsOf({ chance }: Maker, born: Timeline, { n, point, area, trade, services }: New) {
  const id = born.id('business', n);
  const created_at = born.at(n);
  const isPremium = chance.isLucky(PREMIUM_SHARE);
  const access = { package: isPremium ? 'premium' : 'standard', leads_until: 'infinity' };
  const place = { postcode: `${area.code}1 1AA`, town: area.name, ...point, ...outwardOf(point) };
  return {
    accounts: [account(chance, born, { n, role: 'business' })],
    notification_settings: [{ account_id: id, messages: true, new_job_leads: true }],
    businesses: [
      {
        id,
        owner_id: id,
        name: `${chance.pick(LAST_NAMES)} Works ${n}`,
        category_id: trade.id,
        ...place,
        ...access,
        created_at,
      },
    ],
    business_services: services.map((service) => ({ business_id: id, service_id: service.id })),
    subscriptions: [
      {
        id: born.id('subscription', n),
        business_id: id,
        package: access.package,
        status: 'active',
        created_at,
      },
    ],
    service_areas: services.map((service) => ({
      business_id: id,
      covers_id: service.id,
      cell: cellOf(point),
      ...point,
      ...access,
    })),
  };
}

/** The middle of its district: districts are about five kilometres wide. */
function outwardOf({ lat, lng }: Point) {
  const middle = { lat: Math.round(lat / 0.05) * 0.05, lng: Math.round(lng / 0.08) * 0.08 };
  return { outward_lat: middle.lat, outward_lng: middle.lng, outward_cell: cellOf(middle) };
}

/** Rows of several things, gathered by table. */
export function batchOf(things: Batch[]): Batch {
  const batch: Batch = {};
  for (const thing of things)
    for (const [table, rows] of Object.entries(thing)) (batch[table] ??= []).push(...rows);
  return batch;
}

function account(
  chance: Chance,
  born: Timeline,
  { n, role }: { n: number; role: 'customer' | 'business' },
): Row {
  const [first, last] = [chance.pick(FIRST_NAMES), chance.pick(LAST_NAMES)];
  const host = role === 'business' ? 'trade.test' : chance.pick(MAIL_HOSTS);
  const email = `${first}.${last}${n}@${host}`.toLowerCase();
  const created_at = born.at(n);
  return {
    id: born.id(role, n),
    reference: `${role === 'customer' ? 'C' : 'B'}-${String(n + 1).padStart(6, '0')}`,
    role,
    email,
    email_key: email,
    first_name: first,
    last_name: last,
    // Unique, as in life; of ranges that ring no mobile.
    mobile_number: `${role === 'customer' ? '070' : '076'}${String(n).padStart(8, '0')}`,
    // Nobody signs in with a password here: the load brings sessions of its own.
    password_hash: '-',
    verified_at: created_at,
    created_at,
  };
}
