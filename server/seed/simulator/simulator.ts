import type { Selectable } from 'kysely';
import { inTransaction, type Tx } from '../../platform/db/db.ts';
import {
  type Addresses,
  type Charge,
  type ChargeStatus,
  type HostedPage,
  type PaymentProvider,
  ProviderRefused,
  type SubscriptionSnapshot,
  type Terms,
} from '../../platform/payments/provider.ts';
import { abandonPage, settlePage } from './bank.ts';
import {
  accountsOf,
  Asked,
  type Books,
  lockSubscription,
  newReference,
  settleStatus,
  takeCharge,
} from './books.ts';
import { moody } from './moody.ts';
import { tell } from './post.ts';
import { type BankTables, booksIn } from './schema.ts';
import { leave, resume, stop } from './stopping.ts';
import { verified } from './signature.ts';

/**
 * A payment provider that lives in our own database: both methods, hosted pages at /simulator, signed webhooks.
 * The default outside production, where it is refused.
 */
export function simulatorProvider(books: Books & { appUrl: string }): PaymentProvider {
  const { db, clock } = books;
  const write = <T>(work: (tx: Tx, now: Date) => Promise<T>) =>
    inTransaction(db, (tx) => work(tx, clock.now()));
  const provider: PaymentProvider = {
    name: 'simulator',
    openCheckout: (_payer, terms, addresses) =>
      openPage(books, terms, asked(terms, { ...addresses, subscription: null })),
    findCheckout: async (_payer, key) => (await checkoutWith(books, key))?.id ?? null,
    settleCheckout: (reference, terms) => write((tx, now) => settlePage(tx, { reference, terms, now })),
    closeCheckout: (reference) => write((tx) => closePage(tx, reference)),
    abandonCheckout: (reference) => write((tx) => abandonPage(tx, reference)),
    read: (subscription) => read(books, subscription),
    cancel: (subscription, when) =>
      write((tx, now) => stop(tx, { id: subscription, isAtOnce: when === 'now', now })),
    resume: (subscription, terms, from) =>
      write((tx, now) => resume(tx, { id: subscription, terms, from, now })),
    charge: (subscription, terms) => write((tx, now) => chargeOnce(tx, { subscription, terms, now })),
    withdrawCharge: (subscription, key) => isCharged(books, subscription, key),
    changePrice: (subscription, { what, grossPence }) =>
      write((tx) => reprice(tx, { subscription, what, grossPence })),
    openMethodUpdate: (subscription, terms, addresses) =>
      openPage(books, terms, asked(terms, { ...addresses, subscription })),
    leave: (subscription) => write((tx, now) => leave(tx, { id: subscription, now })),
    payerOf: async () => null,
    eventsOf: (body, headers) => verified(body, headers, clock.now()),
  };
  return moody(provider, books);
}

type Where = Addresses & { subscription: string | null };

const asked = ({ method, what, grossPence }: Terms, where: Where): Asked => ({
  purpose: where.subscription ? 'method' : 'checkout',
  method,
  what,
  grossPence,
  doneUrl: where.doneUrl,
  cancelledUrl: where.cancelledUrl,
  subscription: where.subscription,
});

const pageOf = ({ appUrl }: { appUrl: string }, id: string): string => `${appUrl}/simulator/checkout/${id}`;

const checkoutWith = ({ db }: Books, key: string) =>
  booksIn(db)
    .selectFrom('simulator.checkouts')
    .where('key', '=', key)
    .select(['id', 'asked'])
    .executeTakeFirst();

/** The same key answers the same page; with other terms it is refused, as the real ones do. */
async function openPage(
  books: Books & { appUrl: string },
  { key }: Terms,
  wanted: Asked,
): Promise<HostedPage> {
  await booksIn(books.db)
    .insertInto('simulator.checkouts')
    .values({
      id: newReference('checkout'),
      key,
      asked: JSON.stringify(wanted),
      status: 'open',
      created_at: books.clock.now(),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const found = await checkoutWith(books, key);
  if (!found || Asked.parse(found.asked).grossPence !== wanted.grossPence)
    throw new ProviderRefused('the key was used for something else');
  return { reference: found.id, url: pageOf(books, found.id) };
}

async function closePage(tx: Tx, reference: string): Promise<void> {
  await booksIn(tx)
    .updateTable('simulator.checkouts')
    .set({ status: 'cancelled' })
    .where('id', '=', reference)
    .where('status', '=', 'open')
    .execute();
}

async function read({ db }: Books, id: string): Promise<SubscriptionSnapshot> {
  const subscription = await booksIn(db)
    .selectFrom('simulator.subscriptions')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  if (!subscription) throw new ProviderRefused('no such subscription');
  const rows = await booksIn(db)
    .selectFrom('simulator.charges')
    .where('subscription_id', 'in', await accountsOf(db, id))
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const charges = rows.map(chargeOf);
  return {
    is: subscription.status as SubscriptionSnapshot['is'],
    customer: null,
    cancelsAt: subscription.cancels_at,
    nextPaymentAt: subscription.next_charge_at,
    charges,
    attention: rows
      .filter((row) => row.outcome === 'disputed' && row.confirms_at === null)
      .map((row) => ({ why: 'dispute', charge: row.id })),
  };
}

function chargeOf(row: Selectable<BankTables['simulator.charges']>): Charge {
  const status = row.status as ChargeStatus;
  const isReturned = ['refunded', 'charged_back'].includes(row.status);
  return {
    reference: row.id,
    status,
    grossPence: row.gross_pence,
    returnedPence: isReturned ? row.gross_pence : row.returned_pence,
    takenAt: row.taken_at ?? row.created_at,
    paysUntil: row.pays_until,
    key: row.pays_until === null ? row.key : null,
  };
}

type OneCharge = { subscription: string; terms: Terms; now: Date };

async function chargeOnce(tx: Tx, { subscription: id, terms, now }: OneCharge): Promise<Charge> {
  const subscription = await lockSubscription(tx, id);
  if (!subscription) throw new ProviderRefused('no such subscription');
  const charge = await takeCharge(tx, subscription, {
    ...terms,
    outcome: subscription.next_outcome === 'failed' ? 'failed' : 'paid',
    paysUntil: null,
    at: now,
  });
  await settleStatus(tx, id);
  await tell(tx, now, { type: 'charge.created', about: { subscription: id } });
  return chargeOf(charge);
}

/** Nothing of a charge is left half done here: it stands, or it was never asked for. */
async function isCharged({ db }: Books, subscription: string, key: string): Promise<boolean> {
  const charge = await booksIn(db)
    .selectFrom('simulator.charges')
    .where('subscription_id', 'in', await accountsOf(db, subscription))
    .where('key', '=', key)
    .where('status', '!=', 'failed')
    .select('id')
    .executeTakeFirst();
  return charge !== undefined;
}

async function reprice(tx: Tx, to: { subscription: string; what: string; grossPence: number }) {
  await booksIn(tx)
    .updateTable('simulator.subscriptions')
    .set({ gross_pence: to.grossPence, what: to.what })
    .where('id', '=', to.subscription)
    .execute();
}
