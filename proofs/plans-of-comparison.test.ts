import { expect, vi } from 'vitest';
import { MOST_LINES } from '../contract/quote-words.ts';
import { msOf, preparedSent, readWhole } from '../server/testing/plans.ts';
import { type Stage, story } from '../server/testing/story.ts';

vi.setConfig({ testTimeout: 240_000 });

const QUOTES = 20;
const ELSEWHERE = 3_000;
const LARGE = 2_500;

/** In a large market: copies of a quote with all it says, each on a job of its own. */
async function fill({ market }: Stage, quoteId: string) {
  const theirs = `from copies c, quotes q join leads l on l.id = q.lead_id join jobs j on j.id = q.job_id
    where q.id = '${quoteId}'`;
  await market.asOwner(`
    create temp table copies as select place, gen_random_uuid() as quote_id, gen_random_uuid() as lead_id,
      gen_random_uuid() as job_id from generate_series(1, ${ELSEWHERE}) place;
    insert into jobs select (jsonb_populate_record(j, jsonb_build_object('id', c.job_id,
      'job_number', 'K' || lpad(place::text, 6, '0')))).* ${theirs};
    analyze jobs;
    insert into leads select (jsonb_populate_record(l,
      jsonb_build_object('id', c.lead_id, 'job_id', c.job_id))).* ${theirs};
    analyze leads;
    insert into quotes select (jsonb_populate_record(q,
      jsonb_build_object('id', c.quote_id, 'lead_id', c.lead_id, 'job_id', c.job_id))).* ${theirs};
    analyze quotes;
    insert into quote_details select (jsonb_populate_record(d, jsonb_build_object('quote_id', c.quote_id))).*
    from copies c, quote_details d where d.quote_id = '${quoteId}';
    insert into quote_lines select (jsonb_populate_record(n, jsonb_build_object('quote_id', c.quote_id))).*
    from copies c, quote_lines n where n.quote_id = '${quoteId}';
    analyze`);
}

/** With HTTP around it, and what the page is checked by. */
const MOST_MS = 30;

story(
  'twenty quotes of thirty lines each are compared in 30 ms, and no large table is read from end to end',
  { shows: ['C4'] },
  async (stage) => {
    const carl = await stage.customer();
    const job = await carl.posts();
    const line = {
      kind: 'materials',
      text: 'A piece',
      quantity: 1.5,
      unit: 'metre',
      unit_price: 3.2,
    } as const;
    const detail = { lines: Array.from({ length: MOST_LINES }, () => line) };
    for (let place = 0; place < QUOTES; place += 1) {
      const business = await stage.business();
      await business.quotes(await business.lead(), { detail });
    }
    await stage.market.settled();
    await fill(stage, (await carl.compares(job)).quotes[0]?.id ?? '');
    const api = await carl.api();
    const compare = async () => api.compareQuotes({ params: { id: job.id } });
    const { quotes } = await compare();
    expect(quotes.map((one) => one.detail?.lines.length)).toEqual(Array(QUOTES).fill(MOST_LINES));
    const { db } = stage.market.product.market;
    const sent = await preparedSent(db, compare);
    expect([...sent.keys()]).toEqual(expect.arrayContaining(['compared-job', 'compared-on-job']));
    for (const [statement, asked] of sent)
      expect([statement, await readWhole(db, asked, LARGE)]).toEqual([statement, []]);
    const ms = await msOf(compare);
    if (process.env.SHOW_TIMES) console.log({ ms });
    expect(ms).toBeLessThan(MOST_MS);
  },
);
