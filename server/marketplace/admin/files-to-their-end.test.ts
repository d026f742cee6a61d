import { expect } from 'vitest';
import type { TestMarket } from '../../testing/market.ts';
import { story } from '../../testing/story.ts';

const BATCHES = 3;
const BATCH = 500;
const MANY = BATCHES * BATCH - 100;

/** Businesses of three moments, two names and addresses of one kind, whose own ids say nothing of their accounts'. */
const manyBusinesses = ({ product }: TestMarket, like: string) =>
  product.database.pool.query(
    `with made as (
      insert into accounts
        (id, reference, role, email, email_key, first_name, last_name, mobile_number, password_hash, created_at)
      select gen_random_uuid(), 'B-9' || n, 'business', n || '@x.test', n || '@x.test', 'N', 'O' || repeat('h', n % 2),
        n, '', story_begins() - make_interval(hours => n % 3)
      from generate_series(1, $2::int) n returning id, created_at
    )
    insert into businesses
      (id, owner_id, name, postcode, town, lat, lng, outward_lat, outward_lng, outward_cell, created_at)
    select gen_random_uuid(), made.id, 'Old & Co', b.postcode, b.town, b.lat, b.lng, b.outward_lat, b.outward_lng,
      b.outward_cell, made.created_at
    from made, businesses b where b.id = $1`,
    [like, MANY],
  );

/** Reads a file line by line, and does something once when it has come so far. */
async function addressesIn(
  answer: Response,
  atLine: number,
  meanwhile: () => Promise<unknown>,
): Promise<string[]> {
  const found: string[] = [];
  let rest = '';
  let isDone = false;
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split('\r\n');
    rest = lines.pop() ?? '';
    found.push(...lines.flatMap((line) => /[\w.]+@x\.test/.exec(line)?.[0] ?? []));
    if (found.length > 3 * MANY) throw new Error('the file does not end');
    if (!isDone && found.length >= atLine) {
      isDone = true;
      await meanwhile();
    }
  }
  return found;
}

story(
  'a file of businesses or customers has each row once and ends, in every order, while rows come and go',
  { shows: ['T17'] },
  async (stage) => {
    const { market } = stage;
    const { pool } = market.product.database;
    const [anna, adam] = [await stage.business(), await stage.admin()];
    const headers = { authorization: `Bearer ${await adam.token()}` };
    await manyBusinesses(market, anna.id);
    const file = (noun: string, sort: string) =>
      fetch(`${market.baseUrl}/api/admin/${noun}.csv?sort=${sort}`, { headers });
    for (const role of ['business', 'customer'] as const) {
      await pool.query(`update accounts set role = $1 where email like '%@x.test'`, [role]);
      for (const sort of ['newest', 'oldest', 'name', 'email']) {
        const noun = role === 'business' ? 'businesses' : 'customers';
        const whole = await addressesIn(await file(noun, sort), MANY, () => Promise.resolve());
        expect([noun, sort, whole.length, new Set(whole).size]).toEqual([noun, sort, MANY, MANY]);
        // Some that were read and some that were not go, and come back as others.
        const goes = `email ~ '^1?7.?@x.test$'`;
        const changing = await addressesIn(await file(noun, sort), BATCH, () =>
          pool.query(
            `update accounts set email = 'gone.' || email, email_key = 'gone.' || email_key where ${goes}`,
          ),
        );
        const stayed = whole.filter((address) => !/^1?7.?@/.test(address));
        expect(changing.filter((address) => stayed.includes(address))).toEqual(stayed);
        await pool.query(
          `update accounts set email = replace(email, 'gone.', ''), email_key = replace(email_key, 'gone.', '')`,
        );
      }
    }
  },
);
