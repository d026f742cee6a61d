import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/db.ts';
import { newId, type UserId } from '../../platform/ids.ts';
import { atBank } from '../../testing/bank.ts';
import type { Business } from '../../testing/business.ts';
import type { Customer } from '../../testing/customer.ts';
import { declinesEarlyEnd, proposesEarlyEnd } from '../../testing/early-end-acts.ts';
import type { TestMarket } from '../../testing/market.ts';
import { visitor } from '../../testing/newcomer.ts';
import { Person as Someone } from '../../testing/person.ts';
import { allowAnyWord, CANARY, countOf, plantEverywhere, rowsOf } from '../../testing/planted.ts';
import { placesOf } from '../../testing/scan.ts';
import { bringsPdf, sendsFiles } from '../../testing/pictures/attach.ts';
import { type Stage, story } from '../../testing/story.ts';
import { noteFile } from '../files/index.ts';
import { type Person, personalColumnsOf } from '../personal-data.ts';
import { DECLARED } from '../registry.ts';
import { inOrder } from './erase.ts';
import { cancelsVisit, proposes, timeIn } from '../../testing/visiting.ts';

/** The worker that removes the bytes of a file reads its kind, so no canary stands there. */
const UNPLANTED = new Set(['files.kind']);

/** Two people with all that a story brings about: finished work, a review, a purchase; addresses with a canary. */
async function lives({ customer, business, market }: Stage) {
  const carl = await customer({ name: 'Zqcanaryo Zqcanaryni', email: 'zqcanary.carl@example.test' });
  const anna = await business({
    name: 'Zqcanaryel Zqcanaryll',
    email: 'zqcanary.anna@example.test',
    subscription: 'none',
  });
  await anna.comesBack(await atBank(market, await anna.buys(), 'authorise'));
  for (const who of [carl, anna]) {
    await failsToLogIn(market, who.facts.email);
    await writesToUs(market, who.facts.email);
    await notesPicture(market, who.accountId);
  }
  const job = await carl.posts();
  await hasPhoto(market, job.id, carl.accountId);
  const lead = await anna.lead();
  await anna.isInterestedIn(lead);
  await hasLook(market, lead.id, carl.accountId);
  await carl.changes(job, { title: 'Another tap drips' });
  const near = await anna.writes(lead, 'I am near');
  await sendsFiles(anna, lead, { attachments: [(await bringsPdf(anna, lead)).id] });
  const coming = await carl.writes(lead, 'come in');
  const report = { reason: 'other', note: 'Odd' } as const;
  await (await carl.api()).reportMessage({ params: { id: near.id }, body: report });
  await (await anna.api()).reportMessage({ params: { id: coming.id }, body: report });
  const times = [timeIn(market, 3)];
  await cancelsVisit(carl, await proposes(anna, lead, { times, words: 'At noon' }), 'Not then');
  await carl.declines(await anna.quotes(lead, { cost: 120 }), { reason: 'too_late', words: 'Sorry' });
  await anna.revises(await anna.quotes(lead, { cost: 99 }), { cost: 95, because: 'Less to do' });
  const line = { kind: 'labour', text: 'Two hours', quantity: 2, unit: 'hour', unit_price: 49.5 } as const;
  const duration = { count: 2, unit: 'hours' } as const;
  const [first] = await anna.openQuotes();
  if (first) await anna.withdraws(first);
  await carl.accepts(await anna.quotes(lead, { detail: { lines: [line], vat: 'included_20', duration } }));
  await declinesEarlyEnd(carl, await proposesEarlyEnd(anna, job));
  await declinesEarlyEnd(anna, await proposesEarlyEnd(carl, job));
  await anna.finishes(job);
  await carl.reviews(job, { rating: 5, comment: 'Zqcanaryo was here, says Zqcanaryni' });
  await (await carl.api()).blockOther({ params: { id: lead.id } });
  await market.settled();
  return { carl, anna };
}

/** The rows of a photo, as it is brought, placed and looked at by an admin. */
async function hasPhoto({ product, clock }: TestMarket, jobId: string, accountId: UserId) {
  const { db } = product.market;
  const [id, now] = [newId(), clock.now()];
  const file = {
    id,
    kind: 'photo',
    name: '',
    mediaType: 'image/webp',
    bytes: 1,
    width: 2,
    height: 2,
  } as const;
  await inTransaction(db, (tx) => noteFile(tx, file, { accountId, now }));
  const placed = { file_id: id, job_id: jobId, position: 0, text: 'x', width: 2, height: 2 };
  await db.insertInto('job_photos').values(placed).execute();
  await db.updateTable('jobs').set({ photos_count: 1 }).where('id', '=', jobId).execute();
  const look = { admin_id: accountId, job_id: jobId, reason: 'x', looked_at: now };
  await db.insertInto('photo_looks').values(look).execute();
}

/** As if an admin had looked at the files of the conversation. */
const hasLook = ({ product, clock }: TestMarket, leadId: string, accountId: UserId) =>
  product.market.db
    .insertInto('attachment_looks')
    .values({ admin_id: accountId, lead_id: leadId, reason: 'x', looked_at: clock.now() })
    .execute();

