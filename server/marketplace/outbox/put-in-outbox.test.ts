import { expect } from 'vitest';
import { inTransaction } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import { type Message, Undeliverable } from '../../platform/mail/messenger.ts';
import { outboxWorker } from '../../testing/outbox-worker.ts';
import { type Stage, story } from '../../testing/story.ts';
import { callOff, type Outgoing, putInOutbox, type Scope } from './put-in-outbox.ts';

/** What an act does with the outbox, in its transaction. */
const act = ({ market }: Stage, work: (scope: Scope) => Promise<void>): Promise<void> =>
  inTransaction(market.product.market.db, (tx) =>
    work({ tx, queue: market.product.market.queue, now: market.clock.now() }),
  );

type Row = { id: string; kind: string; status: string; recipient: string | null; facts: unknown };

async function outbox({ market }: Stage): Promise<Row[]> {
  const { rows } = await market.product.database.pool.query<Row>(
    'select id, kind, status, recipient, facts from notices order by kind, status, id',
  );
  return rows;
}

/** A mail that says its note, to an address of its own. */
const mail = (
  accountId: Outgoing['accountId'],
  subjectId: string,
  more: Partial<Outgoing> = {},
): Outgoing => ({
  kind: 'review-hidden',
  accountId,
  subjectId,
  recipient: 'carl.at.work@example.test',
  facts: { note: 'The job: J000123.' },
  ...more,
});

story('what is called off before it goes is not sent and not kept, and nothing else is', async (stage) => {
  const { market, customer } = stage;
  const [{ accountId: carl }, { accountId: dana }] = [await customer(), await customer()];
  const [review, another] = [newId(), newId()];
  await act(stage, (scope) => putInOutbox(scope, [mail(carl, review, { facts: { note: 'Sent before.' } })]));
  await market.settled();
  await act(stage, async (scope) => {
    await putInOutbox(scope, [
      mail(carl, review),
      mail(carl, another, { facts: { note: 'Another review.' } }),
      mail(dana, review, { facts: { note: 'Another person.' } }),
      mail(carl, review, { kind: 'review-deleted', facts: { note: 'Another matter.' } }),
    ]);
    await callOff(scope, { kind: 'review-hidden', accountId: carl, subjectId: review });
  });
  await market.settled();
  const sent = { status: 'sent', recipient: null, facts: null };
  expect(await outbox(stage)).toMatchObject([
    { ...sent, kind: 'review-deleted' },
    { ...sent, kind: 'review-hidden', status: 'dropped' },
    ...Array.from({ length: 3 }, () => ({ ...sent, kind: 'review-hidden' })),
  ]);
  const said = (await market.mailTo('carl.at.work@example.test')).map(({ text }) => text).join('\n');
  for (const note of ['Sent before.', 'Another review.', 'Another person.', 'Another matter.'])
    expect(said).toContain(note);
  expect(said).not.toContain('J000123');
});

story('what has a key goes once, and what has none goes as often as it is put there', async (stage) => {
  const { accountId } = await stage.customer();
  const review = newId();
  const keyed = mail(accountId, review, { key: 'once' });
  await act(stage, async (scope) => {
    await putInOutbox(scope, [keyed, mail(accountId, review)]);
    await putInOutbox(scope, [keyed, mail(accountId, review)]);
    await putInOutbox(scope, []);
  });
  await stage.market.settled();
  expect(await stage.market.mailTo('carl.at.work@example.test')).toHaveLength(3);
});

/** A mail that waits, since no job of the queue was made for it, and a messenger of its own for it. */
async function waitingMail(stage: Stage, kind = 'review-hidden') {
  const { market } = stage;
  const { accountId } = await stage.customer();
  await market.product.database.pool.query(
    `insert into notices (id, key, kind, channel, account_id, recipient, facts, created_at)
    values ($1, 'waits', $2, 'email', $3, 'carl.at.work@example.test', '{"note": "The job: J000123."}', $4)`,
    [newId(), kind, accountId, market.clock.now()],
  );
  const [waiting] = await outbox(stage);
  const taken: Message[] = [];
  const goes = (failure?: Error) =>
    outboxWorker(market, {
      channels: ['email'],
      async deliver(_tx, message) {
        taken.push(message);
        if (failure) throw failure;
      },
    })(waiting?.id ?? '');
  return { waiting, taken, goes };
}

story('a mail of a kind that only the next release knows waits for it', async (stage) => {
  const { waiting, taken, goes } = await waitingMail(stage, 'of-the-next-release');
  await expect(goes()).rejects.toThrow('nobody knows how to write a mail of the kind of-the-next-release');
  expect(await outbox(stage)).toEqual([waiting]);
  expect(taken).toEqual([]);
});

story('a mail that the other end will never take is dropped, also where nothing follows', async (stage) => {
  const { waiting, taken, goes } = await waitingMail(stage);
  await goes(new Undeliverable('there is no such mailbox'));
  await goes();
  const gone = { ...waiting, status: 'dropped', recipient: null, facts: null };
  expect(await outbox(stage)).toEqual([gone]);
  expect(taken).toHaveLength(1);
});
