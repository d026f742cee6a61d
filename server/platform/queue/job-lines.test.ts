import { expect } from 'vitest';
import { story } from '../../testing/story.ts';

type Line = { msg: string; queue?: string; job_id?: string; ms?: number };

story('each job of the queue has a line that says which queue and how long', async (stage) => {
  const [carl] = [await stage.customer(), await stage.business()];
  await carl.posts();
  await stage.market.settled();
  const lines = stage.market.log.map((line) => JSON.parse(line) as Line);
  const done = lines.filter(({ msg }) => msg === 'a job was done');
  expect(done.length).toBeGreaterThan(0);
  for (const line of done)
    expect(line).toMatchObject({
      queue: expect.any(String),
      job_id: expect.any(String),
      ms: expect.any(Number),
    });
  expect(JSON.stringify(done)).not.toContain('@');
});