/** Counted by the address they gave. */
const failsToLogIn = ({ baseUrl }: TestMarket, email: string) =>
  fetch(`${baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'wrong' }),
  });

const writesToUs = (market: TestMarket, email: string) =>
  visitor(market).contactUs({
    body: { about: 'question', name: 'P', email, mobile_number: '07700 900321', message: 'Where is it?' },
  });

/** The row of a picture, as an upload leaves it; decoding one would keep this file out of the mutation tests. */
const notesPicture = ({ product, clock }: TestMarket, accountId: UserId) =>
  inTransaction(product.market.db, (tx) =>
    noteFile(
      tx,
      { id: newId(), kind: 'picture', name: 'me.png', mediaType: 'image/webp', bytes: 1 },
      { accountId, now: clock.now() },
    ),
  );

async function personOf({ product }: TestMarket, id: UserId): Promise<Person> {
  return product.market.db
    .selectFrom('accounts')
    .where('id', '=', id)
    .select(['id', 'email_key', 'first_name', 'last_name', 'mobile_number'])
    .executeTakeFirstOrThrow();
}

/** Everything that the declarations promise to keep of a person, as text. */
async function keptOf({ product }: TestMarket, person: Person): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of DECLARED)
    for (const [column, { onErasure }] of personalColumnsOf(table)) {
      if (!table.of || onErasure.fate !== 'kept') continue;
      const { rows } = await sql<{ value: string | null }>`
        select ${sql.ref(column)}::text as value from ${rowsOf(table, person)}`.execute(product.market.db);
      found[`${table.table}.${column}`] = rows.flatMap(({ value }) => value ?? []);
    }
  return found;
}

/** Plants canaries, deletes the account, and answers how it was before. */
async function leaves(market: TestMarket, who: Customer | Business) {
  const owned = { businessId: who.facts.businessId ?? null, except: UNPLANTED };
  const missed = await plantEverywhere(market, { person: await personOf(market, who.accountId), ...owned });
  const person = await personOf(market, who.accountId);
  const before = await keptOf(market, person);
  // The session they had has a canary for its secret.
  await (await new Someone(market, who.facts).api()).deleteAccount();
  await market.settled();
  return { person, missed, before };
}

/** What an erasure takes is gone, or as declared. */
async function mustBeErased(market: TestMarket, person: Person): Promise<void> {
  const { db } = market.product.market;
  const { rows } = await sql<{
    now: Date;
  }>`select deleted_at as now from accounts where id = ${person.id}`.execute(db);
  const erasure = { person, now: rows[0]?.now ?? new Date(0) };
  for (const table of DECLARED) {
    const theirs = rowsOf(table, person);
    if (table.onErasure !== 'rows stay')
      expect([table.table, await countOf(market, theirs)]).toEqual([table.table, 0]);
    for (const [column, { onErasure }] of personalColumnsOf(table)) {
      if (onErasure.fate !== 'becomes') continue;
      const other = sql`${theirs} and ${sql.ref(column)} is distinct from ${onErasure.value(erasure)}`;
      expect([table.table, column, await countOf(market, other)]).toEqual([table.table, column, 0]);
    }
  }
}

/** A subscription ends with the account, as if its owner had ended it. */
const ENDED = new Set(['subscriptions.status', 'subscriptions.next_payment_at']);

async function mustBeKept(market: TestMarket, person: Person, before: Record<string, string[]>) {
  const after = await keptOf(market, person);
  for (const [at, values] of Object.entries(before))
    if (!ENDED.has(at)) expect([at, after[at]]).toEqual([at, expect.arrayContaining(values)]);
}

/** Of every table, as a scan names them. */
const keptPlaces = () =>
  DECLARED.flatMap((table) =>
    personalColumnsOf(table).flatMap(([column, { onErasure }]) =>
      onErasure.fate === 'kept' ? [`public.${table.table}.${column}`] : [],
    ),
  );

test('an account is erased after all that is found by its address, and its changes are forgotten last', () => {
  const others = DECLARED.filter(({ table }) => !['accounts', 'audit_details'].includes(table));
  const inTurn = [...others.map(({ table }) => table), 'accounts', 'audit_details'];
  expect(inOrder(DECLARED).map(({ table }) => table)).toEqual(inTurn);
});

story(
  'of every declared column what an erasure takes goes, and what it keeps stays',
  { shows: ['V2', 'R-16-033'] },
  async (stage) => {
    const { market } = stage;
    await allowAnyWord(market);
    const { carl, anna } = await lives(stage);
    const missed: string[][] = [];
    for (const who of [carl, anna]) {
      const left = await leaves(market, who);
      missed.push(left.missed);
      await mustBeErased(market, left.person);
      await mustBeKept(market, left.person, left.before);
    }
    const { canary = [] } = await placesOf(market, { canary: CANARY });
    expect(canary).toContain('public.invoices.sold_to');
    expect(canary.filter((at) => !keptPlaces().includes(at))).toEqual([]);
    // Each column was one that a canary had been in, of at least one of them.
    const [ofCarl = [], ofAnna = []] = missed;
    expect(ofCarl.filter((at) => ofAnna.includes(at))).toEqual([...UNPLANTED]);
  },
);
