import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { anchorPlaces } from '../../server/platform/geo/places.ts';
import { atEndOfFile } from '../../server/testing/end-of-file.ts';
import { openTestMarket, type TestMarket } from '../../server/testing/market.ts';
import { type Asked, wire } from '../testbed/load/calls.ts';
import { openConnection } from '../testbed/load/connection.ts';
import { openPeople, type People } from '../testbed/people.ts';
import { bars, reads } from './index.ts';
import { profilePage } from './profile-page.ts';
import type { Ground, Handler } from './row.ts';
import { fillWorld } from '../testbed/world.ts';

const TINY = { businesses: 10, customers: 10, jobs: 100 };

type Stage = { market: TestMarket; people: People; ground: Ground };
let stage: Stage;

beforeAll(async () => {
  const market = await openTestMarket({ ROLE: 'web' });
  await fillWorld(market.ownerUrl, TINY, new Date());
  const people = await openPeople(market.ownerUrl, market.product.market.files);
  const pool = new pg.Pool({ connectionString: market.ownerUrl, max: 2 });
  stage = { market, people, ground: { pool, places: anchorPlaces() } };
  atEndOfFile(async () => {
    await people.close();
    await pool.end();
    await market.product.stop();
  });
});

/** A page is drawn by the build, which is not there in every run of the tests. */
const rows = [...bars, ...reads].filter((row) => row !== profilePage);

for (const { name, asks } of rows)
  test(`${name}: the product answers what is asked`, async () => {
    const [asked] = await asks(stage.people);
    expect(await ours(asked)).toEqual(expect.anything());
  });

for (const { name, asks, bare } of rows.flatMap(({ bare, ...row }) => (bare ? [{ ...row, bare }] : [])))
  test(`${name}: bare lets nobody in without a session, and answers who has one`, async () => {
    const asked = (await asks(stage.people)).at(-1);
    expect(await answered(bare, asked)).toEqual(expect.anything());
    const stranger = asked && { ...asked, token: 'nobody' };
    expect(holdsAnything(await answered(bare, stranger))).toBe(false);
  });

async function answered(bare: Handler, asked: Asked | undefined): Promise<unknown> {
  if (!asked) throw new Error('nothing is asked');
  const { path, token = '', body } = asked;
  const received = { path, token, key: String(Math.random()), body: body ? JSON.stringify(body) : '' };
  const text = await bare(stage.ground, received);
  return text === null ? null : JSON.parse(text);
}

async function ours(asked: Asked | undefined): Promise<unknown> {
  if (!asked) throw new Error('nothing is asked');
  const connection = await openConnection(Number(new URL(stage.market.baseUrl).port));
  const { status, body } = await connection.ask(wire(asked, `ours-${Math.random()}`));
  connection.close();
  if (status !== 200) throw new Error(`${status} ${body()}`);
  const text = body();
  return /^[[{]/.test(text) ? JSON.parse(text) : text;
}

/** Neither a row nor a figure other than 0. */
function holdsAnything(answer: unknown): boolean {
  if (answer === null || answer === 0) return false;
  if (Array.isArray(answer)) return answer.length > 0;
  if (typeof answer === 'object') return Object.values(answer).some(holdsAnything);
  return true;
}
