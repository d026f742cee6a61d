import { expect } from 'vitest';
import { fieldSentences as say } from '../../../contract/copy.ts';
import { newId } from '../../platform/ids.ts';
import { Refused } from '../../testing/api.ts';
import { bringsResult, finishesWith, readsFinish } from '../../testing/finish-acts.ts';
import { storedFiles } from '../../testing/market.ts';
import type { Person } from '../../testing/person.ts';
import { addsSnags, readsSnags, removesSnag, ticksSnag } from '../../testing/snag-acts.ts';
import { type Stage, story } from '../../testing/story.ts';
import { rows } from '../../testing/thrice.ts';

const C5 = { shows: ['C5'] };

/** Anna has mended Carl's tap, and shown how. */
async function finished({ customer, business }: Stage) {
  const [carl, anna] = [await customer({ name: 'Carl Moss' }), await business({ name: 'Anna Bell' })];
  const job = await carl.posts({ title: 'The tap' });
  await carl.accepts(await anna.quotes(await anna.lead('The tap'), { cost: 120 }));
  const done = await bringsResult(anna, job);
  await finishesWith(anna, job, { photos: [done.id] });
  return { carl, anna, job, done };
}

const sees = async (who: Person, id: string) => {
  const headers = { authorization: `Bearer ${await who.token()}` };
  return (await fetch(`${who.market.baseUrl}/api/job/result-photo/${id}?w=320`, { headers })).status;
};

const faultsOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'ok',
    (error: unknown) => (error instanceof Refused ? error.errors : error),
  );

story('what is still open may have photos, which both sides see and nobody else', C5, async (stage) => {
  const { carl, anna, job, done } = await finished(stage);
  const [ben, dana, adam] = [await stage.business(), await stage.customer(), await stage.admin()];
  const [one, two, three] = [
    await bringsResult(carl, job),
    await bringsResult(carl, job),
    await bringsResult(carl, job),
  ];
  const [leak, tile, lid] = await addsSnags(carl, job, [
    { text: 'The seal leaks', photos: [two.id, one.id, two.id] },
    'A tile is loose',
    { text: 'No lid', photos: [three.id] },
  ]);
  expect([leak, tile, lid].map((snag) => snag?.photos.map(({ id }) => id))).toEqual([
    [two.id, one.id],
    [],
    [three.id],
  ]);
  expect((await readsSnags(anna, job)).snags.map(({ photos }) => photos.length)).toEqual([2, 0, 1]);
  // The photos of the end are its own.
  expect((await readsFinish(carl, job)).finish?.photos.map(({ id }) => id)).toEqual([done.id]);
  const statuses = await Promise.all([carl, anna, ben, dana, adam].map((who) => sees(who, one.id)));
  expect(statuses).toEqual([200, 200, 404, 404, 404]);
  const look = { params: { id: job.id }, body: { reason: 'A complaint' } };
  expect((await (await adam.api()).lookAtPhotos(look)).results).toHaveLength(4);
  expect(await sees(adam, one.id)).toBe(200);
  if (leak) await ticksSnag(anna, leak);
  expect(await sees(carl, two.id)).toBe(200);
});

story('photos of what is taken back go with it, with their bytes', C5, async (stage) => {
  const { carl, anna, job, done } = await finished(stage);
  const [one, two] = [await bringsResult(carl, job), await bringsResult(carl, job)];
  const [leak] = await addsSnags(carl, job, [
    { text: 'The seal leaks', photos: [one.id] },
    { text: 'No lid', photos: [two.id] },
  ]);
  if (!leak) throw new Error('it is listed');
  await removesSnag(carl, leak);
  await removesSnag(carl, leak);
  await stage.market.settled();
  expect([await sees(carl, one.id), await sees(anna, one.id), await sees(anna, two.id)]).toEqual([
    404, 404, 200,
  ]);
  const left = (await storedFiles(stage.market.product.market)).join(' ');
  expect([one, two, done].map(({ id }) => left.includes(id))).toEqual([false, true, true]);
});

story('photos that a snag cannot have are refused, and nothing is listed', C5, async (stage) => {
  const { carl, anna, job, done } = await finished(stage);
  const [his, hers] = [await bringsResult(carl, job), await bringsResult(anna, job)];
  const photos = { photos: [say.photos] };
  const listing = (...named: string[][]) =>
    faultsOf(
      addsSnags(
        carl,
        job,
        named.map((ids) => ({ text: 'The seal leaks', photos: ids })),
      ),
    );
  expect(await listing([his.id, hers.id])).toEqual(photos);
  expect(await listing([done.id])).toEqual(photos);
  expect(await listing([newId()])).toEqual(photos);
  expect(await listing([his.id], [his.id])).toEqual(photos);
  const four = Array.from({ length: 4 }, () => newId());
  expect(Object.values((await listing(four)) as object).flat()).toEqual([say.fewerSnagPhotos]);
  expect(await rows(stage, 'snags')).toBe(0);
  expect(await listing([his.id])).toBe('ok');
});

story('photos of snags go with the account of the customer who brought them', C5, async (stage) => {
  const { carl, anna, job, done } = await finished(stage);
  const his = await bringsResult(carl, job);
  await addsSnags(carl, job, [{ text: 'The seal leaks', photos: [his.id] }]);
  await (await carl.api()).deleteAccount();
  await stage.market.settled();
  expect((await readsSnags(anna, job)).snags).toMatchObject([{ text: null, photos: [] }]);
  expect([await sees(anna, his.id), await sees(anna, done.id)]).toEqual([404, 200]);
  const left = (await storedFiles(stage.market.product.market)).join(' ');
  expect([his, done].map(({ id }) => left.includes(id))).toEqual([false, true]);
});
