import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { MASK } from '../../../../contract/contact-mask.ts';
import { MOST_ATTACHMENTS } from '../../../../contract/pictures.ts';
import { newId } from '../../../platform/ids.ts';
import { refusalOf } from '../../../testing/api.ts';
import { storedFiles } from '../../../testing/market.ts';
import { bringsFile, bringsPdf, bringsPicture, sendsFiles } from '../../../testing/pictures/attach.ts';
import { bringsPhoto } from '../../../testing/pictures/bring.ts';
import { fileOf } from '../../../testing/pictures/files.ts';
import * as samples from '../../../testing/pictures/samples.ts';
import { type Stage, story } from '../../../testing/story.ts';
import { KEY, rows, thrice } from '../../../testing/thrice.ts';
import { dropUnattached } from '../../files/index.ts';

/** Carl's job; Anna has its lead and wrote about it. */
async function talking({ customer, business }: Stage) {
  const [carl, anna] = [await customer({ name: 'Carl Moss' }), await business()];
  const job = await carl.posts();
  const lead = await anna.lead();
  await anna.writes(lead, 'Good morning');
  return { carl, anna, job, lead };
}

story(
  'a message carries photos and PDFs to both sides, in their order, with or without words',
  { shows: ['C3'] },
  async (stage) => {
    const { carl, anna, lead } = await talking(stage);
    const [photo, pdf] = [
      await bringsPicture(carl, lead),
      await bringsPdf(carl, lead, 'ring 07700900123.pdf'),
    ];
    expect(photo).toMatchObject({ kind: 'photo', name: '', width: 900, height: 600 });
    expect(pdf).toMatchObject({ kind: 'pdf', name: 'ring 07700900123.pdf', width: null, height: null });
    const url = (id: string) => `/api/lead/attachment/${id}`;
    const shown = [
      { ...pdf, url: url(pdf.id) },
      { ...photo, url: url(photo.id) },
    ];
    const sent = await sendsFiles(carl, lead, { attachments: [pdf.id, photo.id, pdf.id] });
    expect(sent).toMatchObject({ body: '', attachments: shown });
    const cut = [{ ...shown[0], name: `ring ${MASK}.pdf` }, shown[1]];
    const open = async (one: typeof carl | typeof anna) =>
      (await (await one.api()).conversation({ params: { id: lead.id }, query: {} })).items.at(-1);
    expect(await open(carl)).toMatchObject({ attachments: shown });
    expect(await open(anna)).toMatchObject({ body: '', attachments: cut });
    expect(await anna.reads(lead)).toMatchObject([{ attachments: cut }, { attachments: [] }]);
    const last = async (one: typeof carl | typeof anna) =>
      (await (await one.api()).conversations({ query: {} })).conversations[0]?.last;
    expect(await last(anna)).toMatchObject({ body: '', attachment: { kind: 'pdf', name: cut[0]?.name } });
    const second = await bringsPicture(anna, lead);
    await sendsFiles(anna, lead, { attachments: [second.id], message: 'Like this one?' });
    expect(await last(carl)).toMatchObject({
      body: 'Like this one?',
      attachment: { kind: 'photo', name: '' },
    });
    await stage.market.settled();
  },
);

story(
  'a message needs words or files; at most ten, and only one’s own for this lead, unsent: all else is refused alike',
  { shows: ['C3'] },
  async (stage) => {
    const { carl, anna, lead } = await talking(stage);
    await carl.posts({ title: 'Another job' });
    const ben = await stage.business();
    const other = (await (await ben.api()).leads({ query: {} })).leads.find(
      (one) => one.job.title === 'Another job',
    );
    if (!other) throw new Error('Ben has no lead of the other job');
    await ben.writes(other, 'Hello');
    const [mine, hers, elsewhere] = [
      await bringsPicture(carl, lead),
      await bringsPdf(anna, lead),
      await bringsPicture(carl, other),
    ];
    const ofJob = await bringsPhoto(carl);
    await sendsFiles(carl, lead, { attachments: [mine.id] });
    const said = (ids: string[], message = 'With files') =>
      sendsFiles(carl, lead, { attachments: ids, message }).then(
        () => null,
        ({ code, errors }: { code: string; errors: unknown }) => ({ code, errors }),
      );
    const fresh = await bringsPicture(carl, lead);
    const refused = await said([fresh.id, newId()]);
    expect(refused).toMatchObject({ code: 'invalid', errors: { attachments: [expect.any(String)] } });
    for (const one of [mine, hers, elsewhere, ofJob]) expect(await said([fresh.id, one.id])).toEqual(refused);
    const tooMany = Array.from({ length: MOST_ATTACHMENTS + 1 }, () => newId());
    expect([await said(tooMany), await said([])]).toMatchObject([{ code: 'invalid' }, { code: 'invalid' }]);
    const empty = refusalOf(carl.writes(lead, ' \n '));
    expect(await empty).toBe('invalid');
    expect(await rows(stage, 'messages')).toBe(3);
    // What was refused together with another one is still there to be sent.
    await sendsFiles(carl, lead, { attachments: [fresh.id], message: ' ' });
    await anna.writes(lead, 'Words alone, as ever');
    expect((await anna.reads(lead)).map(({ body }) => body)).toEqual([
      'Words alone, as ever',
      '',
      '',
      'Good morning',
    ]);
  },
);

