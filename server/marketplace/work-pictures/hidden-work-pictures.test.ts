import { expect } from 'vitest';
import type { AdminWorkPicturesQuery } from '../../../contract/admin-work-pictures.ts';
import { hiddenWorkPictureAddress } from '../../../contract/work-picture-sizes.ts';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../testing/api.ts';
import type { Business } from '../../testing/business.ts';
import { lastMail, visitor } from '../../testing/newcomer.ts';
import { showsWork } from '../../testing/pictures/work.ts';
import { type Stage, story } from '../../testing/story.ts';
import { thrice } from '../../testing/thrice.ts';

const shownBy = async ({ market }: Stage, anna: Business) =>
  (await visitor(market).publicBusiness({ params: { id: anna.id } })).workPictures;

const idsOf = (pictures: readonly { id: string }[]) => pictures.map(({ id }) => id);

const statusOf = async ({ market }: Stage, url: string) => (await fetch(market.baseUrl + url)).status;

/** How a picture is answered where its business and admins read one that is hidden. */
const hiddenFor = async ({ market }: Stage, id: string, who: { token: () => Promise<string> } | null) => {
  const headers = who ? { authorization: `Bearer ${await who.token()}` } : undefined;
  return fetch(`${market.baseUrl}${hiddenWorkPictureAddress(id)}`, { headers });
};

story(
  'an admin hides a picture with a reason: its business is told, and nobody else sees it until it is shown again',
  { shows: ['C8', 'A-40'] },
  async (stage) => {
    const [anna, ben] = [await stage.business(), await stage.business()];
    const fred = await stage.member(anna, 'field');
    const [adam, eve] = [await stage.admin(), await stage.admin()];
    const [first, second] = [await showsWork(anna, 'With a face'), await showsWork(anna)];
    const annas = await anna.api();
    await annas.changeWorkPicture({ params: { id: second.id }, body: { before: first.id } });
    const [desk, eves] = [await adam.api(), await eve.api()];
    const hide = (reason: string) => ({ params: { id: first.id }, body: { is_active: 0, reason } as const });
    expect(await refusalOf(desk.switchWorkPicture({ ...hide(''), body: { is_active: 0 } }))).toBe('invalid');
    expect(await thrice(() => desk.switchWorkPicture(hide('A child can be recognised')))).toEqual([
      [],
      [],
      [],
    ]);
    expect(await refusalOf(eves.switchWorkPicture(hide('Not your work')))).toBe('done_by_another');

    const shown = await shownBy(stage, anna);
    expect(shown.map(({ id, before }) => ({ id, before }))).toEqual([{ id: second.id, before: null }]);
    expect(await statusOf(stage, first.url)).toBe(404);
    const mail = await lastMail(stage.market, anna.facts.email);
    expect(mail.text).toContain('With a face');
    expect(mail.text).toContain('A child can be recognised');

    const own = (await annas.workPictures()).pictures;
    expect(own.map(({ is_active, url }) => ({ is_active, url }))).toEqual([
      { is_active: 0, url: hiddenWorkPictureAddress(first.id) },
      { is_active: 1, url: second.url },
    ]);
    for (const who of [anna, adam]) {
      const answer = await hiddenFor(stage, first.id, who);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    }
    for (const [who, status] of [
      [ben, 404],
      [null, 404],
      [fred, 403],
    ] as const)
      expect((await hiddenFor(stage, first.id, who)).status).toBe(status);

    await desk.switchWorkPicture({ params: { id: first.id }, body: { is_active: 1 } });
    expect(idsOf(await shownBy(stage, anna))).toEqual([first.id, second.id]);
    expect(await statusOf(stage, first.url)).toBe(200);
    const { entries } = await desk.auditLog({ query: {} });
    expect(entries.flatMap((one) => (one.subject === 'work_picture' ? [[one.act, one.reason]] : []))).toEqual(
      [
        ['show', null],
        ['hide', 'A child can be recognised'],
      ],
    );
  },
);

story(
  'a picture that is shown again or removed before the mail went is not told of as hidden',
  { shows: ['C8', 'A-40'] },
  async (stage) => {
    const [anna, adam] = [await stage.business(), await stage.admin()];
    const picture = await showsWork(anna);
    const desk = await adam.api();
    const params = { id: picture.id };
    const hide = async () => {
      await desk.switchWorkPicture({ params, body: { is_active: 0, reason: 'A face' } });
      await stage.market.settled();
      // As if it still waited for a mail server.
      await pool.query("update notices set status = 'queued' where kind = 'work-picture-hidden'");
    };
    const { pool } = stage.market.product.database;
    const statuses = async () => {
      const { rows } = await pool.query<{ status: string }>(
        "select status from notices where kind = 'work-picture-hidden'",
      );
      return rows.map(({ status }) => status);
    };
    await hide();
    await desk.switchWorkPicture({ params, body: { is_active: 1 } });
    expect(await statuses()).toEqual(['dropped']);
    await hide();
    await desk.takeWorkPictureAway({ params, body: { reason: 'Not your work' } });
    expect(await statuses()).toEqual(['dropped', 'dropped']);
  },
);

story(
  'an admin reads the pictures of one business, and of those the hidden ones; no other id tells what it is of',
  { shows: ['C8', 'T2'] },
  async (stage) => {
    const [anna, ben] = [await stage.business({ name: 'Anna Bell' }), await stage.business()];
    const [carl, adam] = [await stage.customer(), await stage.admin()];
    const [first, second] = [await showsWork(anna), await showsWork(anna)];
    const his = await showsWork(ben);
    const desk = await adam.api();
    await desk.switchWorkPicture({ params: { id: first.id }, body: { is_active: 0, reason: 'A face' } });
    const read = async (query: AdminWorkPicturesQuery) => {
      const { pictures, count, business } = await desk.adminWorkPictures({ query });
      return [idsOf(pictures), count, business?.name];
    };
    expect(await read({ business: anna.id })).toEqual([[second.id, first.id], 2, 'Bell & Co']);
    expect(await read({ business: anna.id, state: 'inactive' })).toEqual([[first.id], 1, 'Bell & Co']);
    expect(await read({ state: 'active' })).toEqual([[his.id, second.id], 2, undefined]);
    for (const business of [newId(), carl.id])
      expect(await refusalOf(desk.adminWorkPictures({ query: { business } }))).toBe('not_found');
    expect(await refusalOf(desk.adminWorkPictures({ query: { business: 'anna' } }))).toBe('invalid');
  },
);
