import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { MASK } from '../../../../contract/contact-mask.ts';
import { MOST_JOB_PHOTOS } from '../../../../contract/pictures.ts';
import { diskFiles } from '../../../platform/files/disk.ts';
import { saying } from '../../../platform/files/files.ts';
import { newId } from '../../../platform/ids.ts';
import { jobWish } from '../../../testing/customer.ts';
import { storedFiles } from '../../../testing/market.ts';
import { bringsPhoto } from '../../../testing/pictures/bring.ts';
import { fileOf } from '../../../testing/pictures/files.ts';
import * as samples from '../../../testing/pictures/samples.ts';
import { story } from '../../../testing/story.ts';
import { KEY, thrice } from '../../../testing/thrice.ts';

const idsOf = (photos: { id: string }[]) => photos.map(({ id }) => id);

story(
  'a job shows its photos in their order to both sides, with the words that each may read',
  { shows: ['C1'] },
  async ({ market, customer, business }) => {
    const [carl, anna] = [await customer(), await business()];
    const [one, two] = [await bringsPhoto(carl), await bringsPhoto(carl, samples.phonePhoto())];
    expect([two.width, two.height]).toEqual([800, 1000]);
    const text = 'The tap, call 07700900123';
    const photos = [{ id: two.id, text }, { id: one.id }, { id: two.id, text: 'twice' }];
    const job = await carl.posts({ photos });
    const own = (await carl.job(job)).photos;
    expect(own).toEqual([
      { id: two.id, url: `/api/job/photo/${two.id}`, text, width: 800, height: 1000 },
      { id: one.id, url: `/api/job/photo/${one.id}`, text: '', width: 900, height: 600 },
    ]);
    const lead = await anna.lead();
    expect(lead.job.photos[0]?.text).toBe(`The tap, call ${MASK}`);
    expect(idsOf(lead.job.photos)).toEqual([two.id, one.id]);
    const quote = await anna.quotes(lead, { cost: 70 });
    expect(idsOf(quote.job.photos)).toEqual([two.id, one.id]);
    await carl.accepts(quote);
    expect(idsOf((await anna.jobs()).at(0)?.photos ?? [])).toEqual([two.id, one.id]);
    await carl.finishes(job);
    expect(idsOf((await carl.job(job)).photos)).toEqual([two.id, one.id]);
    expect(await storedFiles(market.product.market)).toHaveLength(8);
  },
);

story(
  'what is not one’s own, used already or nowhere is refused alike, and nothing is posted',
  { shows: ['C1'] },
  async ({ customer }) => {
    const [carl, cora] = [await customer(), await customer()];
    const [mine, hers] = [await bringsPhoto(carl), await bringsPhoto(cora)];
    await carl.posts({ title: 'With a photo', photos: [{ id: mine.id }] });
    const said = async (id: string) =>
      carl.posts({ title: `With ${id}`, photos: [{ id }] }).then(
        () => null,
        ({ code, errors }: { code: string; errors: unknown }) => ({ code, errors }),
      );
    const [foreign, used, unknown] = [await said(hers.id), await said(mine.id), await said(newId())];
    expect(foreign).toMatchObject({ code: 'invalid', errors: { photos: [expect.any(String)] } });
    expect([used, unknown]).toEqual([foreign, foreign]);
    expect(await said('x')).toMatchObject({ code: 'invalid' });
    const nine = Array.from({ length: MOST_JOB_PHOTOS + 1 }, () => ({ id: newId() }));
    await expect(carl.posts({ photos: nine })).rejects.toMatchObject({ code: 'invalid' });
    expect(await carl.jobs()).toHaveLength(1);
    // Hers is still hers to use.
    await cora.posts({ photos: [{ id: hers.id }] });
  },
);

story(
  'photos change while the job asks: added, sorted, named, and gone with their bytes; a repeat changes nothing',
  { shows: ['C1', 'ruling 50'] },
  async ({ market, customer, business }) => {
    const [carl, cora, anna] = [await customer(), await customer(), await business()];
    const [one, two, three] = [await bringsPhoto(carl), await bringsPhoto(carl), await bringsPhoto(carl)];
    const job = await carl.posts({ photos: [{ id: one.id }, { id: two.id }] });
    const sets = async (...photos: { id: string; text?: string }[]) =>
      (await carl.api()).setJobPhotos({ params: { id: job.id }, body: { photos } });
    const wanted = [{ id: three.id, text: 'Below' }, { id: one.id }];
    const answers = await thrice(() => sets(...wanted));
    expect(answers.map(({ photos }) => idsOf(photos))).toEqual(Array(3).fill([three.id, one.id]));
    await market.settled();
    const { rows } = await market.product.database.pool.query(
      `select from history where event = 'job.changed' and facts->'fields' = '["photos"]'`,
    );
    expect(rows).toHaveLength(1);
    expect((await storedFiles(market.product.market)).some((key) => key.includes(two.id))).toBe(false);
    expect(idsOf((await anna.lead()).job.photos)).toEqual([three.id, one.id]);
    await expect(sets({ id: two.id })).rejects.toMatchObject({ code: 'invalid' });
    const other = (await cora.api()).setJobPhotos({ params: { id: job.id }, body: { photos: [] } });
    await expect(other).rejects.toMatchObject({ code: 'not_found' });
    await carl.cancels(job);
    await expect(sets()).rejects.toMatchObject({ code: 'job_cannot_change' });
    expect(idsOf((await carl.job(job)).photos)).toEqual([three.id, one.id]);
  },
);

