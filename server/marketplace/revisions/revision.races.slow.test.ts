import { expect, vi } from 'vitest';
import type { JobChange, JobToChange } from '../../../contract/job-changes.ts';
import type { Business } from '../../testing/business.ts';
import { changeOf, type Customer, type JobRef } from '../../testing/customer.ts';
import type { TestMarket } from '../../testing/market.ts';
import { type Act, atJob, endOf, newLead, outcomesOf, TIME_FOR_ROUNDS } from '../../testing/race.ts';
import { story } from '../../testing/story.ts';

vi.setConfig(TIME_FOR_ROUNDS);

const C2 = { shows: ['C2'] };

type Wish = { read: JobToChange; part: Partial<JobChange>; key?: string };

const changes =
  (carl: Customer, { read, part, key }: Wish): Act =>
  async (baseUrl) => {
    const api = await carl.api({ baseUrl, headers: key ? { 'idempotency-key': key } : {} });
    return api.changeJob({ params: { id: read.id }, body: { ...changeOf(read), ...part } });
  };

const takesUp =
  (anna: Business, lead: { id: string }): Act =>
  async (baseUrl) =>
    (await anna.api({ baseUrl })).markInterested({ params: { id: lead.id } });

const quotes =
  (anna: Business, leadId: string): Act =>
  async (baseUrl) =>
    (await anna.api({ baseUrl })).sendQuote({
      body: { leadId, rate_type: 'Flat', cost: 90, currency: '£' },
    });

type Scene = { job: JobRef; read: JobToChange; lead: { id: string } };

async function posted(carl: Customer, anna: Business, round: number): Promise<Scene> {
  const { job, lead } = await newLead(carl, anna, round);
  return { job, read: await carl.jobToChange(job), lead };
}

/** How many revisions a job has that was changed so often. */
async function keptOf({ product }: TestMarket, { id }: JobRef): Promise<string> {
  const { rows } = await product.database.pool.query<{ kept: string }>(
    `select j.revision || ' changed, ' || count(r.id) || ' kept' as kept
    from jobs j left join job_revisions r on r.job_id = j.id where j.id = $1 group by j.id`,
    [id],
  );
  return rows[0]?.kept ?? 'gone';
}

story(
  'a change and an acceptance of a quote at the same time: the change comes first or is refused',
  C2,
  async (stage) => {
    const { customer, business, market } = stage;
    const [carl, anna] = [await customer(), await business()];
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, lead } = await posted(carl, anna, round);
      const quote = await anna.quotes(lead, { cost: 90 });
      const change = changes(carl, {
        read: await carl.jobToChange(job),
        part: { title: `Changed ${round}` },
      });
      const accept: Act = async (baseUrl) =>
        (await carl.api({ baseUrl })).acceptQuote({ params: { id: quote.id } });
      return `${await meet(atJob(job), change, accept)} -> ${await endOf(market, job)}, ${await keptOf(market, job)}`;
    });
    expect(seen).toEqual([
      'job_cannot_change, ok -> progress: accepted, 0 changed, 0 kept',
      'ok, ok -> progress: accepted, 1 changed, 1 kept',
    ]);
  },
);

story(
  'a change and a cancellation at the same time: the change comes first or is refused',
  C2,
  async (stage) => {
    const { customer, business, market } = stage;
    const [carl, anna] = [await customer(), await business()];
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, read } = await posted(carl, anna, round);
      const cancel: Act = async (baseUrl) =>
        (await carl.api({ baseUrl })).updateJobStatus({
          params: { id: job.id },
          body: { status: 'cancelled', reason: 'not_needed' },
        });
      const heard = await meet(
        atJob(job),
        changes(carl, { read, part: { title: `Changed ${round}` } }),
        cancel,
      );
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual(['job_cannot_change, ok -> cancelled: no quote', 'ok, ok -> cancelled: no quote']);
  },
);

story('of moving a job away and taking it up at the same time one wins', C2, async (stage) => {
  const { customer, business, market } = stage;
  const [carl, anna] = [await customer(), await business()];
  const ways = [takesUp, (by: Business, lead: { id: string }) => quotes(by, lead.id)];
  for (const [way, takes] of ways.entries()) {
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, read, lead } = await posted(carl, anna, 100 * way + round);
      const away = changes(carl, { read, part: { location: 'LS1 4DY' } });
      const heard = await meet(atJob(job), away, takes(anna, lead));
      await carl.cancels(job);
      return heard;
    });
    // Its lead went with the job, or went just before it was looked for.
    expect(seen.map((heard) => heard.replace('not_found', 'job_not_available'))).toEqual([
      'job_taken_up, ok',
      'ok, job_not_available',
    ]);
  }
});

story(
  'a change of the words and interest at the same time: it is a revision when interest came first',
  C2,
  async (stage) => {
    const { customer, business, market } = stage;
    const [carl, anna] = [await customer(), await business()];
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, read, lead } = await posted(carl, anna, round);
      const change = changes(carl, { read, part: { title: `Changed ${round}` } });
      const heard = await meet(atJob(job), change, takesUp(anna, lead));
      const { changed } = await anna.lead(`Changed ${round}`);
      await carl.cancels(job);
      return `${heard} -> ${await keptOf(market, job)}, ${changed ? 'marked' : 'not marked'}`;
    });
    expect(seen).toEqual(['ok, ok -> 1 changed, 0 kept, not marked', 'ok, ok -> 1 changed, 1 kept, marked']);
  },
);

story(
  'of two changes from one reading one is written; under one key both hear the same',
  C2,
  async (stage) => {
    const { customer, business, market } = stage;
    const [carl, anna] = [await customer(), await business()];
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, read } = await posted(carl, anna, round);
      const first = changes(carl, { read, part: { title: `One ${round}` } });
      const heard = await meet(atJob(job), first, changes(carl, { read, part: { title: `Two ${round}` } }));
      return `${heard} -> ${(await carl.job(job)).title.split(' ')[0]}`;
    });
    expect(seen).toEqual(['job_changed_elsewhere, ok -> Two', 'ok, job_changed_elsewhere -> One']);
    const alike = await outcomesOf(market, async (meet, round) => {
      const { job, read } = await posted(carl, anna, round + 100);
      const twice = changes(carl, { read, part: { title: `Alike ${round}` }, key: `change-${round}` });
      return `${await meet(atJob(job), twice, twice)} -> ${await keptOf(market, job)}`;
    });
    expect(alike).toEqual(['ok, ok -> 1 changed, 0 kept']);
  },
);
