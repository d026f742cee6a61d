import { expect } from 'vitest';
import { fieldSentences as say } from '../../../contract/copy.ts';
import { newId } from '../../platform/ids.ts';
import { Refused, refusalOf } from '../../testing/api.ts';
import type { Correspondent } from '../../testing/correspondent.ts';
import type { Person } from '../../testing/person.ts';
import { bringsResult, finishesWith, readsFinish } from '../../testing/finish-acts.ts';
import { storedFiles } from '../../testing/market.ts';
import { bringsPhoto } from '../../testing/pictures/bring.ts';
import * as samples from '../../testing/pictures/samples.ts';
import { type Stage, story } from '../../testing/story.ts';
import { unzipped } from '../../testing/unzipped.ts';
import { rows } from '../../testing/thrice.ts';
import { dropUnattached } from '../files/index.ts';

const C5 = { shows: ['C5'] };

/** Anna works for Carl, for 45 pounds an hour unless she charges otherwise. */
async function working({ customer, business }: Stage, rate: 'Flat' | 'Hourly' | 'Daily' = 'Hourly') {
  const [carl, anna] = [await customer({ name: 'Carl Moss' }), await business({ name: 'Anna Bell' })];
  const job = await carl.posts({ title: 'The tap' });
  await carl.accepts(await anna.quotes(await anna.lead('The tap'), { cost: 45, rate }));
  return { carl, anna, job };
}

const look = async (who: Person, url: string) =>
  fetch(`${who.market.baseUrl}${url}`, { headers: { authorization: `Bearer ${await who.token()}` } });

/** What an answer says, but for the number of its request. */
const saidBy = async (answer: Response) => ({ ...(await answer.json()), request_id: '' });

const finishedJobs = async (who: Correspondent) =>
  (await (await who.api()).jobs({ query: { status: 'finished' } })).jobs;

type Copied = { photosOfResults: object[]; jobs: { worked: number | null }[] };

/** What the copy of somebody's data says. */
async function dataOf(who: Correspondent): Promise<Copied> {
  const api = await who.api();
  await api.askForExport();
  await who.market.settled();
  const id = (await api.ownExport()).export?.id;
  const { 'data.json': said = '' } = await unzipped(await look(who, `/api/user/export/${id}`));
  return JSON.parse(said) as Copied;
}

/** What is wrong, by field, or the code of the refusal. */
const faultsOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'ok',
    (error: unknown) =>
      error instanceof Refused && error.code === 'invalid' ? error.errors : (error as Refused).code,
  );

story('an end carries the hours and photos of the result, which both sides see', C5, async (stage) => {
  const { carl, anna, job } = await working(stage);
  const [one, two] = [await bringsResult(anna, job), await bringsResult(anna, job)];
  expect(await readsFinish(carl, job)).toEqual({ finish: null, cost: 45, rate_type: 'Hourly' });
  await finishesWith(anna, job, { worked: 6.5, photos: [two.id, one.id, two.id] });
  const { finish } = await readsFinish(carl, job);
  expect(finish).toMatchObject({ worked: 6.5, photos: [{ id: two.id, text: '' }, { id: one.id }] });
  expect(await readsFinish(anna, job)).toEqual({ finish, cost: 45, rate_type: 'Hourly' });
  for (const who of [carl, anna])
    expect((await finishedJobs(who)).map((each) => each.finish)).toEqual([finish]);
  const [photo] = finish?.photos ?? [];
  const shown = await look(carl, photo?.url ?? '');
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'private, no-cache',
  ]);
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect(bytes.includes(samples.CANARY)).toBe(false);
});

story('an end without them is as it always was', C5, async (stage) => {
  const { carl, anna, job } = await working(stage);
  await carl.finishes(job);
  await anna.finishes(job);
  expect((await readsFinish(anna, job)).finish).toMatchObject({ worked: null, photos: [] });
  expect(await rows(stage, 'history', "event = 'job.finished'")).toBe(1);
});

story('days are said of work by the day, and no time of work with one price', C5, async (stage) => {
  const { carl, job } = await working(stage, 'Daily');
  await finishesWith(carl, job, { worked: 2 });
  expect(await readsFinish(carl, job)).toMatchObject({ finish: { worked: 2 }, rate_type: 'Daily' });
  const flat = await working(stage, 'Flat');
  expect(await faultsOf(finishesWith(flat.anna, flat.job, { worked: 2 }))).toEqual({
    worked: [say.workedOfRate],
  });
  expect((await readsFinish(flat.anna, flat.job)).finish).toBeNull();
});

story('what an end may not carry is refused, and the work goes on', C5, async (stage) => {
  const { carl, anna, job } = await working(stage);
  const [own, his] = [await bringsResult(anna, job), await bringsResult(carl, job)];
  for (const worked of [0, -1, 2001, 1.234])
    expect(await faultsOf(finishesWith(anna, job, { worked }))).toEqual({ worked: [say.worked] });
  const photos = { photos: [say.photos] };
  expect(await faultsOf(finishesWith(anna, job, { photos: [own.id, his.id] }))).toEqual(photos);
  expect(await faultsOf(finishesWith(anna, job, { photos: [own.id, newId()] }))).toEqual(photos);
  const seven = Array.from({ length: 7 }, () => newId());
  expect(await faultsOf(finishesWith(anna, job, { photos: seven }))).toEqual({
    photos: [say.fewerResultPhotos],
  });
  const other = await carl.posts({ title: 'Another tap' });
  const calledOff = (await carl.api()).updateJobStatus({
    params: { id: other.id },
    body: { status: 'cancelled', photos: [own.id] },
  });
  expect(await faultsOf(calledOff)).toEqual({ photos: [say.onlyFinished] });
  // A refusal uses nothing up.
  await finishesWith(anna, job, { photos: [own.id] });
  expect((await readsFinish(carl, job)).finish?.photos).toHaveLength(1);
});

