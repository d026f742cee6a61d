import { beforeAll, expect, test } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import type { Message, Messenger } from '../../platform/mail/messenger.ts';
import { atBank } from '../../testing/bank.ts';
import { castOf } from '../../testing/cast.ts';
import { theDay } from '../../testing/daytime.ts';
import { atEndOfFile } from '../../testing/end-of-file.ts';
import { openTestMarket, type TestMarket } from '../../testing/market.ts';
import { bearer, customerForm, visitor } from '../../testing/newcomer.ts';
import { outboxWorker } from '../../testing/outbox-worker.ts';
import { untilWaiting } from '../../testing/race.ts';
import { ANNOUNCE_JOB, noticeJobs } from '../notifications/index.ts';

// Nothing works the queue here but the workers of these tests, so that mail of every kind waits at once.

let market: TestMarket;

beforeAll(async () => {
  market = await openTestMarket({ ROLE: 'web' });
  atEndOfFile(() => market.product.stop());
});

const EVERY_PIPELINE = [
  'billing-change by email',
  'billing-payment by email',
  'complaint-received by email',
  'deactivated by email',
  'email-code by email',
  'enquiry by email',
  'farewell by email',
  'invitation by email',
  'lead-digest by email',
  'new-lead by sms',
  'quote-received by email',
  'security-code by email',
  'verify-email by email',
];

/** People do all that somebody is mailed or texted about; answers the ids of what waits, by what it is. */
async function everythingHappens(): Promise<Map<string, string>> {
  await market.reset();
  theDay(market.clock);
  const cast = castOf(market);
  const [carl, dana, eve] = [await cast.customer(), await cast.customer(), await cast.admin()];
  const [anna, bob] = [await cast.business(), await cast.business()];
  // Of those who hear of the lead she is the one who does nothing about it.
  await cast.business({ package: 'premium' });
  await bob.wants({ email: false, sms: true });
  const job = await carl.posts();
  await noticeJobs(market.product.market)[ANNOUNCE_JOB]?.({ jobId: job.id });
  await anna.quotes(await anna.lead(), { cost: 120 });
  const body = { email: 'ben@example.test', role: 'office' as const };
  await (await anna.api()).inviteMember({ body });
  const buyer = await cast.business({ subscription: 'none' });
  await buyer.comesBack(await atBank(market, await buyer.buys({}), 'authorise'));
  const open = visitor(market);
  const { token } = await open.registerCustomer({ body: customerForm() });
  const email = 'nora.new@example.test';
  await bearer(market, token).updateEmail({ body: { email, confirmedEmail: email } });
  await open.sendSecurityCode({ params: { email: carl.facts.email } });
  await open.contactUs({ body: COMPLAINT });
  await (await dana.api()).deleteAccount();
  const off = { is_active: 0 as const, reason: 'Somebody complained about this account.' };
  await (await eve.api()).changeCustomer({ params: { id: (await cast.customer()).id }, body: off });
  return waiting();
}

const COMPLAINT = {
  about: 'complaint' as const,
  name: 'Pat Lane',
  email: 'pat@example.test',
  mobile_number: '07700 900321',
  message: 'Nobody came to me.',
};

async function waiting(): Promise<Map<string, string>> {
  const { rows } = await market.product.database.pool.query<{ id: string; what: string }>(
    `select id, kind || ' by ' || channel as what from notices
      where status = 'queued' and id not in (select notice_id from leads_to_mail)`,
  );
  return new Map(rows.map(({ id, what }) => [id, what]));
}

/** The other end: keeps what it is given, and does something before it says that it has. */
function otherEnd(meanwhile: () => Promise<void>): Messenger & { taken: Message[] } {
  const taken: Message[] = [];
  return {
    taken,
    channels: ['email', 'sms'],
    async deliver(_tx, message) {
      taken.push(message);
      await meanwhile();
    },
  };
}

const idsOf = (taken: Message[]) => taken.map(({ id }) => id).toSorted();

test('of all kinds at once, two workers that meet at each send each once', {
  meta: { shows: ['R-16-028'] },
}, async () => {
  const all = await everythingHappens();
  expect([...new Set(all.values())].toSorted()).toEqual(EVERY_PIPELINE);
  // The first lets go only when the second stands before the lock.
  const end = otherEnd(() => untilWaiting(market.product.database.pool, 1));
  const send = outboxWorker(market, end);
  for (const id of all.keys()) await Promise.all([send(id), send(id)]);
  expect(idsOf(end.taken)).toEqual([...all.keys()].toSorted());
  expect(await waiting()).toEqual(new Map());
});

test('what only a mail says, and an address that is not the account’s, is forgotten with the mail', {
  meta: { shows: ['V2'] },
}, async () => {
  const all = await everythingHappens();
  const told = async () =>
    (await market.product.database.pool.query<{ kind: string }>(TOLD_ALONE)).rows.map(({ kind }) => kind);
  expect(await told()).toEqual(['deactivated', 'email-code', 'farewell']);
  for (const id of all.keys())
    await outboxWorker(
      market,
      otherEnd(async () => {}),
    )(id);
  expect(await told()).toEqual([]);
});

const TOLD_ALONE = 'select kind from notices where recipient is not null or facts is not null order by kind';

test('of all kinds at once, what was taken in by the time its sender was lost goes once more, as the same mail', {
  meta: { shows: ['R-16-028'] },
}, async () => {
  const all = await everythingHappens();
  const lost = otherEnd(() => Promise.reject(new Error('the worker is gone')));
  for (const id of all.keys())
    await expect(outboxWorker(market, lost)(id)).rejects.toThrow('the worker is gone');
  expect(await waiting()).toEqual(all);
  const end = otherEnd(async () => {});
  for (const id of [...all.keys(), ...all.keys()]) await outboxWorker(market, end)(id);
  expect(idsOf(lost.taken)).toEqual([...all.keys()].toSorted());
  expect(idsOf(end.taken)).toEqual(idsOf(lost.taken));
  const whoAndWhat = ({ id, to, subject }: Message) => [id, to, subject].join(' ');
  expect(end.taken.map(whoAndWhat).toSorted()).toEqual(lost.taken.map(whoAndWhat).toSorted());
});

/** What only the reader of a mail may know. */
const SECRETS = /\b\d{6}\b(?=\n)|(?<=\/join\/|\/unsubscribe\/|code=)[\w-]{20,}/g;

test('no code and no link that a mail carries is in its row, in the queue or in the log', {
  meta: { shows: ['T25'] },
}, async () => {
  const all = await everythingHappens();
  const end = otherEnd(async () => {});
  const log = createLog('debug', { write: (line) => void market.log.push(line) });
  for (const id of all.keys()) await outboxWorker(market, end, { log })(id);
  const secrets = end.taken.flatMap(({ text }) => text.match(SECRETS) ?? []);
  // A lead and a quote to be stopped, an invitation, a verification and two codes.
  expect(secrets.length).toBeGreaterThanOrEqual(6);
  const { rows } = await market.product.database.pool.query<{ said: string }>(
    'select n::text as said from notices n union all select j::text from pgboss.job j',
  );
  const kept = [...rows.map(({ said }) => said), ...market.log].join('\n');
  expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
});
