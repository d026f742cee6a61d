import { describe, expect, test } from 'vitest';
import { type Db, type Tx } from '../../platform/db/db.ts';
import { kind, type Sending, subjectOf, type Waiting } from './kind.ts';

const now = new Date('2027-01-15T12:00:00Z');
// No kind of these tests reads a database.
const sending: Sending = { tx: {} as Tx, db: {} as Db, now, appUrl: 'http://fettle.test', secretKey: '' };
const waiting: Waiting = {
  id: 'a-notice',
  kind: 'lost-key',
  channel: 'email',
  account_id: null,
  business_id: null,
  subject_id: null,
  recipient: null,
  facts: null,
  created_at: now,
};

const found = (door: string | undefined) => ({
  facts: async () => door,
  words: (_sending: Sending, facts: string, { id }: Waiting) => ({
    to: 'carl@example.test',
    subject: `The key to the ${facts}`,
    text: id,
    html: '',
  }),
});

describe('a kind of mail', () => {
  test('has words made of its facts, for the row that waits', async () => {
    const words = await kind(found('shed')).compose(sending, waiting);
    expect(words).toMatchObject({ subject: 'The key to the shed', text: 'a-notice' });
  });

  test('has no words where what it is about has gone', async () => {
    const isMoot = () => false;
    expect(await kind(found(undefined)).compose(sending, waiting)).toBeNull();
    expect(await kind({ ...found(undefined), isMoot }).compose(sending, waiting)).toBeNull();
  });

  test('has no words once it is moot, which it judges by its facts, the hour and the row', async () => {
    const judged: unknown[] = [];
    const shed = (isMoot: boolean) =>
      kind({ ...found('shed'), isMoot: (...asked) => judged.push(asked) > 0 && isMoot });
    expect(await shed(true).compose(sending, waiting)).toBeNull();
    expect(await shed(false).compose(sending, waiting)).toMatchObject({ to: 'carl@example.test' });
    expect(judged).toEqual([
      ['shed', { now, waiting }],
      ['shed', { now, waiting }],
    ]);
  });

  test('keeps what follows a refusal, and that it leaves nothing', () => {
    const refused = async () => {};
    expect(kind({ ...found('shed'), refused, leavesNothing: true })).toMatchObject({
      refused,
      leavesNothing: true,
    });
  });

  test('that needs something to be about is refused without it', () => {
    expect(subjectOf({ ...waiting, subject_id: 'a-job' })).toBe('a-job');
    expect(() => subjectOf(waiting)).toThrow('a mail of the kind lost-key is about nothing');
  });
});
