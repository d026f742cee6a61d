import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { anchorPlaces } from '../server/platform/geo/places.ts';
import { atEndOfFile } from '../server/testing/end-of-file.ts';
import { openTestMarket, type TestMarket } from '../server/testing/market.ts';
import { answerWith } from './answer-with.ts';
import { type Asked, wire } from './load/calls.ts';
import { openConnection } from './load/connection.ts';
import { openPeople, type People } from './people.ts';
import { bodyOf, openRecorder, type Recorder } from './recording.ts';
import { bars, reads } from './rows/index.ts';
import type { Ground, Handler, Row } from './rows/row.ts';
import { fillWorld } from './world.ts';

const TINY = { businesses: 10, customers: 10, jobs: 100 };
const ASKED = 2;

type Stage = { market: TestMarket; people: People; recorder: Recorder; ground: Ground };
let stage: Stage;

beforeAll(async () => {
  // As the bench itself: a worker would send its mails over the connections that are listened to.
  const market = await openTestMarket({ ROLE: 'web' });
  await fillWorld(market.ownerUrl, TINY, new Date());
  const people = await openPeople(market.ownerUrl);
  const pool = new pg.Pool({ connectionString: market.ownerUrl, max: 2 });
  const port = Number(new URL(market.baseUrl).port);
  const recorder = await openRecorder({ pool: market.product.database.pool, port });
  stage = { market, people, recorder, ground: { pool, places: anchorPlaces() } };
  atEndOfFile(async () => {
    recorder.close();
    await people.close();
    await pool.end();
    await market.product.stop();
  });
});

/** A page is drawn by the build, which is not there in every run of the tests. */
const rows = [...bars, ...reads].filter(({ same }) => same !== 'React alone');

for (const row of rows)
  test(`${row.name}: same answers what the product answers`, async () => {
    const asked = (await row.asks(stage.people)).slice(0, ASKED);
    const { gist = (answer: unknown) => answer } = row;
    const theirs = row.writes ? (asked[1] ?? asked[0]) : asked[0];
    expect(gist(await answered(await sameOf(row, asked), theirs))).toEqual(gist(await ours(asked[0])));
  });

for (const row of rows.filter(({ bare }) => bare))
  test(`${row.name}: bare lets nobody in without a session, and answers who has one`, async () => {
    const asked = (await row.asks(stage.people)).at(-1);
    const bare = answerWith({ row: row.name, side: 'bare', recording: null });
    expect(await answered(bare, asked)).toEqual(expect.anything());
    const stranger = asked && { ...asked, token: 'nobody' };
    expect(holdsAnything(await answered(bare, stranger))).toBe(false);
  });

test('a recorded answer is not given for other rows than the product read', async () => {
  const row = reads.find(({ name }) => name === 'visitor: recent work');
  if (!row) throw new Error('the row has another name now');
  const asked = await row.asks(stage.people);
  const same = await sameOf(row, asked);
  await stage.market.asOwner('delete from reviews');
  await expect(answered(same, asked[0])).rejects.toThrow('0 rows in place of');
});

async function sameOf(row: Row, asked: Asked[]): Promise<Handler> {
  const recording = typeof row.same === 'function' ? null : await stage.recorder.record(asked);
  return answerWith({ row: row.name, side: 'same', recording });
}

async function answered(handler: Handler, asked: Asked | undefined): Promise<unknown> {
  if (!asked) throw new Error('nothing is asked');
  const { path, token = '' } = asked;
  const received = { path, token, key: String(Math.random()), body: bodyOf(asked) };
  const text = await handler(stage.ground, received);
  return text === null ? null : JSON.parse(text);
}

async function ours(asked: Asked | undefined): Promise<unknown> {
  if (!asked) throw new Error('nothing is asked');
  const connection = await openConnection(Number(new URL(stage.market.baseUrl).port));
  const { status, body } = await connection.ask(wire(asked, `ours-${Math.random()}`));
  connection.close();
  if (status !== 200) throw new Error(`${status} ${body()}`);
  return JSON.parse(body());
}

/** Neither a row nor a figure other than 0. */
function holdsAnything(answer: unknown): boolean {
  if (answer === null || answer === 0) return false;
  if (Array.isArray(answer)) return answer.length > 0;
  if (typeof answer === 'object') return Object.values(answer).some(holdsAnything);
  return true;
}
