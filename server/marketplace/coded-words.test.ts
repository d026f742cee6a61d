import { expect } from 'vitest';
import { PROPERTY_WORDS, RATE_WORDS, URGENCY_WORDS } from '../../contract/words.ts';
import { type Stage, story } from '../testing/story.ts';

const KINDS = [
  { kind: 'property', words: PROPERTY_WORDS, table: 'jobs', code: 'property_code' },
  { kind: 'urgency', words: URGENCY_WORDS, table: 'jobs', code: 'urgency_code' },
  { kind: 'rate', words: RATE_WORDS, table: 'quotes', code: 'rate_code' },
];

/** Carl's job, and Anna's quote on it, which has an hourly rate. */
async function quotedJob({ customer, business }: Stage) {
  const [carl, anna] = [await customer(), await business()];
  const job = await carl.posts({ job_type: 'New build', target_job_done: "I'm flexible" });
  await anna.quotes(await anna.lead(), { cost: 35, rate: 'Hourly' });
  return { carl, anna, job };
}

story('what people write in words is stored in codes, and told in the same words', async (stage) => {
  const { carl, job } = await quotedJob(stage);
  const { rows } = await stage.market.product.database.pool.query(
    'select property_code, urgency_code, rate_code from jobs j join quotes q on q.job_id = j.id',
  );
  expect(rows).toEqual([{ property_code: 'new_build', urgency_code: 'flexible', rate_code: 'hourly' }]);
  expect(await carl.job(job)).toMatchObject({ job_type: 'New build', target_job_done: "I'm flexible" });
  expect(await carl.responses(job)).toMatchObject([{ rate_type: 'Hourly' }]);
});

story('the database takes every code that the wire knows, and no other', async (stage) => {
  await quotedJob(stage);
  for (const { kind, words, table, code } of KINDS) {
    const set = (value: string) => {
      const dated = kind === 'urgency' ? ', wanted_at = case when $1 = $2 then story_begins() end' : '';
      const values = dated ? [value, 'specific_date'] : [value];
      return stage.market.product.database.pool.query(`update ${table} set ${code} = $1${dated}`, values);
    };
    for (const known of Object.keys(words)) expect((await set(known)).rowCount, known).toBe(1);
    await expect(set('castle')).rejects.toThrow(/violates check constraint/);
    await expect(set(Object.values(words)[0] ?? '')).rejects.toThrow(/violates check constraint/);
  }
});
