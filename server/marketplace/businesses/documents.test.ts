import sharp from 'sharp';
import { expect } from 'vitest';
import { refusalOf } from '../../testing/api.ts';
import type { Business } from '../../testing/business.ts';
import { storedFiles } from '../../testing/market.ts';
import { PASSWORD } from '../../testing/facts.ts';
import type { Person } from '../../testing/person.ts';
import { pngBomb } from '../../testing/pictures/bombs.ts';
import { fileOf, paddedTo } from '../../testing/pictures/files.ts';
import * as samples from '../../testing/pictures/samples.ts';
import { story, type Stage } from '../../testing/story.ts';

const add = async (anna: Business, file = fileOf(samples.pdf(), 'insurance.pdf')) =>
  (await (await anna.api()).addDocument({ form: { fields: {}, file } })).documents;

const listed = async (anna: Business) => (await (await anna.api()).ownBusiness()).documents;

/** Read to its end: a large answer that nobody reads is still on its way when the product stops, which waits for it. */
async function fetched({ market }: Stage, url: string, person: Person | null): Promise<Response> {
  const answer = await fetch(`${market.baseUrl}${url}`, {
    headers: person ? { authorization: `Bearer ${await person.token()}` } : {},
  });
  const { status, headers } = answer;
  return new Response(await answer.arrayBuffer(), { status, headers });
}

story(
  'a document is listed, read back byte for byte, and removed',
  { shows: ['R-6-070', 'R-9-031', 'R-10-102', 'A-55'] },
  async (stage) => {
    const anna = await stage.business();
    expect(await listed(anna)).toEqual([]);
    const [document] = await add(anna);
    expect(document).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'insurance.pdf',
      url: `/api/business/document/${document?.id}`,
      size: samples.pdf().length,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(await listed(anna)).toEqual([document]);
    const answer = await fetched(stage, document?.url ?? '', anna);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=insurance.pdf',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(samples.pdf())).toBe(true);
    const remove = async () => (await anna.api()).removeDocument({ params: { id: document?.id ?? '' } });
    // Asked again, because the first answer was lost, it is done all the same.
    for (let turn = 0; turn < 2; turn++) expect(await remove()).toEqual([]);
    expect(await listed(anna)).toEqual([]);
    expect((await fetched(stage, document?.url ?? '', anna)).status).toBe(404);
    expect(await storedFiles(stage.market.product.market)).toEqual([]);
  },
);

