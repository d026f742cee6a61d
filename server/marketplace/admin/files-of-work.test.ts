import { expect } from 'vitest';
import { type Stage, story } from '../../testing/story.ts';

const MANY = 1100;

/** SQL: the only row of a table many times, with values of its own; a third of them have the same moment. */
const copies = (table: string, from: number, values: string) => `
  insert into ${table} select (jsonb_populate_record(first, jsonb_build_object('id', gen_random_uuid(), ${values},
    'created_at', story_begins() - make_interval(hours => n % 3)))).*
  from ${table} first, generate_series(${from}, ${from} + $1 - 1) n
  where first.ctid = (select ctid from ${table} order by created_at desc limit 1)`;

/** One finished job with its quote and its review, whose words hold what a list must not show. */
async function oneOfEach({ customer, business }: Stage) {
  const [carl, anna] = [await customer({ name: 'Carl Moss' }), await business({ name: 'Anna Bell' })];
  const job = await carl.posts({ title: '=Tap that drips' });
  const comments = 'Ring me on 07700 900123 about the tap';
  await carl.accepts(await anna.quotes(await anna.lead('=Tap that drips'), { cost: 90.5, comments }));
  await carl.finishes(job);
  await carl.reviews(job, { rating: 4, comment: 'Neat, "quick";\nring 07700 900123' });
  return job;
}

story(
  'files of jobs, quotes and reviews have the columns of their lists, masked as those are, and nothing more',
  { shows: ['T17'] },
  async (stage) => {
    const { jobNumber } = await oneOfEach(stage);
    const adam = await stage.admin();
    const file = await fileOf(stage, await adam.token());
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(csvRows(await file('jobs'))).toEqual([
      {
        jobNumber,
        title: "'=Tap that drips",
        customer: 'Carl Moss',
        service: 'Fix a leak or burst pipe',
        type: 'normal',
        location: 'SE1 9SG',
        town: 'London SE',
        job_type: 'Terraced house',
        status: 'finished',
        closed_reason: '',
        is_active: '1',
        leadsCount: '1',
        openOrAcceptedQuotesCount: '1',
        photosCount: '0',
        business: 'Bell & Co',
        cost: '90.5',
        rate_type: 'Flat',
        createdAt: at,
      },
    ]);
    expect(csvRows(await file('quotes'))).toEqual([
      {
        jobNumber,
        title: "'=Tap that drips",
        customer: 'Carl Moss',
        business: 'Bell & Co',
        cost: '90.5',
        rate_type: 'Flat',
        status: 'accepted',
        createdAt: at,
      },
    ]);
    const [review] = (await (await adam.api()).adminReviews({ query: {} })).reviews;
    expect(csvRows(await file('reviews'))).toEqual([
      {
        jobNumber,
        business: 'Bell & Co',
        customer: 'Carl Moss',
        rating: '4',
        comment: review?.comment,
        answer: '',
        is_active: '1',
        hiddenReason: '',
        createdAt: at,
      },
    ]);
    expect(await file('reviews')).not.toContain('900123');
    // A file is narrowed down as its list is.
    for (const [noun, asked] of [
      ['jobs', 'q=J999999'],
      ['jobs', 'status=active'],
      ['jobs', 'state=inactive'],
      ['jobs', 'month=2020-01'],
      ['quotes', 'q=nobody'],
      ['quotes', 'month=2020-01'],
      ['reviews', 'q=nobody'],
      ['reviews', 'state=inactive'],
    ] as const)
      expect([noun, asked, csvRows(await file(noun, asked))]).toEqual([noun, asked, []]);
    for (const noun of ['jobs', 'quotes', 'reviews'] as const)
      expect([noun, csvRows(await file(noun, `q=${jobNumber}`)).length]).toEqual([noun, 1]);
  },
);

/** What tells the rows of each file apart, and how many more come and some of them go. */
const FILES = {
  jobs: {
    mark: 'jobNumber',
    more: (from: number) => copies('jobs', from, `'job_number', 'J9' || lpad(n::text, 5, '0')`),
    goes: (every: string) =>
      `update jobs set deleted_at = story_begins(), ask_status = 'cancelled', is_offered = false
        where job_number like 'J9%' and ${every}`,
    number: 'right(job_number, 5)::int',
    sorts: ['newest', 'oldest'],
  },
  quotes: {
    mark: 'cost',
    more: (from: number) => copies('quotes', from, `'cost_pence', (n + 1000) * 100, 'status', 'rejected'`),
    goes: (every: string) => `delete from quotes where cost_pence > 100000 and ${every}`,
    number: '(cost_pence / 100 - 1000)',
    sorts: [''],
  },
  reviews: {
    mark: 'comment',
    more: (from: number) => `with job as (
        ${copies('jobs', from, `'job_number', 'J8' || lpad(n::text, 5, '0')`)} returning id, job_number, created_at)
      insert into reviews select (jsonb_populate_record(first, jsonb_build_object('id', gen_random_uuid(),
        'job_id', job.id, 'comment', job.job_number, 'created_at', job.created_at))).*
      from reviews first, job where first.ctid = (select ctid from reviews limit 1)`,
    goes: (every: string) =>
      `update reviews set deleted_at = story_begins(), is_visible = false where comment like 'J8%' and ${every}`,
    number: 'right(comment, 5)::int',
    sorts: [''],
  },
} as const;

for (const noun of ['jobs', 'quotes', 'reviews'] as const)
  story(
    `a file of ${noun} has each row once and ends, while rows come and go`,
    { shows: ['T17'] },
    async (stage) => {
      const { look, settled } = stage.market;
      await oneOfEach(stage);
      await (await stage.customer()).posts();
      await settled();
      const file = await fileOf(stage, await (await stage.admin()).token());
      const { mark, more, goes, number, sorts } = FILES[noun];
      const marksIn = async (asked: string, meanwhile?: () => Promise<unknown>) =>
        csvRows(await file(noun, asked, meanwhile)).map((row) => row[mark] ?? '');
      await look(more(1), [MANY]);
      for (const [turn, sort] of sorts.entries()) {
        const asked = sort && `sort=${sort}`;
        const whole = await marksIn(asked);
        expect([whole.length, new Set(whole).size]).toEqual([whole.length, whole.length]);
        expect(whole.length).toBeGreaterThan(MANY - 10);
        const changing = await marksIn(asked, async () => {
          await look(goes(`${number} % 400 = ${turn}`));
          await look(more(20_000 * (turn + 1)), [4]);
        });
        const after = new Set(await marksIn(asked));
        const stayed = whole.filter((one) => after.has(one));
        expect(changing.filter((one) => stayed.includes(one))).toEqual(stayed);
      }
    },
  );

type Noun = keyof typeof FILES;

/** Reads a file to its end; `meanwhile` happens once, when its first piece has come. */
async function fileOf({ market }: Stage, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return async (noun: Noun, asked = '', meanwhile: () => Promise<unknown> = () => Promise.resolve()) => {
    const answer = await fetch(`${market.baseUrl}/api/admin/${noun}.csv?${asked}`, { headers });
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${noun}.csv"`);
    let text = '';
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      if (text === '') await meanwhile();
      text += piece;
    }
    return text;
  };
}

/** The rows of a table, by the headings of its columns. */
function csvRows(text: string): Record<string, string>[] {
  const [headings = [], ...rows] = text.trim().split('\r\n').map(cellsOf);
  return rows.map((cells) =>
    Object.fromEntries(headings.map((heading, place) => [heading, cells[place] ?? ''])),
  );
}

/** A cell in quotes may hold commas and quotes, and breaks its lines by a line feed alone. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );
