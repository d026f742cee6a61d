import { expect } from 'vitest';
import { type Caller, callerOf, type Got } from './callers.ts';
import { jobWish } from './customer.ts';
import type { TestMarket } from './market.ts';
import type { Person } from './person.ts';
import type { SecondProcess } from './second-process.ts';

export type Posted = { key: string; title: string; got: Got };

/** Posts one job after another until there is nobody to take one. */
async function keepPosting(
  call: Caller,
  { name, posted }: { name: string; posted: Posted[] },
): Promise<void> {
  for (let n = 0; ; n++) {
    const [key, title] = [`${name}-${n}`, `Tap ${n} of ${name}`];
    const got = await call({ method: 'POST', path: '/job', body: jobWish({ title }), key });
    posted.push({ key, title, got });
    if (typeof got.status === 'string') return;
  }
}

export async function loadOf(process: SecondProcess, { carl, name }: { carl: Person; name: string }) {
  const posted: Posted[] = [];
  const callers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => callerOf(carl, process)));
  const over = Promise.all(callers.map((call, n) => keepPosting(call, { name: `${name}-${n}`, posted })));
  await expect.poll(() => posted.length, { interval: 5 }).toBeGreaterThan(40);
  return { posted, over };
}

/** For each job that was posted: how often it is there, in history, announced, and told to a business. */
export async function kept({ product }: TestMarket, titles: string[]) {
  const { rows } = await product.database.pool.query<{ times: string; jobs: number }>(
    `select times, count(*) as jobs from unnest($1::text[]) as wanted (title), lateral (
      select format('%s there, %s in history, %s announced', count(j.id),
        (select count(*) from history h where h.event = 'job.posted' and h.job_id = any(array_agg(j.id))),
        (select count(*) from pgboss.job b where b.name = 'announce-job'
          and b.data ->> 'jobId' = any(array_agg(j.id::text)))) as times
      from jobs j where j.title = wanted.title
    ) group by times order by times`,
    [titles],
  );
  return rows.map(({ times, jobs }) => `${jobs}: ${times}`);
}

export const ONCE = '1 there, 1 in history, 1 announced';
export const titlesOf = (posted: Posted[]) => posted.map(({ title }) => title);

/** A client that got no answer asks again with the same key; it does not matter whether the first request was taken. */
export async function askAgain(posted: Posted[], call: Caller): Promise<void> {
  for (const { key, title, got } of posted.filter(({ got }) => got.status !== 200)) {
    const again = await call({ method: 'POST', path: '/job', body: jobWish({ title }), key });
    expect(again, `${key} after ${got.status}`).toMatchObject({ status: 200 });
  }
}