story(
  'a document is for its owner and for admins; to everybody else it does not exist',
  { shows: ['R-6-070', 'R-9-031', 'R-10-102', 'R-16-011', 'R-16-034'] },
  async (stage) => {
    const [anna, rival, carl, adam] = [
      await stage.business(),
      await stage.business(),
      await stage.customer(),
      await stage.admin(),
    ];
    const [document] = await add(anna);
    const url = document?.url ?? '';
    const missing = url.replace(/[0-9a-f-]{36}$/, anna.id);
    const said = async (person: Person | null, path: string) => {
      const answer = await fetched(stage, path, person);
      return [answer.status, (await answer.text()).replace(/"request_id":"[^"]+"/, '')];
    };
    expect((await fetched(stage, url, adam)).status).toBe(200);
    expect(await said(rival, url)).toEqual(await said(rival, missing));
    expect((await said(rival, url))[0]).toBe(404);
    expect((await said(carl, url))[0]).toBe(403);
    expect((await said(null, url))[0]).toBe(401);
    for (const path of [`/api/files/${document?.id}`, `${url}/..`, `${url}?x=1`])
      expect([404, 422]).toContain((await fetched(stage, path, anna)).status);
    expect(await refusalOf((await rival.api()).removeDocument({ params: { id: document?.id ?? '' } }))).toBe(
      'not_found',
    );
    expect(await listed(anna)).toHaveLength(1);
  },
);

story(
  'PDF, JPEG and PNG of at most 5 MB are taken, by what they are',
  { shows: ['R-6-070', 'T18'] },
  async (stage) => {
    const anna = await stage.business();
    const five = 5 * 1024 * 1024;
    const end = Buffer.from('\n%%EOF\n');
    const large = Buffer.concat([paddedTo(samples.pdf(), five - end.length), end]);
    for (const [bytes, type] of [
      [large, 'application/pdf'],
      [await samples.jpeg(), 'image/jpeg'],
      [await samples.png(), 'image/png'],
    ] as const) {
      const { url = '' } = (await add(anna, fileOf(bytes, 'whatever', 'text/html'))).at(-1) ?? {};
      expect((await fetched(stage, url, anna)).headers.get('content-type')).toBe(type);
    }
    expect(await refusalOf(add(anna, fileOf(Buffer.concat([large, Buffer.alloc(1)]))))).toBe(
      'document_too_large',
    );
    const wrong: Uint8Array[] = [
      samples.svg(),
      samples.html(),
      await samples.gif(),
      samples.phonePhoto(),
      Buffer.from('PK\x03\x04'),
      Buffer.from('%PDF-1.4 cut off'),
    ];
    wrong.push(await samples.cutOff(samples.jpeg()), pngBomb(8_000), Buffer.from('MZ'));
    for (const bytes of wrong)
      expect(await refusalOf(add(anna, fileOf(bytes, 'fine.pdf', 'application/pdf')))).toBe(
        'document_wrong_type',
      );
    expect(await refusalOf(add(anna, fileOf(Buffer.alloc(0))))).toBe('invalid');
    await expect(add(anna, fileOf(Buffer.alloc(0)))).rejects.toMatchObject({
      errors: { document: ['This file is empty.'] },
    });
    expect(await listed(anna)).toHaveLength(3);
    expect(await storedFiles(stage.market.product.market)).toHaveLength(3);
  },
);

story(
  'a photo of a paper is kept upright, and without the place where it was taken',
  { shows: ['T18'] },
  async (stage) => {
    const anna = await stage.business();
    const withNotes = async () =>
      sharp(await samples.png())
        .withExif({ IFD0: { Copyright: samples.CANARY } })
        .png()
        .toBuffer();
    const photos = [
      [await samples.jpeg(), 'jpeg'],
      [await samples.sideways(), 'jpeg'],
      [await withNotes(), 'png'],
      [await samples.jpegAndPage(), 'jpeg'],
    ] as const;
    for (const [bytes, format] of photos) {
      const document = (await add(anna, fileOf(bytes, 'paper'))).at(-1);
      const kept = Buffer.from(await (await fetched(stage, document?.url ?? '', anna)).arrayBuffer());
      const facts = await sharp(kept).metadata();
      expect(facts).toMatchObject({ format, width: 600, height: 400 });
      for (const trace of [facts.exif, facts.xmp, facts.iptc, facts.icc, facts.orientation])
        expect(trace).toBeUndefined();
      for (const secret of [samples.CANARY, '<script', 'GPS']) expect(kept.includes(secret)).toBe(false);
      expect(document?.size).toBe(kept.length);
      expect(await samples.coloursOf(kept)).toEqual(await samples.coloursOf(await samples.png()));
    }
  },
);

story('what a member brought for a business stays with it when they delete their account', async (stage) => {
  const [anna, market] = [await stage.business(), stage.market];
  const olga = await stage.member(anna, 'office');
  const [document] = await add(olga);
  const api = await olga.api();
  await api.provePassword({ body: { password: PASSWORD } });
  await api.deleteAccount();
  await market.settled();
  expect(await listed(anna)).toEqual([document]);
  expect((await fetched(stage, document?.url ?? '', anna)).status).toBe(200);
});

story("the name of a document is its owner's, and harms nobody", { shows: ['T18'] }, async (stage) => {
  const anna = await stage.business();
  const names = {
    '../../etc/passwd': 'passwd.pdf',
    'C:\\Users\\anna\\cover.PDF': 'cover.PDF',
    'evil.html': 'evil.html.pdf',
    'scan.pdf.exe': 'scan.pdf.exe.pdf',
    'invoice\u202efdp.exe': 'invoicefdp.exe.pdf',
    'a"b\r\nSet-Cookie: x=y.pdf': 'abSet-Cookie x=y.pdf',
    'Prüfung 日本.pdf': 'Prüfung 日本.pdf',
    '👩🏽‍🔧 🏴󠁧󠁢󠁳󠁣󠁴󠁿.pdf': '👩🏽‍🔧 🏴󠁧󠁢󠁳󠁣󠁴󠁿.pdf',
    '.htaccess': 'htaccess.pdf',
    '<>': 'document.pdf',
  };
  for (const [given, kept] of Object.entries(names)) {
    const { name, url = '' } = (await add(anna, fileOf(samples.pdf(), given))).at(-1) ?? {};
    expect([given, name]).toEqual([given, kept]);
    const header = (await fetched(stage, url, anna)).headers.get('content-disposition') ?? '';
    expect(header).toMatch(/^attachment; filename/);
    expect(header).not.toMatch(/[\r\n]/);
  }
  const long = (await add(anna, fileOf(samples.pdf(), `${'x'.repeat(300)}.pdf`))).at(-1);
  expect(long?.name).toHaveLength(100);
  const joined = (await add(anna, fileOf(samples.pdf(), `${'x'.repeat(94)}👩🏽‍🔧.pdf`))).at(-1);
  expect(joined?.name).toBe(`${'x'.repeat(94)}.pdf`);
});

story(
  'after thirty documents and logos in an hour a business waits',
  { shows: ['T11', 'T19'] },
  async (stage) => {
    const anna = await stage.business();
    const bad = fileOf(samples.svg(), 'cover.pdf');
    for (let turn = 0; turn < 29; turn++) expect(await refusalOf(add(anna, bad))).toBe('document_wrong_type');
    const putLogo = async () => (await anna.api()).saveBusiness({ form: { fields: {}, file: bad } });
    expect(await refusalOf(putLogo())).toBe('logo_wrong_type');
    expect(await refusalOf(putLogo())).toBe('too_many_requests');
    expect(await refusalOf(add(anna))).toBe('too_many_requests');
    expect(await listed(anna)).toEqual([]);
    await add(await stage.business());
  },
);

story('twenty documents are all, also for those who add many at once', { shows: ['T19'] }, async (stage) => {
  const anna = await stage.business();
  for (let turn = 0; turn < 18; turn++) await add(anna);
  const tries = await Promise.allSettled([add(anna), add(anna), add(anna), add(anna)]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await refusalOf(add(anna))).toBe('too_many_documents');
  expect(await listed(anna)).toHaveLength(20);
  expect(await storedFiles(stage.market.product.market)).toHaveLength(20);
});
