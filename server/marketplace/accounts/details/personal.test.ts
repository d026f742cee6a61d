import { expect } from 'vitest';
import sharp from 'sharp';
import { refusalOf } from '../../../testing/api.ts';
import { storedFiles } from '../../../testing/market.ts';
import { lastMail } from '../../../testing/newcomer.ts';
import { PASSWORD } from '../../../testing/facts.ts';
import type { Person } from '../../../testing/person.ts';
import { pngBomb } from '../../../testing/pictures/bombs.ts';
import { fileOf, paddedTo } from '../../../testing/pictures/files.ts';
import * as samples from '../../../testing/pictures/samples.ts';
import { story, type Stage } from '../../../testing/story.ts';

const fieldsOf = ({ facts }: Person, more: object = {}) => ({
  first_name: 'Pat',
  last_name: 'Moss',
  email: facts.email,
  mobile_number: facts.mobile,
  ...more,
});

const save = async (person: Person, more: object = {}) =>
  (await person.api()).updateUser({ body: fieldsOf(person, more) });

const saveWith = async (person: Person, file: File, more: object = {}) =>
  (await person.api()).updateUser({ form: { fields: fieldsOf(person, more), file } });

const me = async (person: Person) => (await (await person.api()).currentUser()).data;

const picture = async ({ market }: Stage, address: string | null, accept = '*/*') =>
  fetch(`${market.baseUrl}${address}`, { headers: { accept } });

/** As browsers ask for pictures. */
const NEW_BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const OLD_BROWSER = 'image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5';

story(
  'a new name is answered, and is there from then on',
  { shows: ['R-6-018', 'R-10-045', 'R-10-046'] },
  async (stage) => {
    const carl = await stage.customer({ name: 'Carl Moss' });
    const answered = await save(carl, { name: 'Mary Ann Smith', first_name: 'Mary', last_name: 'Ann Smith' });
    expect(answered).toMatchObject({
      name: 'Mary Ann Smith',
      first_name: 'Mary',
      last_name: 'Ann Smith',
      avatar: null,
    });
    expect(await me(carl)).toEqual(answered);
    const { rows } = await stage.market.product.database.pool.query('select event, actor_id from history');
    expect(rows).toEqual([{ event: 'account.changed', actor_id: carl.id }]);
  },
);

story(
  'a name is two words of letters of any alphabet',
  { shows: ['R-12-017', 'R-12-032', 'R-12-039', 'R-12-040'] },
  async (stage) => {
    const carl = await stage.customer();
    for (const [first_name, last_name] of [
      ['Anne-Marie', "O'Neil"],
      ['Zoë', 'van Dijk'],
      ['Łukasz', 'Żółć'],
      ['李', '小龙'],
      ['Dé', 'D’Arcy'],
    ])
      expect(await save(carl, { first_name, last_name })).toMatchObject({ first_name, last_name });
    // What nobody sees is dropped.
    expect(await save(carl, { first_name: 'A\u202enn\u200b' })).toMatchObject({ first_name: 'Ann' });
    const before = await me(carl);
    for (const wrong of ['', ' ', '3', 'A3', '<b>', 'a@b', 'x'.repeat(101), '\u202e', '-', "'"])
      for (const field of ['first_name', 'last_name'])
        expect(await refusalOf(save(carl, { [field]: wrong })), `${field} ${wrong}`).toBe('invalid');
    expect(await me(carl)).toEqual(before);
  },
);

story(
  'a mobile number is British, and nobody else has it',
  { shows: ['R-12-016', 'R-12-020', 'R-12-031', 'R-10-048', 'R-6-045'] },
  async (stage) => {
    const [carl, dana] = [await stage.customer(), await stage.customer()];
    expect(await save(carl, { mobile_number: ' 07700900999 ' })).toMatchObject({
      mobile_number: '07700900999',
    });
    for (const wrong of ['0770090012', '+447700900123', '08700900123', '077009001234', '', 'abcdefghijk'])
      expect(await refusalOf(save(carl, { mobile_number: wrong })), wrong).toBe('invalid');
    expect(await refusalOf(save(dana, { mobile_number: '07700900999' }))).toBe('mobile_taken');
    expect((await me(dana)).mobile_number).toBe(dana.facts.mobile);
  },
);