story('an end that comes again is done, and another one is refused aloud', C5, async (stage) => {
  const { carl, anna, job } = await working(stage);
  const { id } = await bringsResult(anna, job);
  const said = { worked: 3, photos: [id] };
  await finishesWith(anna, job, said);
  await finishesWith(anna, job, said);
  await carl.finishes(job);
  expect(await faultsOf(finishesWith(carl, job, { worked: 2 }))).toBe('job_cannot_change');
  const late = await bringsResult(carl, job);
  expect(await faultsOf(finishesWith(carl, job, { photos: [late.id] }))).toBe('job_cannot_change');
  expect((await readsFinish(carl, job)).finish).toMatchObject({ worked: 3, photos: [{ id }] });
});

story('a photo of a result is there for its two sides and an admin who said why', C5, async (stage) => {
  const { carl, anna, job } = await working(stage);
  const [ben, dana, adam] = [await stage.business(), await stage.customer(), await stage.admin()];
  const [fred, olga] = [await stage.member(anna, 'field'), await stage.member(anna, 'office')];
  const { id } = await bringsResult(anna, job);
  const url = `/api/job/result-photo/${id}`;
  // Nothing names it yet.
  expect((await look(anna, url)).status).toBe(404);
  await finishesWith(anna, job, { photos: [id] });
  const all = [carl, anna, olga, fred, ben, dana];
  const statuses = await Promise.all(all.map(async (who) => (await look(who, url)).status));
  expect(statuses).toEqual([200, 200, 200, 200, 404, 404]);
  const missing = await look(ben, `/api/job/result-photo/${newId()}`);
  expect(await saidBy(await look(ben, url))).toEqual(await saidBy(missing));
  // Neither is it found where other files are.
  for (const path of [`/api/job/photo/${id}`, `/api/files/${id}`, `/api/lead/attachment/${id}`])
    expect((await look(anna, path)).status).toBe(404);
  const asAdmin = async () => (await look(adam, url)).status;
  expect(await asAdmin()).toBe(404);
  const { results } = await (await adam.api()).lookAtPhotos({
    params: { id: job.id },
    body: { reason: 'A complaint' },
  });
  expect([results.map((photo) => photo.id), await asAdmin()]).toEqual([[id], 200]);
  const { jobs } = await (await adam.api()).adminJobs({ query: {} });
  expect(jobs.map(({ photosCount }) => photosCount)).toEqual([1]);
  await (await adam.api()).removeJob({ params: { id: job.id } });
  expect(await Promise.all([carl, anna].map(async (who) => (await look(who, url)).status))).toEqual([
    404, 404,
  ]);
});

story('only a side of agreed work brings photos of its result', C5, async (stage) => {
  const { carl, anna, job } = await working(stage);
  const ben = await stage.business();
  const open = await carl.posts({ title: 'Nobody has this one' });
  const strangers = [
    [ben, job],
    [carl, open],
    [anna, open],
  ] as const;
  for (const [who, of] of strangers) expect(await refusalOf(bringsResult(who, of))).toBe('not_found');
  expect(await refusalOf(bringsResult(anna, job, samples.pdf()))).toBe('photo_wrong_type');
  expect(await storedFiles(stage.market.product.market)).toEqual([]);
});

story('a photo that no end has named is gone within a day, with its bytes', C5, async (stage) => {
  const { anna, carl, job } = await working(stage);
  const [used, unused] = [await bringsResult(anna, job), await bringsResult(anna, job)];
  await finishesWith(anna, job, { photos: [used.id] });
  const ofJob = await bringsPhoto(carl);
  await stage.market.advance({ hours: 21 });
  expect(await dropUnattached(stage.market.product.market)).toBe(2);
  await stage.market.settled();
  const left = (await storedFiles(stage.market.product.market)).join(' ');
  expect([used, unused, ofJob].map(({ id }) => left.includes(id))).toEqual([true, false, false]);
});

story('photos of a result are in the copy of who brought them, and go with them alone', C5, async (stage) => {
  const { carl, anna, job } = await working(stage);
  const second = await carl.posts({ title: 'The second tap' });
  await carl.accepts(await anna.quotes(await anna.lead('The second tap'), { cost: 45, rate: 'Hourly' }));
  const [hers, his] = [await bringsResult(anna, job), await bringsResult(carl, second)];
  await finishesWith(anna, job, { photos: [hers.id] });
  await finishesWith(carl, second, { photos: [his.id] });
  const copy = await dataOf(carl);
  expect(copy.photosOfResults).toEqual([{ file_id: his.id, job_number: second.jobNumber }]);
  expect(copy.jobs.map(({ worked }) => worked)).toEqual([null, null]);
  expect((await dataOf(anna)).photosOfResults).toMatchObject([{ file_id: hers.id }]);
  await (await carl.api()).deleteAccount();
  await stage.market.settled();
  expect((await finishedJobs(anna)).map(({ finish }) => finish?.photos.map(({ id }) => id))).toEqual([
    [],
    [hers.id],
  ]);
  const left = (await storedFiles(stage.market.product.market)).join(' ');
  expect([hers, his].map(({ id }) => left.includes(id))).toEqual([true, false]);
});