story('two jobs that are posted with one photo at once do not share it', { shows: ['C1'] }, async (stage) => {
  const carl = await stage.customer();
  const photo = await bringsPhoto(carl);
  const posts = ['One', 'Two', 'Three'].map((n) =>
    carl.posts({ title: `${n} job`, photos: [{ id: photo.id }] }),
  );
  const settled = await Promise.allSettled(posts);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await carl.jobs()).toHaveLength(1);
});

story(
  'the same upload twice is one photo; what is none, empty or too large is a sentence, and nothing stays',
  { shows: ['C1', 'ruling 50', 'T18'] },
  async ({ market, customer, business }) => {
    const carl = await customer();
    const api = await carl.api({ headers: KEY });
    const bytes = await samples.png(300, 200);
    const put = (file: File) => api.bringPhoto({ form: { fields: {}, file } });
    const [first, ...others] = await thrice(() => put(fileOf(bytes)));
    expect(others).toEqual([first, first]);
    const before = await storedFiles(market.product.market);
    const own = await carl.api();
    const said = (file: File) =>
      own.bringPhoto({ form: { fields: {}, file } }).then(
        () => null,
        ({ code }: { code: string }) => code,
      );
    expect(await said(fileOf(samples.svg(), 'a.jpg'))).toBe('photo_wrong_type');
    expect(await said(fileOf(new Uint8Array(), 'a.jpg'))).toBe('invalid');
    expect(await said(fileOf(new Uint8Array(10 * 1024 * 1024 + 1)))).toBe('photo_too_large');
    expect(await said(fileOf(await samples.cutOff(samples.jpeg())))).toBe('photo_not_usable');
    const anna = await business();
    const theirs = (await anna.api()).bringPhoto({ form: { fields: {}, file: fileOf(bytes) } });
    await expect(theirs).rejects.toMatchObject({ code: 'forbidden' });
    expect(await storedFiles(market.product.market)).toEqual(before);
  },
);

story(
  'a store that is away is a sentence and nothing half; the job can still be posted',
  { shows: ['C1', 'X8'] },
  async ({ market, customer }) => {
    market.announces('the store of files failed');
    const carl = await customer();
    const { files } = market.product.market;
    const { write } = files;
    files.write = saying(diskFiles('/dev/null')).write;
    await expect(bringsPhoto(carl)).rejects.toMatchObject({ code: 'unavailable' });
    files.write = write;
    const { rows } = await market.product.database.pool.query('select from files');
    expect(rows).toHaveLength(0);
    await carl.posts();
  },
);

story('the copy of one’s data holds the photos', { shows: ['C1', 'V1'] }, async ({ market, customer }) => {
  const carl = await customer();
  const { id } = await bringsPhoto(carl);
  await carl.posts({ photos: [{ id }] });
  await (await carl.api()).askForExport();
  await market.settled();
  const { files } = market.product.market;
  const key = (await storedFiles(market.product.market)).find((one) => one.startsWith('exports/')) ?? '';
  const content = await files.read(key);
  const zip = content ? await buffer(content) : Buffer.alloc(0);
  // The names of its files stand in it as they are.
  expect(zip.includes(`photos/${id}.webp`)).toBe(true);
});

story(
  'an account that goes takes its photos along: rows, words and bytes',
  { shows: ['C1', 'V3'] },
  async ({ market, customer, business, admin }) => {
    const [carl, anna] = [await customer(), await business()];
    const [used, unused] = [await bringsPhoto(carl), await bringsPhoto(carl)];
    const body = { ...jobWish(), photos: [{ id: used.id, text: 'My kitchen' }] };
    await (await carl.api()).postJob({ body });
    const lead = await anna.lead();
    await anna.isInterestedIn(lead);
    await (await (await admin()).api()).removeAccount({ params: { id: carl.id } });
    await market.settled();
    const { rows } = await market.product.database.pool.query(
      'select from job_photos union all select from files union all select from jobs where photos_count > 0',
    );
    expect(rows).toHaveLength(0);
    expect(await storedFiles(market.product.market)).toEqual([]);
    for (const { id } of [used, unused]) {
      const headers = { authorization: `Bearer ${await anna.token()}` };
      expect((await fetch(`${market.baseUrl}/api/job/photo/${id}`, { headers })).status).toBe(404);
    }
  },
);
