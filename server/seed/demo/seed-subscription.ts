import type { PackageName, SubscriptionStatus } from '../../../contract/words.ts';
import type { Tx } from '../../platform/db/db.ts';
import { DAY_MS } from '../../platform/clock.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { PACKAGES } from '../catalogue.ts';
import { fixedId } from '../fixed-id.ts';
import { booksIn } from '../simulator/index.ts';

type Wish = {
  /** Of the business. */
  id: BusinessId;
  owner: string;
  package: PackageName;
  status: SubscriptionStatus;
  /** Days from now until when it is paid; less than nothing when that is over. */
  paidDays: number;
};

const MONTH_DAYS = 30;
const VAT_RATE = 20;

/**
 * A subscription as if it had been bought from the simulated bank, which has it in its books too: it can be changed,
 * cancelled and paid otherwise like any other. The payments and invoices come with the first look at the bank.
 */
export async function seedSubscription(tx: Tx, wish: Wish, now: Date): Promise<void> {
  const net = PACKAGES.find(({ name }) => name === wish.package)?.net_pence ?? 0;
  const vat = (net * VAT_RATE) / 100;
  const reference = `sim_subscription_${wish.owner}`;
  const paidThrough = new Date(now.getTime() + wish.paidDays * DAY_MS);
  const begun = new Date(paidThrough.getTime() - MONTH_DAYS * DAY_MS);
  const isRunning = wish.paidDays > 0;
  await tx
    .insertInto('subscriptions')
    .values({
      id: fixedId(`subscription ${wish.owner}`),
      business_id: wish.id,
      package: wish.package,
      status: wish.status,
      provider: 'simulator',
      method: 'card',
      provider_ref: reference,
      net_pence: net,
      vat_pence: vat,
      gross_pence: net + vat,
      vat_rate: VAT_RATE,
      paid_through: paidThrough,
      next_payment_at: isRunning ? paidThrough : null,
      created_at: begun,
    })
    .execute();
  await seedBank(tx, { ...wish, reference, gross: net + vat, begun, paidThrough });
}

type AtBank = Wish & { reference: string; gross: number; begun: Date; paidThrough: Date };

async function seedBank(tx: Tx, { reference, gross, begun, paidThrough, ...wish }: AtBank): Promise<void> {
  const isRunning = wish.paidDays > 0;
  const what = `${wish.package.slice(0, 1).toUpperCase()}${wish.package.slice(1)} package`;
  await booksIn(tx)
    .insertInto('simulator.subscriptions')
    .values({
      id: reference,
      method: 'card',
      status: isRunning ? 'running' : 'lapsed',
      gross_pence: gross,
      what,
      anchor_at: paidThrough,
      next_charge_at: isRunning ? paidThrough : null,
      ended_because: isRunning ? null : 'lapsed',
      created_at: begun,
    })
    .execute();
  await booksIn(tx)
    .insertInto('simulator.charges')
    .values({
      id: `sim_charge_${wish.owner}`,
      key: `${reference}:first`,
      subscription_id: reference,
      status: 'paid',
      gross_pence: gross,
      what,
      pays_until: paidThrough,
      outcome: 'paid',
      created_at: begun,
    })
    .execute();
}