story(
  'another number wants the password shown lately, another name does not; taken or not is not said before',
  { shows: ['K10'] },
  async (stage) => {
    const [carl, dana] = [await stage.customer(), await stage.customer()];
    await me(carl);
    await stage.market.advance({ minutes: 16 });
    expect(await save(carl, { first_name: 'Karl' })).toMatchObject({ first_name: 'Karl' });
    for (let turn = 0; turn < 4; turn++)
      for (const mobile_number of ['07700900998', dana.facts.mobile])
        await expect(save(carl, { first_name: 'Carlo', mobile_number })).rejects.toMatchObject({
          status: 403,
          code: 'password_required',
        });
    expect(await me(carl)).toMatchObject({ first_name: 'Karl', mobile_number: carl.facts.mobile });
    await (await carl.api()).provePassword({ body: { password: PASSWORD } });
    expect(await refusalOf(save(carl, { mobile_number: dana.facts.mobile }))).toBe('mobile_taken');
    expect(await save(carl, { mobile_number: '07700900998' })).toMatchObject({
      mobile_number: '07700900998',
    });
  },
);

story(
  'a number more than five in an hour is not looked at, taken or not, nor one more than twenty of a network',
  { shows: ['B5', 'T11'] },
  async (stage) => {
    const [carl, dana] = [await stage.customer(), await stage.customer()];
    const tries = async (person: Person, mobile_number: string) => refusalOf(save(person, { mobile_number }));
    for (let turn = 0; turn < 5; turn++) expect(await tries(carl, dana.facts.mobile)).toBe('mobile_taken');
    for (const number of [dana.facts.mobile, '07700900997'])
      expect(await tries(carl, number)).toBe('too_many_requests');
    expect(await save(carl, { first_name: 'Karl' })).toMatchObject({ first_name: 'Karl' });
    for (let account = 0; account < 3; account++) {
      const next = await stage.customer();
      for (let turn = 0; turn < 5; turn++) expect(await tries(next, dana.facts.mobile)).toBe('mobile_taken');
    }
    expect(await tries(await stage.customer(), '07700900997')).toBe('too_many_requests');
  },
);

story(
  'anybody who has another number now hears of it by mail, and nobody is mailed about a name',
  { shows: ['K11', 'R-16-025'] },
  async (stage) => {
    const carl = await stage.customer();
    await save(carl, { first_name: 'Karl' });
    await stage.market.settled();
    expect(await stage.market.mailTo(carl.facts.email)).toEqual([]);
    await save(carl, { mobile_number: '07700900998' });
    const { subject, text } = await lastMail(stage.market, carl.facts.email);
    expect(subject).toBe('Your mobile number was changed');
    expect(text).toMatch(/If this was not you, set a new password at once/);
    expect(text).not.toContain('07700900998');
  },
);

story(
  'an e-mail address does not change this way, in whatever case it is written',
  { shows: ['ruling 9', 'R-10-046'] },
  async (stage) => {
    const carl = await stage.customer();
    expect(await refusalOf(save(carl, { email: 'other@example.test' }))).toBe('use_email_change');
    expect(await save(carl, { email: carl.facts.email.toUpperCase() })).toMatchObject({
      email: carl.facts.email,
    });
  },
);

