import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { MASK } from '../../../contract/contact-mask.ts';
import { MOST_WORK_PICTURES } from '../../../contract/work-picture-sizes.ts';
import { idIn } from '../../platform/files/files.ts';
import { newId } from '../../platform/ids.ts';
import { serviceId } from '../../seed/catalogue.ts';
import { refusalOf } from '../../testing/api.ts';
import { Business } from '../../testing/business.ts';
import { storedFiles } from '../../testing/market.ts';
import { lastMail, visitor } from '../../testing/newcomer.ts';
import { fileOf } from '../../testing/pictures/files.ts';
import * as samples from '../../testing/pictures/samples.ts';
import { showsWork } from '../../testing/pictures/work.ts';
import { untilWaiting } from '../../testing/race.ts';
import { type Stage, story } from '../../testing/story.ts';
import { unzipped } from '../../testing/unzipped.ts';
import { KEY, rows, thrice } from '../../testing/thrice.ts';
import { drawLater } from './work-picture.jobs.ts';

const profileOf = ({ market }: Stage, anna: Business) =>
  visitor(market).publicBusiness({ params: { id: anna.id } });

const idsOf = (pictures: readonly { id: string }[]) => pictures.map(({ id }) => id);

const served = async ({ market }: Stage, url: string, accept = 'image/avif,image/webp') => {
  const answer = await fetch(market.baseUrl + url, { headers: { accept } });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

story(
  'a business shows its work: described, paired and in its order, to everybody and without what a camera noted',
  { shows: ['C8', 'T18'] },
  async (stage) => {
    const anna = await stage.business();
    const api = await anna.api();
    const first = await showsWork(anna, 'Before, call 07700900123 or SE1 9SG', await samples.sideways());
    expect(first).toMatchObject({ width: 600, height: 400, service: null, before: null });
    const second = await showsWork(anna);
    const third = await showsWork(anna);
    const service = serviceId('Plumbing', 'Repair or replace a tap');
    await api.changeWorkPicture({
      params: { id: second.id },
      body: { text: 'After', service, before: first.id },
    });
    await api.orderWorkPictures({ body: { ids: [third.id, newId(), second.id, third.id] } });
    const { workPictures } = await profileOf(stage, anna);
    const shown = { url: `/api/files/${second.id}`, width: 900, height: 600 };
    expect(workPictures).toEqual([
      { ...shown, id: third.id, url: `/api/files/${third.id}`, text: '', service: null, before: null },
      { ...shown, id: second.id, text: 'After', service: 'Repair or replace a tap', before: first.id },
      expect.objectContaining({ id: first.id, text: `Before, call ${MASK} or SE1` }),
    ]);
    // What it wrote itself it reads whole.
    expect((await api.workPictures()).pictures[2]?.text).toContain('07700900123');
    await stage.market.settled();
    const { answer, bytes } = await served(stage, `${first.url}?w=320`);
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const whole = await served(stage, `${first.url}?w=1536`, 'image/webp');
    expect(whole.answer.headers.get('content-type')).toBe('image/webp');
    for (const one of [bytes, whole.bytes]) expect(one.includes(samples.CANARY)).toBe(false);
    await api.removeWorkPicture({ params: { id: first.id } });
    expect((await served(stage, first.url)).answer.status).toBe(404);
    const left = (await profileOf(stage, anna)).workPictures;
    expect(left.map(({ id, before }) => ({ id, before }))).toEqual([
      { id: third.id, before: null },
      { id: second.id, before: null },
    ]);
    expect((await storedFiles(stage.market.product.market)).join()).not.toContain(first.id);
  },
);

story(
  'until a picture is drawn as AVIF the other format stands in for it, and caches keep that for five minutes',
  { shows: ['C8'] },
  async (stage) => {
    const anna = await stage.business();
    const { url, id } = await showsWork(anna);
    await stage.market.settled();
    for (const key of await storedFiles(stage.market.product.market))
      if (key.includes(id) && key.endsWith('avif')) await stage.market.product.market.files.remove(key);
    const { answer } = await served(stage, `${url}?w=640`);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  },
);

story(
  'another business meets none of them: a foreign picture is answered like one that is not there',
  { shows: ['C8', 'T2'] },
  async (stage) => {
    const [anna, ben] = [await stage.business(), await stage.business()];
    const [mine, other] = [await showsWork(anna), await showsWork(anna)];
    const his = await showsWork(ben);
    const bens = await ben.api();
    const change = (id: string, body: object) => refusalOf(bens.changeWorkPicture({ params: { id }, body }));
    for (const id of [mine.id, newId()]) {
      expect(await change(id, { text: 'Mine' })).toBe('not_found');
      expect(await change(his.id, { before: id })).toBe('invalid');
      expect(await refusalOf(bens.removeWorkPicture({ params: { id } }))).toBe('not_found');
      await bens.orderWorkPictures({ body: { ids: [id] } });
    }
    expect(await change(his.id, { before: his.id })).toBe('invalid');
    expect(await change(his.id, { service: serviceId('Tiling', 'Bathroom wall tiles') })).toBe('invalid');
    expect(idsOf((await profileOf(stage, anna)).workPictures)).toEqual([mine.id, other.id]);
    const annas = await anna.api();
    await annas.changeWorkPicture({ params: { id: mine.id }, body: { before: other.id } });
    // A pair has two, and neither is in a second one.
    const third = await showsWork(anna);
    for (const [id, before] of [
      [other.id, third.id],
      [third.id, mine.id],
      [third.id, other.id],
    ] as const)
      expect(await refusalOf(annas.changeWorkPicture({ params: { id }, body: { before } }))).toBe('invalid');
    const wrong = fileOf(samples.pdf(), 'work.jpg');
    expect(await refusalOf(annas.addWorkPicture({ form: { fields: {}, file: wrong } }))).toBe(
      'photo_wrong_type',
    );
  },
);

story(
  'twenty-four are the most: of two who bring the last at once one is refused, and the same form counts once',
  { shows: ['C8', 'ruling 50', 'T26'] },
  async (stage) => {
    const anna = await stage.business();
    const [olga, fred] = [await stage.member(anna, 'office'), await stage.member(anna, 'field')];
    const keyed = await anna.api({ headers: KEY });
    const file = fileOf(await samples.jpeg(400, 300), 'work.jpg');
    const answers = await thrice(() => keyed.addWorkPicture({ form: { fields: {}, file } }));
    expect(answers.map(({ pictures }) => pictures.length)).toEqual([1, 1, 1]);
    await fillUp(stage, anna, MOST_WORK_PICTURES - 2);
    expect(await refusalOf(showsWork(fred))).toBe('forbidden');
    expect(await refusalOf(fred.api().then((api) => api.workPictures()))).toBe('forbidden');

    const before = await keptIds(stage);
    const { pool } = stage.market.product.database;
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query(`select from businesses where id = $1 for no key update`, [anna.id]);
    const both = Promise.allSettled([showsWork(anna), showsWork(olga)]);
    await untilWaiting(pool, 1);
    // A lock is waited for two seconds only, and on a busy machine the other picture takes as long to draw.
    await Promise.race([untilWaiting(pool, 2).catch(() => undefined), sleep(1000)]);
    await holder.query('commit');
    holder.release();
    const outcomes = (await both).map((one) => ('reason' in one ? one.reason.code : 'shown'));
    expect(outcomes.toSorted((a, b) => a.localeCompare(b))).toEqual(['shown', 'too_many_work_pictures']);
    expect(await rows(stage, 'work_pictures')).toBe(MOST_WORK_PICTURES);
    // The bytes of the refused one are kept nowhere.
    expect((await keptIds(stage)).size).toBe(before.size + 1);
  },
);

const keptIds = async ({ market }: Stage) => new Set((await storedFiles(market.product.market)).map(idIn));

/** As if so many more had been shown; their bytes lie nowhere. */
async function fillUp({ market }: Stage, anna: Business, count: number): Promise<void> {
  await market.product.database.pool.query(
    `with made as (
      insert into files (id, account_id, business_id, kind, name, media_type, bytes, width, height, created_at)
      select gen_random_uuid(), owner_id, id, 'work', '', 'image/webp', 1, 600, 400, story_begins()
      from businesses, generate_series(1, $2) where id = $1 returning id
    )
    insert into work_pictures (file_id, business_id, position, text, width, height, created_at)
    select id, $1, 1 + row_number() over (), '', 600, 400, story_begins() from made`,
    [anna.id, count],
  );
}

story(
  'an admin removes a picture with a reason: it is gone for everybody, written down, and the business is told',
  { shows: ['C8', 'A-40'] },
  async (stage) => {
    const anna = await stage.business({ name: 'Anna Bell' });
    const [adam, eve] = [await stage.admin(), await stage.admin()];
    const [first, second] = [await showsWork(anna, 'With a face'), await showsWork(anna)];
    const desk = await adam.api();
    const { pictures, count } = await desk.adminWorkPictures({ query: {} });
    expect([count, idsOf(pictures)]).toEqual([2, [second.id, first.id]]);
    expect(pictures[1]).toMatchObject({ text: 'With a face', business: { id: anna.id, name: 'Bell & Co' } });
    const wish = { params: { id: first.id }, body: { reason: 'A child can be recognised' } };
    expect(await thrice(() => desk.takeWorkPictureAway(wish))).toEqual([[], [], []]);
    const eves = await eve.api();
    const late = { ...wish, body: { reason: 'Not your work' } };
    expect(await refusalOf(eves.takeWorkPictureAway(late))).toBe('done_by_another');
    expect(await refusalOf(eves.takeWorkPictureAway({ ...late, params: { id: newId() } }))).toBe('not_found');
    expect(idsOf((await profileOf(stage, anna)).workPictures)).toEqual([second.id]);
    expect((await served(stage, first.url)).answer.status).toBe(404);
    const { entries } = await desk.auditLog({ query: {} });
    expect(entries.filter(({ subject }) => subject === 'work_picture')).toEqual([
      expect.objectContaining({ act: 'delete', subjectId: first.id, subjectName: 'Bell & Co' }),
    ]);
    const mail = await lastMail(stage.market, anna.facts.email);
    expect(mail.text).toContain('With a face');
    expect(mail.text).toContain('A child can be recognised');
  },
);

story(
  'a business that is switched off shows none; they are in the copy of its data, and go with its account',
  { shows: ['C8', 'V2'] },
  async (stage) => {
    const { market } = stage;
    const [anna, adam] = [await stage.business(), await stage.admin()];
    const picture = await showsWork(anna, 'A boiler in a loft');
    const desk = await adam.api();
    const switchTo = (is_active: 0 | 1) =>
      desk.changeBusiness({ params: { id: anna.id }, body: { is_active, reason: 'Insurance' } });
    await switchTo(0);
    expect(await refusalOf(profileOf(stage, anna))).toBe('not_found');
    await switchTo(1);
    const again = new Business(market, anna.facts);
    const api = await again.api();
    await api.askForExport();
    await market.settled();
    const { export: copy } = await api.ownExport();
    const headers = { authorization: `Bearer ${await again.token()}` };
    const files = await unzipped(await fetch(`${market.baseUrl}/api/user/export/${copy?.id}`, { headers }));
    expect(JSON.parse(files['data.json'] ?? '').workPictures).toEqual([
      expect.objectContaining({ file_id: picture.id, text: 'A boiler in a loft' }),
    ]);
    expect(Object.keys(files).filter((name) => name.includes(picture.id))).toHaveLength(1);
    await api.deleteAccount();
    await market.settled();
    expect(await rows(stage, 'work_pictures')).toBe(0);
    expect(await storedFiles(market.product.market)).toEqual([]);
  },
);

story('a picture that is removed before it was drawn again leaves nothing behind', async (stage) => {
  const { market } = stage;
  const anna = await stage.business();
  const { id } = await showsWork(anna);
  await (await anna.api()).removeWorkPicture({ params: { id } });
  await market.settled();
  await drawLater(market.product.market, { fileId: id });
  expect(await storedFiles(market.product.market)).toEqual([]);
});
