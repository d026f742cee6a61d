import { expect } from 'vitest';
import { jobWish } from '../../testing/customer.ts';
import { openSecondProduct, type TestMarket } from '../../testing/market.ts';
import { story } from '../../testing/story.ts';

const TOKEN = 'only for prometheus';

const scrape = ({ baseUrl }: TestMarket, authorization = `Bearer ${TOKEN}`) =>
  fetch(`${baseUrl}/metrics`, { headers: { authorization } });

/** What a scraper would keep of it: each series with its last value. */
async function seriesOf(answer: Response): Promise<Map<string, number>> {
  const lines = (await answer.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^(\w+(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
      expect(name, line).not.toBe('');
      return [name, Number(value)];
    }),
  );
}

story(
  'an operator reads how often what was asked, how it went, and what waits',
  async ({ market, customer }) => {
    const carl = await customer();
    const web = await openSecondProduct(market, { ROLE: 'web', METRICS_TOKEN: TOKEN });
    await market.product.market.queue.close(); // nobody takes what is queued
    await (await carl.api(web)).postJob({ body: jobWish() });
    await fetch(`${web.baseUrl}/api/no-such-call?email=${carl.facts.email}`);
    const answer = await scrape(web);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    const series = await seriesOf(answer);
    const posted = '{method="POST",route="/api/job",status="200"}';
    expect(series.get(`http_request_duration_seconds_count${posted}`)).toBe(1);
    expect(series.get(`http_request_duration_seconds_sum${posted}`)).toBeGreaterThan(0);
    expect(series.get('http_requests_in_flight{route="/metrics"}')).toBe(1);
    expect(series.get('queue_waiting_jobs{queue="announce-job"}')).toBe(1);
    expect(series.get('queue_oldest_job_seconds{queue="announce-job"}')).toBeGreaterThan(0);
    expect(series.get('database_pool_connections{state="waiting"}')).toBe(0);
    expect(series.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    const names = [...series.keys()].join('\n');
    for (const isPrivate of [carl.facts.email, carl.id, 'no-such-call'])
      expect(names).not.toContain(isPrivate);
    await expect
      .poll(async () => (await seriesOf(await scrape(web))).get('http_requests_in_flight{route="/api/job"}'))
      .toBe(0);
    // What waits no longer is told of no longer.
    await market.product.database.pool.query('delete from pgboss.job');
    expect([...(await seriesOf(await scrape(web))).keys()].join('\n')).not.toContain('announce-job');
    await web.product.stop();
  },
);

story(
  'who has not got the token is told nothing, and without one there are no metrics',
  async ({ market }) => {
    const web = await openSecondProduct(market, { ROLE: 'web', METRICS_TOKEN: TOKEN });
    for (const wrong of ['', 'Bearer ', `Bearer ${TOKEN}s`, TOKEN, `Basic ${TOKEN}`]) {
      const refused = await scrape(web, wrong);
      expect([wrong, refused.status, (await refused.json()).code]).toEqual([wrong, 401, 'unauthenticated']);
    }
    for (const method of ['GET', 'HEAD'])
      expect([method, (await fetch(`${web.baseUrl}/metrics`, { method })).status]).toEqual([method, 401]);
    // The description of the calls, which is for everybody, does not name it.
    const { paths } = await (await fetch(`${web.baseUrl}/api/openapi.json`)).json();
    expect(Object.keys(paths).filter((path) => path.includes('metrics'))).toEqual([]);
    await web.product.stop();
    expect((await scrape(market)).status).toBe(404);
  },
);
