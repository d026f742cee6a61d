import { expect } from 'vitest';
import { MOST_JOB_PHOTOS } from '../../../contract/pictures.ts';
import { changeMails, tenMinutesPass } from '../../testing/changes.ts';
import type { Customer, JobRef } from '../../testing/customer.ts';
import { changeOf } from '../../testing/customer.ts';
import { storedFiles, type TestMarket } from '../../testing/market.ts';
import type { Person } from '../../testing/person.ts';
import { refusalOf } from '../../testing/api.ts';
import { bringsPhoto } from '../../testing/pictures/bring.ts';
import { type Stage, story } from '../../testing/story.ts';
import { thrice } from '../../testing/thrice.ts';
import { dropUnattached } from '../files/index.ts';

const SHOWS = { shows: ['C1', 'C2'] };
const TITLE = 'Two taps drip by now';

const idsOf = (photos: { id: string }[]) => photos.map(({ id }) => id);

const revisionsIn = async ({ product }: TestMarket) =>
  (
    await product.database.pool.query(
      'select number, fields, before, after from job_revisions order by number',
    )
  ).rows;

const sets = async (carl: Customer, job: JobRef, photos: { id: string; text?: string }[]) =>
  (await carl.api()).setJobPhotos({ params: { id: job.id }, body: { photos } });