story(
  'a picture comes with the rest, and is served to everybody as WebP',
  { shows: ['R-6-017', 'R-10-044', 'R-10-047', 'R-14-030', 'R-15-044'] },
  async (stage) => {
    const carl = await stage.customer();
    const { avatar } = await saveWith(carl, fileOf(await samples.jpeg(2000, 1500)), { first_name: 'Karl' });
    expect((await me(carl)).avatar).toBe(avatar);
    expect((await me(carl)).first_name).toBe('Karl');
    expect(avatar).toMatch(/^\/api\/files\/[0-9a-f-]{36}$/);
    for (const [query, width] of [
      ['', 640],
      ['?w=320', 320],
      ['?w=320', 320],
      ['?w=1280', 1280],
      ['?w=3072', 1500],
    ] as const) {
      const answer = await picture(stage, `${avatar}${query}`);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=2592000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height: width });
      expect(bytes.includes(samples.CANARY)).toBe(false);
    }
  },
);

story(
  'a picture comes as AVIF to browsers that say they take it, and as WebP to others',
  { shows: ['R-15-043'] },
  async (stage) => {
    const carl = await stage.customer();
    const { avatar } = await saveWith(carl, fileOf(await samples.jpeg(2000, 1500)));
    const kindOf = async (query: string, accept: string) => {
      const answer = await picture(stage, `${avatar}${query}`, accept);
      const { format, compression, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(answer.headers.get('vary')).toBe('accept');
      return [answer.headers.get('content-type'), compression ?? format, width];
    };
    for (const [query, width] of [
      ['?w=320', 320],
      ['?w=3072', 1500],
      ['?w=1536', 1500],
    ] as const) {
      for (const accept of [NEW_BROWSER, 'image/avif;q=0.9', 'text/html, Image/AVIF']) {
        expect(await kindOf(query, accept)).toEqual(['image/avif', 'av1', width]);
      }
      for (const accept of [
        OLD_BROWSER,
        '*/*',
        '',
        'image/avif;q=0',
        'image/avif ; q=0.00, */*',
        'ximage/avifx',
      ])
        expect([accept, await kindOf(query, accept)]).toEqual([accept, ['image/webp', 'webp', width]]);
    }
  },
);

story(
  'each width and format is made once, however many ask at once, and goes with its picture',
  async (stage) => {
    const carl = await stage.customer();
    const { avatar } = await saveWith(carl, fileOf(await samples.jpeg(2000, 1500)));
    const { market } = stage.market.product;
    const { run } = market.pictures;
    let made = 0;
    market.pictures.run = (task) => {
      made += 1;
      return run(task);
    };
    const crowd = Array.from({ length: 40 }, (_, place) =>
      picture(stage, `${avatar}?w=640`, place % 2 === 0 ? NEW_BROWSER : OLD_BROWSER),
    );
    const answers = await Promise.all(crowd);
    market.pictures.run = run;
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(made).toBe(2);
    const id = avatar?.split('/').at(-1) ?? '';
    expect(await storedFiles(market)).toEqual([
      `pictures/${id}`,
      `pictures/${id}-640`,
      `pictures/${id}-640-avif`,
    ]);
    await (await carl.api()).removeAvatar();
    expect(await storedFiles(market)).toEqual([]);
  },
);

story(
  'no other width is made, and no other address leads to a file',
  { shows: ['R-15-044', 'T22'] },
  async (stage) => {
    const carl = await stage.customer();
    const { avatar } = await saveWith(carl, fileOf(await samples.png()));
    for (const query of [
      '?w=321',
      '?w=0',
      '?w=-1',
      '?w=1e9',
      '?w=',
      '?w=640&w=320',
      '?url=http://127.0.0.1/',
      '?w=320&x=1',
    ])
      expect([query, (await picture(stage, `${avatar}${query}`)).status]).toEqual([query, 404]);
    const id = avatar?.split('/').at(-1) ?? '';
    for (const path of [
      '../../package.json',
      '..%2f..%2fpackage.json',
      `${id}%00`,
      `${id}-320`,
      id.toUpperCase(),
      'http:%2f%2f127.0.0.1',
      '%2e%2e%2f',
      `pictures%2f${id}`,
      '0',
    ])
      expect([path, (await fetch(`${stage.market.baseUrl}/api/files/${path}`)).status]).toEqual([path, 404]);
  },
);

story(
  "a photo of an iPhone's kind works, lies the right way and tells no place",
  { shows: ['ruling 22', 'R-10-047', 'T18'] },
  async (stage) => {
    const carl = await stage.customer();
    const photo = fileOf(samples.phonePhoto(), 'IMG_0001.HEIC', 'image/heic');
    const shown = await (await carl.api()).showPicture({ form: { fields: {}, file: photo } });
    expect([shown.width, shown.height]).toEqual([800, 1000]);
    const preview = Buffer.from(shown.picture.replace('data:image/webp;base64,', ''), 'base64');
    expect(await samples.coloursOf(preview)).toEqual([
      ['blue', 'red'],
      ['yellow', 'green'],
    ]);
    const { avatar } = await saveWith(carl, photo);
    const served = Buffer.from(await (await picture(stage, avatar)).arrayBuffer());
    const { exif, orientation } = await sharp(served).metadata();
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
    expect(await samples.coloursOf(served)).toEqual([
      ['blue', 'red'],
      ['yellow', 'green'],
    ]);
  },
);

story(
  'so does one that an iPhone took, and nothing served names the phone',
  { shows: ['ruling 22', 'R-10-047', 'T18'] },
  async (stage) => {
    const carl = await stage.customer();
    const photo = fileOf(samples.iphonePhoto(), 'IMG_1929.HEIC', 'image/heic');
    const { avatar } = await saveWith(carl, photo);
    const bytes = Buffer.from(await (await picture(stage, `${avatar}?w=1280`)).arrayBuffer());
    const { exif, icc, orientation, width, height } = await sharp(bytes).metadata();
    expect({ exif, icc, orientation, width, height }).toEqual({ width: 1280, height: 1280 });
    for (const trace of samples.IPHONE_TRACES) expect([trace, bytes.includes(trace)]).toEqual([trace, false]);
    expect(await samples.isIphoneUpright(bytes)).toBe(true);
  },
);

story(
  '2,097,152 bytes pass, one more does not; the size is asked before the type',
  { shows: ['R-10-012', 'R-12-005', 'R-14-011', 'R-10-047'] },
  async (stage) => {
    const carl = await stage.customer();
    const small = await samples.png();
    expect((await saveWith(carl, fileOf(paddedTo(small)))).avatar).not.toBeNull();
    expect(await refusalOf(saveWith(carl, fileOf(Buffer.concat([paddedTo(small), Buffer.alloc(1)]))))).toBe(
      'avatar_too_large',
    );
    await expect(
      saveWith(carl, fileOf(Buffer.alloc(3_000_000), 'film.mp4', 'video/mp4')),
    ).rejects.toMatchObject({
      status: 413,
      code: 'avatar_too_large',
      message: expect.stringContaining('File size exceeds 2MB!'),
    });
  },
);

story(
  'what is no JPEG, PNG or HEIF is refused by what it is; the old picture stays',
  { shows: ['R-10-047', 'R-12-006', 'R-14-012', 'R-16-034', 'T18'] },
  async (stage) => {
    const carl = await stage.customer();
    for (const taken of [await samples.jpeg(), samples.phonePhoto()])
      expect((await saveWith(carl, fileOf(taken))).avatar).not.toBeNull();
    const { avatar } = await saveWith(carl, fileOf(await samples.png()));
    const liars = [
      samples.svg,
      samples.html,
      samples.pdf,
      samples.gif,
      samples.webp,
      samples.avif,
      samples.tiff,
    ];
    for (const liar of liars)
      expect(await refusalOf(saveWith(carl, fileOf(await liar())))).toBe('avatar_wrong_type');
    expect(await refusalOf(saveWith(carl, fileOf(await samples.cutOff(samples.png()))))).toBe(
      'picture_not_usable',
    );
    expect(await refusalOf(saveWith(carl, fileOf(pngBomb(6_000))))).toBe('picture_too_many_pixels');
    expect((await me(carl)).avatar).toBe(avatar);
    expect((await picture(stage, avatar)).status).toBe(200);
  },
);

story('a refused form changes nothing, and leaves no file behind', { shows: ['T18'] }, async (stage) => {
  const [carl, dana] = [await stage.customer(), await stage.customer()];
  const file = fileOf(await samples.png());
  expect(await refusalOf(saveWith(carl, file, { mobile_number: dana.facts.mobile }))).toBe('mobile_taken');
  expect(await refusalOf(saveWith(carl, file, { first_name: '3' }))).toBe('invalid');
  expect(await me(carl)).toMatchObject({ avatar: null, first_name: carl.facts.firstName });
  expect(await stored(stage)).toEqual([]);
});

story(
  'Remove takes the picture and its file away, and never the account',
  { shows: ['R-10-049', 'R-10-050', 'R-6-026', 'A-52'] },
  async (stage) => {
    const carl = await stage.customer();
    const { avatar } = await saveWith(carl, fileOf(await samples.png()));
    await picture(stage, `${avatar}?w=320`);
    expect(await (await carl.api()).removeAvatar()).toMatchObject({ id: carl.id, avatar: null });
    expect(await (await carl.api()).removeAvatar()).toMatchObject({ avatar: null });
    expect((await picture(stage, avatar)).status).toBe(404);
    expect(await stored(stage)).toEqual([]);
    expect((await me(carl)).email).toBe(carl.facts.email);
  },
);

story('a new picture takes the place of the old one, whose file goes', async (stage) => {
  const carl = await stage.customer();
  const old = await saveWith(carl, fileOf(await samples.png()));
  const now = await saveWith(carl, fileOf(await samples.jpeg()));
  expect((await picture(stage, old.avatar)).status).toBe(404);
  expect((await picture(stage, now.avatar)).status).toBe(200);
  expect(await stored(stage)).toEqual([`pictures/${now.avatar?.split('/').at(-1)}`]);
  // Without a file the picture stays, whatever is said of it.
  expect((await save(carl, { avatar: '/api/files/other' })).avatar).toBe(now.avatar);
});

story('of two pictures sent at once one stays, with its file', async (stage) => {
  const carl = await stage.customer();
  const file = fileOf(await samples.png());
  await Promise.all([saveWith(carl, file), saveWith(carl, file), saveWith(carl, file)]);
  const { avatar } = await me(carl);
  expect((await picture(stage, avatar)).status).toBe(200);
  expect((await stored(stage)).filter((key) => !key.includes('-640'))).toEqual([
    `pictures/${avatar?.split('/').at(-1)}`,
  ]);
});

story('after thirty files in an hour an account waits', { shows: ['T11', 'T19'] }, async (stage) => {
  const carl = await stage.customer();
  const file = fileOf(samples.svg());
  for (let turn = 0; turn < 30; turn++)
    expect(await refusalOf(saveWith(carl, file))).toBe('avatar_wrong_type');
  expect(await refusalOf(saveWith(carl, file))).toBe('too_many_requests');
  expect(await save(carl)).toMatchObject({ id: carl.id });
});

story(
  'thirty previews in an hour are all, and none is counted as a file',
  { shows: ['T11', 'T18'] },
  async (stage) => {
    const carl = await stage.customer();
    const file = fileOf(samples.svg());
    const preview = async () => (await carl.api()).showPicture({ form: { fields: {}, file } });
    for (let turn = 0; turn < 30; turn++) expect(await refusalOf(preview())).toBe('avatar_wrong_type');
    expect(await refusalOf(preview())).toBe('too_many_requests');
    expect((await saveWith(carl, fileOf(await samples.png()))).avatar).not.toBeNull();
  },
);

const stored = ({ market }: Stage) => storedFiles(market.product.market);
