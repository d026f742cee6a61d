import { actorForBusiness } from '../server/marketplace/actors.ts';
import type { Actor } from '../server/platform/actor.ts';
import type { BusinessId } from '../server/platform/ids.ts';
import { writeSync } from 'node:fs';
import pg from 'pg';
import { stopPayments } from '../server/marketplace/billing/subscription/cancel-subscription.ts';
import { previewChange, switchPackage } from '../server/marketplace/billing/package-change/change-package.ts';
import { askAboutPayment } from '../server/marketplace/billing/reconciliation/confirm-payment.ts';
import type { BillingDeps } from '../server/marketplace/billing/index.ts';
import { resumePayments } from '../server/marketplace/billing/subscription/resume-subscription.ts';
import { startCheckout } from '../server/marketplace/billing/checkout/start-checkout.ts';
import { startMethodUpdate } from '../server/marketplace/billing/checkout/update-method.ts';
import { readConfig } from '../server/platform/config.ts';
import { systemClock } from '../server/platform/clock.ts';
import { createLog } from '../server/platform/log/log.ts';
import { ProviderAway } from '../server/platform/payments/provider.ts';
import { authorise, cancelPage } from '../server/seed/simulator/bank.ts';
import { deliverDue } from '../server/seed/simulator/index.ts';
import { Refusal } from '../server/platform/refusal.ts';
import { createProduct, type Product } from '../server/product.ts';
import { chanceFrom } from './prove/chance.ts';
import { disturbed, type Disturbance } from './prove/disturbed.ts';

// One process of `npm run prove:payments`: buys, changes and cancels until nothing is left, or until it is killed.

const {
  DATABASE_URL: databaseUrl = '',
  LANE: lane = '',
  SEED: seed = '',
  KILL_AT: killAt = '',
} = process.env;
const deadly = new Set(killAt.split(' '));
const chance = chanceFrom(seed);
const AT_ONCE = 4;
const SURELY_AFTER = 4_000;
const TRIES = 6;
const PRESSED = ['paid', 'paid', 'paid', 'failed', 'disputed'] as const;

/** How often a call fails, before or after it has done its work; and how often a deadly point is survived. */
const ODDS = { failure: 0.03, survival: deadly.size > 8 ? 0.8 : 0.3 };

const disturb: Disturbance = (point) => {
  if (deadly.has(point) && chance() >= ODDS.survival) {
    writeSync(1, `killed at ${point}\n`);
    process.kill(process.pid, 'SIGKILL');
  }
  if (chance() < ODDS.failure) throw new ProviderAway(point);
};

const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
pool.on('error', () => undefined);
const config = readConfig({ PLATFORM: 'staging', DATABASE_URL: databaseUrl, DATABASE_WAIT: '20000' });
const product = await createProduct({
  config,
  databaseUrl,
  clock: systemClock,
  log: createLog('silent'),
  wrapProvider: (provider) => disturbed(provider, disturb),
});
await Promise.all(Array.from({ length: AT_ONCE }, () => work(product)));
await product.stop();
await pool.end();

async function work({ app, billing }: Product): Promise<void> {
  for (let done = 0; done < SURELY_AFTER; done++) {
    const businessId = await nextTask();
    if (!businessId) return;
    await journey(billing, businessId);
    await deliver(app, billing);
    await pool.query(`update prove_tasks set state = 'done' where business_id = $1`, [businessId]);
  }
}

async function nextTask(): Promise<BusinessId | null> {
  const { rows } = await pool.query<{ business_id: BusinessId }>(
    `update prove_tasks set state = $1 where n = (
      select n from prove_tasks where state = 'new' order by n limit 1 for update skip locked
    ) returning business_id`,
    [lane],
  );
  return rows[0]?.business_id ?? null;
}

/** What a business does, and does again when it hears that something went wrong. */
async function journey(deps: BillingDeps, businessId: BusinessId): Promise<void> {
  const actor = await actorForBusiness(deps.market.db, businessId);
  const wish = {
    package: chance() < 0.5 ? ('standard' as const) : ('premium' as const),
    payment_method: chance() < 0.5 ? ('card' as const) : ('direct_debit' as const),
    promo_code: chance() < 0.3 ? 'SHARE' : null,
  };
  const other = wish.package === 'standard' ? ('premium' as const) : ('standard' as const);
  if (chance() < 0.1) await insist(() => startCheckout(deps, { actor, wish: { ...wish, package: other } }));
  const page = await insist(() => startCheckout(deps, { actor, wish }));
  if (!page) return;
  const reference = referenceIn(page);
  if (chance() < 0.1) return void (await cancelPage(deps.market, reference));
  if (chance() < 0.05) return;
  await authorise(deps.market, reference, PRESSED[Math.floor(chance() * PRESSED.length)] ?? 'paid');
  disturbQuietly('after the bank');
  if (chance() < 0.7) await insist(() => askAboutPayment(deps, actor, { session_id: reference }));
  if (chance() < 0.3) await changeTo(deps, actor, other);
  if (chance() < 0.1) await payOtherwise(deps, actor);
  if (chance() < 0.3) await insist(() => stopPayments(deps, actor));
  if (chance() < 0.3) await insist(() => resumePayments(deps, actor));
}

function referenceIn({ redirect_url }: { redirect_url: string }): string {
  return new URL(redirect_url).pathname.split('/').at(-1) ?? '';
}

/** Now and then it gives up after one try, and wishes the package that it has: what was begun is withdrawn. */
async function changeTo(deps: BillingDeps, actor: Actor, to: 'standard' | 'premium'): Promise<void> {
  const change = await insist(() => previewChange(deps, actor, to));
  if (!change) return;
  const isImpatient = chance() < 0.5;
  const wish = { package: to, due_now: change.dueNow.gross / 100 };
  await insist(() => switchPackage(deps, { actor, wish }), isImpatient ? 1 : TRIES);
  const back = to === 'standard' ? ('premium' as const) : ('standard' as const);
  if (isImpatient) await insist(() => switchPackage(deps, { actor, wish: { package: back, due_now: 0 } }));
}

async function payOtherwise(deps: BillingDeps, actor: Actor): Promise<void> {
  const page = await insist(() => startMethodUpdate(deps, actor));
  if (!page) return;
  const reference = referenceIn(page);
  await authorise(deps.market, reference, 'paid');
  if (chance() < 0.5) await insist(() => askAboutPayment(deps, actor, { session_id: reference }));
}

/** Tries again while the answer is that nobody knows; any other refusal is an answer. */
async function insist<T>(call: () => Promise<T>, tries = TRIES): Promise<T | null> {
  for (let turn = 0; turn < tries; turn++)
    try {
      const answer = await call();
      disturbQuietly('after the commit');
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== 'unavailable') return null;
    }
  return null;
}

function disturbQuietly(point: string): void {
  try {
    disturb(point.replaceAll(' ', '-'));
  } catch {
    // A failure here would only be the lost answer, which is what asking again is for.
  }
}

/** The post brings some events twice, in any order, and sometimes not at all. */
async function deliver(app: Product['app'], { market }: BillingDeps): Promise<void> {
  if (chance() < 0.2) return;
  await deliverDue(
    market,
    async (url, payload, headers) =>
      chance() < 0.1 ? 503 : (await app.inject({ method: 'POST', url, payload, headers })).statusCode,
    { copies: 1 + Math.floor(chance() * 3), order: (events) => events.toSorted(() => chance() - 0.5) },
  );
}