async function sees(market: TestMarket, who: Person, id: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${await who.token()}` };
  return (await fetch(`${market.baseUrl}/api/job/photo/${id}`, { headers })).ok;
}

/** Carl's job has a photo; Anna has quoted on it, and Ben has only its lead. */
async function scene({ customer, business }: Stage) {
  const [carl, anna, ben] = await Promise.all([customer(), business(), business()]);
  const old = await bringsPhoto(carl);
  const job = await carl.posts({ photos: [{ id: old.id, text: 'The tap' }] });
  await ben.lead();
  await anna.quotes(await anna.lead(), { cost: 90 });
  return { carl, anna, ben, job, old: old.id };
}

story('photos and title in one change are one revision, one mark and one mail', SHOWS, async (stage) => {
  const { market } = stage;
  const { carl, anna, ben, job, old } = await scene(stage);
  const fresh = await bringsPhoto(carl);
  expect((await carl.jobToChange(job)).photos).toMatchObject([{ id: old, text: 'The tap' }]);
  const photos = [{ id: fresh.id, text: 'Call 07700900123' }, { id: old }];
  expect(await carl.changes(job, { title: TITLE, photos })).toEqual({ id: job.id, revision: 1 });
  // The words below a photo go with it, so they are kept nowhere else.
  expect(await revisionsIn(market)).toEqual([
    {
      number: 1,
      fields: ['title', 'photos'],
      before: { title: 'Kitchen tap will not stop dripping', photos: [old] },
      after: { title: TITLE, photos: [fresh.id, old] },
    },
  ]);
  expect(await anna.openQuotes()).toMatchObject([
    { sentBeforeChange: true, changed: { fields: ['photos', 'title'] } },
  ]);
  expect((await ben.lead(TITLE)).changed).toBeNull();
  expect(idsOf((await ben.lead(TITLE)).job.photos)).toEqual([fresh.id, old]);
  await tenMinutesPass(market);
  const [mail, ...more] = await changeMails(market, anna);
  expect(mail?.text).toContain('changed this job: title, photos.');
  expect(more).toEqual([]);
  expect(await changeMails(market, ben)).toEqual([]);
  // The same again is no change, and neither is one that does not speak of photos.
  expect(await carl.changes(job, { photos })).toMatchObject({ revision: 1 });
  expect(await carl.changes(job, {})).toMatchObject({ revision: 1 });
  expect(await carl.changes(job, { photos: [] })).toMatchObject({ revision: 2 });
  await market.settled();
  expect(await storedFiles(market.product.market)).toEqual([]);
  await market.advance({ minutes: -11 });
});

story(
  'a change that is refused changes no photo, and what was brought for it stays for the next one or goes within a day',
  SHOWS,
  async (stage) => {
    const { market } = stage;
    const { carl, job, old } = await scene(stage);
    const read = await carl.jobToChange(job);
    const [fresh, unused] = [await bringsPhoto(carl), await bringsPhoto(carl)];
    await carl.changes(job, { title: TITLE });
    const photos = [{ id: fresh.id }];
    expect(await refusalOf(carl.changes(job, { photos }, read))).toBe('job_changed_elsewhere');
    expect(await refusalOf(carl.changes(job, { photos, location: 'SE1 7PB' }))).toBe('job_taken_up');
    const foreign = await bringsPhoto(await stage.customer());
    const wrong = { title: 'Not this either', photos: [{ id: fresh.id }, { id: foreign.id }] };
    expect(await refusalOf(carl.changes(job, wrong))).toBe('invalid');
    expect(await carl.jobToChange(job)).toMatchObject({ title: TITLE, revision: 1, photos: [{ id: old }] });
    await carl.changes(job, { photos });
    expect(idsOf((await carl.job(job)).photos)).toEqual([fresh.id]);
    await market.advance({ hours: 23 });
    expect(await dropUnattached(market.product.market)).toBe(2);
    await market.settled();
    const left = await storedFiles(market.product.market);
    expect(left.some((key) => key.includes(fresh.id))).toBe(true);
    for (const id of [unused.id, old]) expect(left.some((key) => key.includes(id))).toBe(false);
    await market.advance({ hours: -23 });
  },
);

story('a change with photos that is sent again under its key is one', SHOWS, async (stage) => {
  const { carl, job } = await scene(stage);
  const fresh = await bringsPhoto(carl);
  const body = { ...changeOf(await carl.jobToChange(job)), photos: [{ id: fresh.id }] };
  const api = await carl.api({ headers: { 'idempotency-key': 'a-change-of-its-photos' } });
  const answers = await thrice(() => api.changeJob({ params: { id: job.id }, body }));
  expect(answers).toEqual(Array(3).fill({ data: { id: job.id, revision: 1 } }));
  expect(await revisionsIn(stage.market)).toHaveLength(1);
});

story('who had the lead and has it no more does not see a photo that is added', SHOWS, async (stage) => {
  const { market } = stage;
  const { carl, anna, ben, job, old } = await scene(stage);
  expect(await sees(market, ben, old)).toBe(true);
  await market.product.database.pool.query(
    "update service_areas set leads_until = story_begins() - interval '1 day'",
  );
  const fresh = await bringsPhoto(carl);
  for (const who of [anna, ben]) expect(await sees(market, who, fresh.id)).toBe(false);
  await carl.changes(job, { photos: [{ id: old }, { id: fresh.id }] });
  expect(await sees(market, ben, fresh.id)).toBe(false);
  expect(await sees(market, anna, fresh.id)).toBe(true);
});

story('photos that are changed by themselves are a change like any other', SHOWS, async (stage) => {
  const { market } = stage;
  const { carl, anna, job, old } = await scene(stage);
  const [read, fresh] = [await carl.jobToChange(job), await bringsPhoto(carl)];
  await sets(carl, job, [{ id: old, text: 'The tap in the hall' }]);
  await sets(carl, job, [{ id: fresh.id }]);
  await sets(carl, job, [{ id: fresh.id }]);
  expect(await revisionsIn(market)).toEqual([
    { number: 1, fields: ['photos'], before: { photos: [old] }, after: { photos: [old] } },
    { number: 2, fields: ['photos'], before: { photos: [old] }, after: { photos: [fresh.id] } },
  ]);
  expect(await refusalOf(carl.changes(job, { title: TITLE }, read))).toBe('job_changed_elsewhere');
  expect(await anna.openQuotes()).toMatchObject([
    { sentBeforeChange: true, changed: { fields: ['photos'] } },
  ]);
  await tenMinutesPass(market);
  expect(await changeMails(market, anna)).toHaveLength(1);
  await market.advance({ minutes: -11 });
  // Nobody has taken this one up: it simply changes, and its number counts on.
  const other = await carl.posts({ title: 'A shelf to put up' });
  const brought = await bringsPhoto(carl);
  await sets(carl, other, [{ id: brought.id }]);
  expect(await carl.jobToChange(other)).toMatchObject({ revision: 1, photos: [{ id: brought.id }] });
  expect(await revisionsIn(market)).toHaveLength(2);
});

story(
  'two devices add to and remove from the same photos, and neither undoes the other',
  SHOWS,
  async (stage) => {
    const { market } = stage;
    const { carl, anna, job, old } = await scene(stage);
    const [phone, desk] = [await carl.api(), await carl.api()];
    const params = { id: job.id };
    const adds = (api: typeof phone, id: string, text = '') =>
      api.addJobPhotos({ params, body: { photos: [{ id, text }] } });
    const removes = (api: typeof phone, photoId: string) =>
      api.removeJobPhoto({ params: { ...params, photoId } });
    const brought = await Promise.all(Array.from({ length: MOST_JOB_PHOTOS }, () => bringsPhoto(carl)));
    const [one = '', two = '', ...rest] = idsOf(brought);
    await Promise.all([adds(phone, one, 'Below the sink'), adds(desk, two), removes(desk, old)]);
    expect(idsOf((await carl.job(job)).photos).toSorted()).toEqual([one, two].toSorted());
    const again = await thrice(() => adds(phone, one));
    expect(again.map(({ photos }) => photos.find(({ id }) => id === one)?.text)).toEqual(
      Array(3).fill('Below the sink'),
    );
    expect((await thrice(() => removes(phone, old))).map(({ photos }) => photos.length)).toEqual([2, 2, 2]);
    expect(await revisionsIn(market)).toHaveLength(3);
    await market.settled();
    expect((await storedFiles(market.product.market)).some((key) => key.includes(old))).toBe(false);
    expect(await sees(market, anna, two)).toBe(true);
    // One more than a job may have: none of them is added.
    const all = rest.map((id) => ({ id }));
    expect(await refusalOf(phone.addJobPhotos({ params, body: { photos: [...all, { id: old }] } }))).toBe(
      'invalid',
    );
    await phone.addJobPhotos({ params, body: { photos: all } });
    expect(idsOf((await carl.job(job)).photos)).toHaveLength(MOST_JOB_PHOTOS);
    const cora = await stage.customer();
    const hers = await cora.api();
    expect([await refusalOf(adds(hers, one)), await refusalOf(removes(hers, one))]).toEqual([
      'not_found',
      'not_found',
    ]);
    await carl.cancels(job);
    expect(await refusalOf(removes(phone, one))).toBe('job_cannot_change');
  },
);
