import { expect, vi } from 'vitest';
import { PAGE_SIZE } from '../server/platform/db/page.ts';
import { msOf } from '../server/testing/plans.ts';
import { type Stage, story } from '../server/testing/story.ts';

vi.setConfig({ testTimeout: 240_000 });

const MANY = 50_000;
/** At the server, with HTTP around it. */
const MOST_MS = 10;

/** SQL: an id of version 4 that is the same each time. */
const idOf = (text: string) => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;

type Filling = { accountId: string; ofEach: number; job: string };

/** One a minute, so many of each job in a row, one in ten of them unread; the newest are of a job that is there. */
const fill = ({ market }: Stage, { accountId, ofEach, job }: Filling) =>
  market.asOwner(`
    insert into bell_entries (id, account_id, kind, job_id, subject_id, created_at, read_at)
    select gen_random_uuid(), '${accountId}', 'quote-received',
      case n / ${ofEach} when 0 then '${job}' else ${idOf(`'job' || n / ${ofEach}`)} end, gen_random_uuid(),
      date_trunc('milliseconds', story_begins()) - n * interval '1 minute',
      case when n % 10 = 0 then null else story_begins() end
    from generate_series(0, ${MANY - 1}) n`);

story(
  `the bell of who has ${MANY} entries is listed in ${MOST_MS} ms, with few entries of each job and with many`,
  async (stage) => {
    const { market } = stage;
    const [carl, dana] = [await stage.customer(), await stage.customer()];
    const [his, hers] = [await carl.posts(), await dana.posts()];
    await market.settled();
    await fill(stage, { accountId: carl.accountId, ofEach: 10, job: his.id });
    await fill(stage, { accountId: dana.accountId, ofEach: 40, job: hers.id });
    await market.asOwner('analyze bell_entries');
    const times: Record<string, number> = {};
    for (const [name, person] of Object.entries({ carl, dana })) {
      const api = await person.api();
      const { groups, next } = await api.bell({ query: {} });
      expect([groups.length, groups[0]?.unread]).toEqual([PAGE_SIZE, person === carl ? 1 : 4]);
      times[name] = await msOf(async () => api.bell({ query: {} }));
      if (next) times[`${name}, page 2`] = await msOf(async () => api.bell({ query: { cursor: next } }));
    }
    if (process.env.SHOW_TIMES) console.log(times);
    for (const [name, ms] of Object.entries(times)) expect([name, ms < MOST_MS]).toEqual([name, true]);
  },
);
