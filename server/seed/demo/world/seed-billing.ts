import { sql } from 'kysely';
import { brand } from '../../../../contract/brand.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { refreshAccess } from '../../../marketplace/billing/index.ts';
import { inMonths, nextDay } from '../../../platform/payments/months.ts';
import { PACKAGES } from '../../catalogue.ts';
import { fixedId } from '../../fixed-id.ts';
import type { Firm } from './firms.ts';
import { insertRows } from './insert-rows.ts';
import { joinedAt } from './moments.ts';
import { firmId } from './world-ids.ts';

const VAT_RATE = 20;
/** Of which business the card was declined this month, and which leaves at the end of it. */
const UNPAID = 'hearthside';
const LEAVING = 'tessellate';

type Bought = {
  firm: Firm;
  id: string;
  reference: string;
  what: string;
  price: { net_pence: number; vat_pence: number; gross_pence: number };
  joined: Date;
  paidThrough: Date;
  months: { at: Date; until: Date; isPaid: boolean }[];
};

/** Subscriptions from the day on which each business came, paid month by month, with the books of the simulated bank. */
export async function seedBilling(tx: Tx, firms: readonly Firm[], now: Date): Promise<void> {
  const bought = firms.map((firm, place) => boughtBy(firm, joinedAt(firm, place, now), now));
  await insertRows(
    tx,
    'subscriptions',
    bought.map((one) => subscription(one, now)),
  );
  await insertRows(tx, 'simulator.subscriptions', bought.map(atBank));
  await seedPayments(tx, bought);
  for (const firm of firms) await refreshAccess(tx, firmId(firm));
}

function boughtBy(firm: Firm, joined: Date, now: Date): Bought {
  const net = PACKAGES.find(({ name }) => name === firm.package)?.net_pence ?? 0;
  const vat = (net * VAT_RATE) / 100;
  const all = Array.from({ length: firm.monthsHere + 1 }, (_, month) => inMonths(joined, month)).filter(
    (at) => at <= now,
  );
  const months = all.map((at, month) => ({
    at,
    until: nextDay(joined, at),
    isPaid: firm.key !== UNPAID || month < all.length - 1,
  }));
  return {
    firm,
    id: fixedId(`world subscription ${firm.key}`),
    reference: `sim_subscription_${firm.key}`,
    what: `${firm.package.slice(0, 1).toUpperCase()}${firm.package.slice(1)} package`,
    price: { net_pence: net, vat_pence: vat, gross_pence: net + vat },
    joined,
    paidThrough: months.findLast(({ isPaid }) => isPaid)?.until ?? joined,
    months,
  };
}

function subscription({ firm, id, reference, price, joined, paidThrough, months }: Bought, now: Date) {
  const [isUnpaid, isLeaving] = [firm.key === UNPAID, firm.key === LEAVING];
  return {
    id,
    business_id: firmId(firm),
    package: firm.package,
    // allow no-status-literal: the script of the demo says how a record stands; nothing is moved by it
    status: isUnpaid ? 'past_due' : isLeaving ? 'cancelled' : 'active',
    provider: 'simulator',
    method: 'card',
    provider_ref: reference,
    ...price,
    vat_rate: VAT_RATE,
    paid_through: paidThrough,
    next_payment_at: isLeaving ? null : (months.at(-1)?.until ?? null),
    cancels_at: isLeaving ? paidThrough : null,
    past_due_since: isUnpaid ? (months.at(-1)?.at ?? null) : null,
    is_payment_pending: false,
    snapshot_number: 0,
    heard_at: now,
    created_at: joined,
  };
}

const atBank = ({ firm, reference, price, what, joined, paidThrough, months }: Bought) => ({
  id: reference,
  method: 'card',
  status: firm.key === UNPAID ? 'unpaid' : 'running',
  gross_pence: price.gross_pence,
  what,
  anchor_at: joined,
  next_charge_at: months.at(-1)?.until ?? null,
  cancels_at: firm.key === LEAVING ? paidThrough : null,
  next_outcome: 'paid',
  created_at: joined,
});

async function seedPayments(tx: Tx, bought: readonly Bought[]): Promise<void> {
  const charges = bought.flatMap(chargesOf).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  await insertRows(
    tx,
    'simulator.charges',
    charges.map(({ charge, reference, place, at, until, isPaid, price, what }) => ({
      id: charge,
      key: place === 0 ? `${reference}:first` : `${reference}:${at.toISOString()}`,
      subscription_id: reference,
      status: isPaid ? 'paid' : 'failed',
      gross_pence: price.gross_pence,
      returned_pence: 0,
      what,
      pays_until: until,
      outcome: isPaid ? 'paid' : 'failed',
      created_at: at,
    })),
  );
  await insertRows(tx, 'payments', charges.map(payment));
  await seedPapers(
    tx,
    charges.filter(({ isPaid }) => isPaid),
  );
}

const chargesOf = (one: Bought) =>
  one.months.map((month, place) => {
    const charge = `sim_charge_${one.firm.key}_${place}`;
    return { ...one, ...month, place, charge, payment: fixedId(`world payment ${charge}`) };
  });

const payment = ({ payment: id, id: bought, firm, charge, isPaid, what, price, at }: Charged) => ({
  id,
  subscription_id: bought,
  business_id: firmId(firm),
  provider: 'simulator',
  provider_ref: charge,
  status: isPaid ? 'paid' : 'failed',
  what,
  ...price,
  vat_rate: VAT_RATE,
  taken_at: at,
  created_at: at,
});

type Charged = ReturnType<typeof chargesOf>[number];

/** An entry of the ledger and an invoice for each payment, numbered without a gap in the order in which they were paid. */
async function seedPapers(tx: Tx, paid: readonly Charged[]): Promise<void> {
  await insertRows(
    tx,
    'ledger_entries',
    paid.map(({ payment: paidBy, price, at }) => ({
      payment_id: paidBy,
      entry: 1,
      pence: price.gross_pence,
      created_at: at,
    })),
  );
  const counter = await tx.selectFrom('invoice_numbers').select('last').executeTakeFirst();
  const before = counter?.last ?? 0;
  const { company, registration, address } = brand.operator;
  await insertRows(
    tx,
    'invoices',
    paid.map(({ payment: paidBy, firm, at }, place) => ({
      id: fixedId(`world invoice ${paidBy}`),
      number: before + place + 1,
      payment_id: paidBy,
      business_id: firmId(firm),
      sold_by: { name: company, registration, address, vatNumber: null },
      sold_to: {
        name: firm.name,
        person: `${firm.owner.first} ${firm.owner.last}`,
        address: null,
        postcode: firm.postcode,
      },
      issued_at: at,
    })),
  );
  await sql`
    insert into invoice_numbers (only_row, last) values (true, ${before + paid.length})
    on conflict (only_row) do update set last = excluded.last`.execute(tx);
}