story('one file is sent once, however many messages want it at once', { shows: ['C3'] }, async (stage) => {
  const { carl, lead } = await talking(stage);
  const photo = await bringsPicture(carl, lead);
  const sends = ['One', 'Two', 'Three'].map((words) =>
    sendsFiles(carl, lead, { attachments: [photo.id], message: words }),
  );
  const settled = await Promise.allSettled(sends);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await rows(stage, 'messages')).toBe(2);
});

story(
  'files are brought by who may write now, once under a key; what is neither photo nor PDF, or too large, is a sentence',
  { shows: ['C3', 'ruling 50', 'T18'] },
  async (stage) => {
    const { carl, anna, job, lead } = await talking(stage);
    const file = fileOf(samples.pdf(), 'plan.pdf');
    const own = await carl.api({ headers: KEY });
    const put = () => own.bringAttachment({ params: { id: lead.id }, form: { fields: {}, file } });
    const [first, ...others] = await thrice(put);
    expect(others).toEqual([first, first]);
    expect(await rows(stage, 'files')).toBe(1);
    const before = await storedFiles(stage.market.product.market);
    const said = async (one: typeof carl | typeof anna, sent: File, about = lead) =>
      bringsFile(one, about, sent).then(
        () => null,
        ({ code }: { code: string }) => code,
      );
    const whole = samples.pdf();
    expect(await said(carl, fileOf(samples.svg(), 'a.pdf'))).toBe('attachment_wrong_type');
    expect(await said(carl, fileOf(samples.html(), 'a.pdf'))).toBe('attachment_wrong_type');
    expect(await said(carl, fileOf(whole.subarray(0, 12), 'a.pdf'))).toBe('attachment_wrong_type');
    expect(await said(carl, fileOf(new Uint8Array(10 * 1024 * 1024 + 1)))).toBe('attachment_too_large');
    expect(await said(carl, fileOf(await samples.cutOff(samples.jpeg())))).toBe('photo_not_usable');
    const [cora, ben] = [await stage.customer(), await stage.business()];
    expect([await said(cora, file), await said(ben, file)]).toEqual(['not_found', 'not_found']);
    expect(await said(carl, file, await ben.lead())).toBe('not_found');
    await (await carl.api()).updateJobStatus({ params: { id: job.id }, body: { status: 'cancelled' } });
    expect([await said(carl, file), await said(anna, file)]).toEqual([
      'job_not_available',
      'job_not_available',
    ]);
    expect(await storedFiles(stage.market.product.market)).toEqual(before);
  },
);

story(
  'what was brought and never sent is gone within a day: photos and PDFs, rows and bytes; what was sent stays',
  { shows: ['C3'] },
  async (stage) => {
    const { market } = stage;
    const { carl, lead } = await talking(stage);
    const sent = await bringsPdf(carl, lead);
    await sendsFiles(carl, lead, { attachments: [sent.id] });
    const kept = await storedFiles(market.product.market);
    await bringsPdf(carl, lead);
    await bringsPicture(carl, lead);
    await market.advance({ hours: 21 });
    expect(await dropUnattached(market.product.market)).toBe(2);
    await market.settled();
    expect(await storedFiles(market.product.market)).toEqual(kept);
    expect([await rows(stage, 'files'), await rows(stage, 'message_attachments')]).toEqual([1, 1]);
  },
);

story(
  'the copy of one’s data holds the files of messages, and the account that goes takes them along',
  { shows: ['C3', 'V1', 'V3'] },
  async (stage) => {
    const { market } = stage;
    const { carl, anna, lead } = await talking(stage);
    const [pdf, photo] = [await bringsPdf(carl, lead), await bringsPicture(carl, lead)];
    const hers = await bringsPdf(anna, lead);
    await sendsFiles(carl, lead, { attachments: [pdf.id, photo.id] });
    await sendsFiles(anna, lead, { attachments: [hers.id] });
    await (await carl.api()).askForExport();
    await market.settled();
    const { files } = market.product.market;
    const key = (await storedFiles(market.product.market)).find((one) => one.startsWith('exports/')) ?? '';
    const content = await files.read(key);
    const zip = content ? await buffer(content) : Buffer.alloc(0);
    expect([pdf, photo, hers].map(({ id }) => zip.includes(id))).toEqual([true, true, false]);
    await (await (await stage.admin()).api()).removeAccount({ params: { id: carl.id } });
    await market.settled();
    const { rows: left } = await market.product.database.pool.query<{ id: string }>('select id from files');
    expect(left).toEqual([{ id: hers.id }]);
    expect(await rows(stage, 'message_attachments')).toBe(1);
    expect((await storedFiles(market.product.market)).filter((one) => one.includes(pdf.id))).toEqual([]);
  },
);
