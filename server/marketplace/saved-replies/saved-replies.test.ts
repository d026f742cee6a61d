import { expect } from 'vitest';
import { MOST_SAVED_REPLIES } from '../../../contract/saved-replies.ts';
import { refusalOf } from '../../testing/api.ts';
import type { Business } from '../../testing/business.ts';
import { untilWaiting } from '../../testing/race.ts';
import { story } from '../../testing/story.ts';
import { KEY, rows, thrice } from '../../testing/thrice.ts';

const GREETING = 'Good morning {first name}, about {job}.\n{my name}';

const REFUSED = { status: 'rejected', reason: expect.objectContaining({ code: 'saved_replies_full' }) };

const saves = async (one: Business, body: string, name?: string) =>
  (await (await one.api()).addSavedReply({ body: { name, body } })).replies;

const repliesOf = async (one: Business) => (await (await one.api()).savedReplies()).replies;
const wordsOf = async (one: Business) => (await repliesOf(one)).map(({ body }) => body);

story(
  'a business keeps its replies in its own order, changes and removes them, and another business meets none of them',
  { shows: ['C3'] },
  async (stage) => {
    const [anna, ben] = [await stage.business(), await stage.business()];
    const annas = await anna.api();
    expect(await repliesOf(anna)).toEqual([]);
    await saves(anna, GREETING, 'Greeting');
    await saves(anna, 'On my way', '  ');
    const [first, second] = await saves(anna, 'Paid, thank you');
    expect(await repliesOf(anna)).toEqual([
      { id: expect.any(String), name: 'Greeting', body: GREETING },
      { id: expect.any(String), name: null, body: 'On my way' },
      { id: expect.any(String), name: null, body: 'Paid, thank you' },
    ]);
    const foreign = (await saves(ben, 'Hello from Ben'))[0]?.id ?? '';
    await saves(ben, 'Bye from Ben');
    await annas.orderSavedReplies({ body: { ids: [second?.id ?? '', foreign, second?.id ?? ''] } });
    expect(await wordsOf(anna)).toEqual(['On my way', GREETING, 'Paid, thank you']);
    await annas.changeSavedReply({ params: { id: first?.id ?? '' }, body: { body: 'Hello' } });
    expect((await repliesOf(anna))[1]).toEqual({ id: first?.id, name: null, body: 'Hello' });
    await annas.removeSavedReply({ params: { id: second?.id ?? '' } });
    await saves(anna, 'The last');
    expect(await wordsOf(anna)).toEqual(['Hello', 'Paid, thank you', 'The last']);

    for (const id of [foreign, second?.id ?? '']) {
      expect(await refusalOf(annas.changeSavedReply({ params: { id }, body: { body: 'Mine' } }))).toBe(
        'not_found',
      );
      expect(await refusalOf(annas.removeSavedReply({ params: { id } }))).toBe('not_found');
    }
    await saves(ben, 'The last of Ben');
    expect(await wordsOf(ben)).toEqual(['Hello from Ben', 'Bye from Ben', 'The last of Ben']);
    expect(await refusalOf(saves(anna, 'x'.repeat(2001)))).toBe('invalid');
    expect(await refusalOf(saves(anna, ' \n '))).toBe('invalid');
    expect(await refusalOf(saves(anna, 'Hello', 'x'.repeat(61)))).toBe('invalid');
  },
);

story(
  'thirty replies are the most: of two who save the thirtieth at once one is refused, and the same form counts once',
  { shows: ['C3', 'ruling 50'] },
  async (stage) => {
    const { market, business, member } = stage;
    const anna = await business();
    const olga = await member(anna, 'office');
    const keyed = await anna.api({ headers: KEY });
    const answers = await thrice(() => keyed.addSavedReply({ body: { body: 'Number 1' } }));
    expect(answers.map(({ replies }) => replies.length)).toEqual([1, 1, 1]);
    for (let n = 2; n < MOST_SAVED_REPLIES; n++) await saves(anna, `Number ${n}`);

    // The row that both need is held until both wait for it, so each has come as far as it can without the other.
    const { pool } = market.product.database;
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query(`select from businesses where id = $1 for no key update`, [anna.id]);
    const both = Promise.allSettled([anna, olga].map(async (one) => saves(one, `By ${one.name}`)));
    await untilWaiting(pool, 2);
    await holder.query('commit');
    holder.release();
    const [saved, refused, ...more] = (await both).toSorted((a, b) => a.status.localeCompare(b.status));
    expect([saved?.status, refused, more]).toEqual(['fulfilled', REFUSED, []]);
    expect(await rows(stage, 'saved_replies')).toBe(MOST_SAVED_REPLIES);

    const [first] = await repliesOf(anna);
    await (await anna.api()).removeSavedReply({ params: { id: first?.id ?? '' } });
    expect(await saves(anna, 'Room again')).toHaveLength(MOST_SAVED_REPLIES);
  },
);

story(
  'the office keeps the replies of a business, the field inserts them, and they go with the account of its owner',
  { shows: ['C3', 'T26'] },
  async (stage) => {
    const { market, business, member } = stage;
    const anna = await business();
    const [olga, fred] = [await member(anna, 'office'), await member(anna, 'field')];
    await saves(anna, 'By Anna');
    const [first] = await saves(olga, 'By Olga');
    expect(await wordsOf(fred)).toEqual(['By Anna', 'By Olga']);
    const freds = await fred.api();
    const params = { id: first?.id ?? '' };
    for (const act of [
      async () => saves(fred, 'By Fred'),
      async () => freds.changeSavedReply({ params, body: { body: 'By Fred' } }),
      async () => freds.removeSavedReply({ params }),
      async () => freds.orderSavedReplies({ body: { ids: [] } }),
    ])
      expect(await refusalOf(act())).toBe('forbidden');

    await (await olga.api()).leaveTeam({ params: { id: anna.id } });
    expect(await wordsOf(anna)).toEqual(['By Anna', 'By Olga']);
    await (await anna.api()).deleteAccount();
    await market.settled();
    expect(await rows(stage, 'saved_replies')).toBe(0);
  },
);
