import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bucketServer } from '../../testing/bucket.ts';
import type { Business } from '../../testing/business.ts';
import type { Correspondent } from '../../testing/correspondent.ts';
import type { Customer } from '../../testing/customer.ts';
import { openTestMarket } from '../../testing/market.ts';
import { bringsPdf, bringsPicture, sendsFiles } from '../../testing/pictures/attach.ts';
import { bringsPhoto } from '../../testing/pictures/bring.ts';
import { type Stage, toldOn } from '../../testing/story.ts';
import { unzipped } from '../../testing/unzipped.ts';

type Store = { root: string; env: Record<string, string>; close(): Promise<void> };

/** Where the files of a market lie, and how to look there behind its back. */
const STORES: Record<string, () => Promise<Store>> = {
  async 'from the disk'() {
    const root = await mkdtemp(join(tmpdir(), 'fettle-erased-'));
    return { root, env: { DATA_DIR: root }, close: () => rm(root, { recursive: true }) };
  },
  async 'from the bucket'() {
    const { root, settings, close } = await bucketServer('fettle-erased');
    return { root, env: settings, close };
  },
};

/** Which of these ids a file lies under, in any of its widths. */
async function idsUnder(root: string, ids: readonly string[]): Promise<string[]> {
  const names = await readdir(root, { recursive: true });
  return ids.filter((id) => names.some((name) => name.includes(id)));
}

/** A job with a photo, about which both sides have sent a picture and a PDF; one more of each waits with its owner. */
async function deal({ customer, business }: Stage, title: string) {
  const [carl, anna] = [await customer({ name: 'Carl Moss' }), await business({ name: 'Anna Bell' })];
  const [photo, unsent] = [await bringsPhoto(carl), await bringsPhoto(carl)];
  await carl.posts({ title, photos: [{ id: photo.id, text: `The tap of ${title}` }] });
  const lead = await anna.lead(title);
  await anna.isInterestedIn(lead);
  const files = { ofCarl: await sends(carl, lead), ofAnna: await sends(anna, lead) };
  await look(anna, [photoAt(photo.id)]);
  await look(carl, [...files.ofCarl, ...files.ofAnna].map(attachmentAt));
  return { carl, anna, lead, photo: photo.id, carls: [photo.id, unsent.id, ...files.ofCarl], ...files };
}

type Deal = Awaited<ReturnType<typeof deal>>;

/** Sends a picture and a PDF with words; brings another and keeps it. Answers the ids of all three. */
async function sends(one: Correspondent, lead: { id: string }): Promise<string[]> {
  const [picture, pdf] = [await bringsPicture(one, lead), await bringsPdf(one, lead)];
  await sendsFiles(one, lead, { attachments: [picture.id, pdf.id], message: `Words of ${one.name}` });
  return [picture.id, pdf.id, (await bringsPdf(one, lead, 'kept back.pdf')).id];
}

const photoAt = (id: string) => `/job/photo/${id}?w=320`;
const attachmentAt = (id: string) => `/lead/attachment/${id}`;

/** Opens files, so that the widths of pictures are made. Answers what the server says. */
async function look(one: Correspondent, paths: string[]): Promise<number[]> {
  const headers = { authorization: `Bearer ${await one.token()}` };
  const answers = paths.map((path) => fetch(`${one.market.baseUrl}/api${path}`, { headers }));
  return (await Promise.all(answers)).map(({ status }) => status);
}

/** The copy of somebody's data: what it says, and the names of the files in it. */
async function copyOf(one: Correspondent) {
  const api = await one.api();
  await api.askForExport();
  await one.market.settled();
  const id = (await api.ownExport()).export?.id;
  const headers = { authorization: `Bearer ${await one.token()}` };
  const files = await unzipped(await fetch(`${one.market.baseUrl}/api/user/export/${id}`, { headers }));
  const { 'data.json': said = '', ...others } = files;
  return { said, names: Object.entries(others).flatMap(([name, bytes]) => (bytes ? [name] : [])) };
}

/** All that somebody wrote and brought, and nothing that the other side did. */
async function mustHold(one: Correspondent, { own, others, words }: Held): Promise<void> {
  const { said, names } = await copyOf(one);
  expect(own.filter((id) => !names.some((name) => name.includes(id)))).toEqual([]);
  expect(others.filter((id) => names.some((name) => name.includes(id)))).toEqual([]);
  expect([said.includes(words), said.match(/Words of/g)?.length]).toEqual([true, 1]);
}

type Held = { own: string[]; others: string[]; words: string };

/** What the other side finds in the conversation with somebody who left. */
async function found(one: Correspondent, lead: { id: string }) {
  const api = await one.api();
  const { user, items } = await api.conversation({ params: { id: lead.id }, query: {} });
  const listed = (await api.conversations({ query: {} })).conversations.find(
    ({ leadId }) => leadId === lead.id,
  );
  const messages = items.flatMap((item) => (item.type === 'message' ? [item] : []));
  return {
    names: [user.name, listed?.user.name],
    messages: messages.map(({ sender, body, attachments }) => [sender, body, attachments.length]),
  };
}

const GONE = 'This message was deleted with the account.';

async function leave(one: Customer | Business): Promise<void> {
  await (await one.api()).deleteAccount();
  await one.market.settled();
}

async function customerLeaves({ carl, anna, lead, photo, ofCarl }: Deal): Promise<void> {
  await leave(carl);
  expect(await found(anna, lead)).toEqual({
    names: ['Deleted user', 'Deleted user'],
    messages: [
      ['customer', GONE, 0],
      ['business', `Words of ${anna.name}`, 2],
    ],
  });
  expect(new Set(await look(anna, [photoAt(photo), ...ofCarl.map(attachmentAt)]))).toEqual(new Set([404]));
}

async function businessLeaves({ carl, anna, lead, photo, ofAnna }: Deal): Promise<void> {
  await leave(anna);
  expect(await found(carl, lead)).toEqual({
    names: ['Deleted user', 'Deleted user'],
    messages: [
      ['customer', `Words of ${carl.name}`, 2],
      ['business', GONE, 0],
    ],
  });
  expect(new Set(await look(carl, ofAnna.map(attachmentAt)))).toEqual(new Set([404]));
  expect(await look(carl, [photoAt(photo)])).toEqual([200]);
}

test.each(Object.entries(STORES))(
  'photos and files of who leaves are in their copy before, and gone from the other side’s pages and %s after',
  { meta: { shows: ['C1', 'C3', 'V1', 'V2'] } },
  async (_name, open) => {
    const { root, env, close } = await open();
    const market = await openTestMarket(env);
    try {
      await toldOn(market, async (stage) => {
        const [one, other] = [await deal(stage, 'first'), await deal(stage, 'second')];
        await mustHold(one.carl, { own: one.carls, others: one.ofAnna, words: 'Words of Carl Moss' });
        await mustHold(other.anna, { own: other.ofAnna, others: other.carls, words: 'Words of Anna Bell' });
        const stays = [...one.ofAnna, ...other.carls];
        const all = [...one.carls, ...other.ofAnna, ...stays];
        expect(await idsUnder(root, all)).toEqual(all);
        await customerLeaves(one);
        await businessLeaves(other);
        expect(await idsUnder(root, all)).toEqual(stays);
        for (const who of [one.anna, other.carl]) await leave(who);
        expect(await idsUnder(root, all)).toEqual([]);
        const { rows } = await market.product.database.pool.query('select from files');
        expect(rows).toEqual([]);
      });
    } finally {
      await market.product.stop();
      await close();
    }
  },
);
