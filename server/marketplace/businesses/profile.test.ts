import { expect } from 'vitest';
import { categoryId, serviceId } from '../../seed/catalogue.ts';
import type { OwnBusiness } from '../../../contract/businesses.ts';
import type * as z from 'zod/mini';
import { refusalOf } from '../../testing/api.ts';
import type { Business } from '../../testing/business.ts';
import { fileOf, paddedTo } from '../../testing/pictures/files.ts';
import { businessForm, visitor } from '../../testing/newcomer.ts';
import * as samples from '../../testing/pictures/samples.ts';
import { story } from '../../testing/story.ts';

type Profile = z.output<typeof OwnBusiness>;

const profileOf = async (anna: Business): Promise<Profile> => (await anna.api()).ownBusiness();

/** Saves the profile as it was answered, with changes. */
async function save(anna: Business, changes: object = {}) {
  const { id: _, documents: __, workCategoriesName: ___, ...own } = await profileOf(anna);
  return (await anna.api()).saveBusiness({ body: { ...own, ...changes } });
}

const putLogo = async (anna: Business, file: File, fields: object = {}) =>
  (await anna.api()).saveBusiness({ form: { fields, file } });

const publicProfile = async (anna: Business) =>
  (await anna.api()).publicBusiness({ params: { id: anna.id } });

const FULL = {
  name: 'Bell Heating',
  description: 'Boilers and radiators.\nFifteen years in London.',
  mobile_number: '07700900123',
  landline: '020 7946 0958',
  address: '1 High Street\nLondon',
  website: 'https://bell-heating.example',
  abn: '01234567',
};

story(
  'what a business says of itself is saved whole',
  { shows: ['R-6-058', 'R-6-059', 'R-10-092', 'R-10-093', 'R-10-094', 'A-55'] },
  async (stage) => {
    const anna = await stage.business();
    expect(await save(anna, FULL)).toEqual([]);
    expect(await profileOf(anna)).toEqual({
      ...FULL,
      id: anna.id,
      location: 'SE1 7PB',
      logo: null,
      documents: [],
      workCategories: [categoryId('Plumbing')],
      workCategoriesName: 'Plumbing',
      services: expect.any(Array),
    });
    const other = { name: 'Bell Plumbing', location: 'M1 1AE', address: '2 Low Road\nManchester' };
    expect(await save(anna, other)).toEqual([]);
    expect(await profileOf(anna)).toMatchObject({ ...FULL, ...other });
  },
);

story(
  'what a business leaves empty is stored as nothing',
  { shows: ['R-9-023', 'R-9-025', 'R-9-027', 'R-9-028', 'R-12-023', 'A-55'] },
  async (stage) => {
    const anna = await stage.business();
    const longest = { description: 'x'.repeat(2000), abn: '9'.repeat(20) };
    expect(await save(anna, { ...FULL, ...longest })).toEqual([]);
    expect(await profileOf(anna)).toMatchObject({ ...FULL, ...longest });
    await save(anna, FULL);
    expect(await profileOf(anna)).toMatchObject(FULL);
    const empty = { description: '', mobile_number: '', landline: null, website: '', abn: '', address: '' };
    expect(await save(anna, empty)).toEqual([]);
    expect(await profileOf(anna)).toMatchObject({
      description: null,
      mobile_number: null,
      landline: null,
      website: null,
      abn: null,
      address: null,
      name: 'Bell Heating',
    });
  },
);

story(
  'a visitor reads the name, number and area that the business saved last',
  { shows: ['R-9-021', 'R-9-022', 'R-9-024', 'R-9-029', 'R-16-043'] },
  async (stage) => {
    const anna = await stage.business();
    await save(anna, FULL);
    await save(anna, { name: 'Bell Plumbing', mobile_number: '07700900321', location: 'M1 1AE' });
    const { id, name, mobile_number, location } = await visitor(stage.market).publicBusiness({
      params: { id: anna.id },
    });
    expect({ id, name, mobile_number, location }).toEqual({
      id: anna.id,
      name: 'Bell Plumbing',
      mobile_number: '07700900321',
      location: 'M1',
    });
  },
);

story(
  'address, registration number and documents stay with the owner',
  { shows: ['R-5-107', 'R-9-026', 'R-9-028', 'R-9-031', 'R-10-100', 'R-10-101', 'A-55'] },
  async (stage) => {
    const anna = await stage.business();
    await save(anna, { ...FULL, address: '7 Canary Row', abn: 'Zq7Number' });
    await (await anna.api()).addDocument({
      form: { fields: {}, file: fileOf(samples.pdf(), 'Zq7Insurance.pdf') },
    });
    expect(await profileOf(anna)).toMatchObject({
      address: '7 Canary Row',
      abn: 'Zq7Number',
      documents: [{ name: 'Zq7Insurance.pdf' }],
    });
    const seen = JSON.stringify(await publicProfile(anna));
    expect(seen).toContain('bell-heating.example');
    for (const secret of ['Canary Row', 'Zq7Number', 'Zq7Insurance', anna.facts.email, 'SE1 7PB'])
      expect(seen).not.toContain(secret);
  },
);

story(
  'everybody reads the same profile, signed in or not',
  { shows: ['R-10-100', 'R-9-030', 'R-9-032', 'R-9-033', 'R-9-034', 'R-9-037'] },
  async (stage) => {
    const anna = await stage.business({ name: 'Anna Bell' });
    const carl = await stage.customer();
    await save(anna, { ...FULL, services: [serviceId('Plumbing', 'Repair or replace a tap')] });
    await putLogo(anna, fileOf(await samples.png()));
    await carl.posts({ service: 'Repair or replace a tap' });
    const job = (await anna.leads())[0];
    const quote = await anna.quotes({ id: job?.id ?? '' }, { cost: 90 });
    await carl.accepts(quote);
    await anna.finishes({ id: quote.jobId });
    await carl.reviews({ id: quote.jobId }, { rating: 4, comment: 'Quiet at last.' });
    const seen = await publicProfile(anna);
    expect(seen).toEqual({
      id: anna.id,
      hiddenReviews: [],
      name: FULL.name,
      description: FULL.description,
      mobile_number: FULL.mobile_number,
      landline: FULL.landline,
      website: FULL.website,
      location: 'SE1',
      town: expect.any(String),
      logo: expect.stringMatching(/^\/api\/files\/[0-9a-f-]{36}$/),
      userName: 'Anna Bell',
      isVerified: true,
      verifiedAt: expect.any(String),
      isListed: true,
      tradeSlug: 'plumbing',
      facts: { since: expect.any(String), finishedJobs: null, replyMinutes: null },
      startingPrices: [],
      workPictures: [],
      workCategories: [categoryId('Plumbing')],
      services: [{ id: serviceId('Plumbing', 'Repair or replace a tap'), name: 'Repair or replace a tap' }],
      workCategoriesName: 'Plumbing',
      rating: 4,
      reviewsCount: 1,
      reviews: [
        expect.objectContaining({
          rating: 4,
          comment: 'Quiet at last.',
          service: 'Repair or replace a tap',
          town: expect.stringMatching(/./),
        }),
      ],
    });
    const asVisitor = await visitor(stage.market).publicBusiness({ params: { id: anna.id } });
    expect(asVisitor).toEqual(seen);
    const uma = await stage.business({ verified: false });
    expect(await publicProfile(uma)).toMatchObject({ isVerified: false, verifiedAt: null, isListed: false });
  },
);

story(
  'no business is without a valid post code, so none gets leads without one',
  { shows: ['R-16-023'] },
  async (stage) => {
    const [carl, anna] = [await stage.customer(), await stage.business({ postcode: 'LS1 4DY' })];
    await carl.posts({ location: 'SE1 9SG' });
    for (const location of ['', 'SE1', 'SE1 9', 'QQ1 1AA', null]) {
      await expect(save(anna, { location })).rejects.toMatchObject({
        errors: { location: expect.anything() },
      });
      const body = { ...businessForm(), location } as ReturnType<typeof businessForm>;
      await expect(visitor(stage.market).registerBusiness({ body })).rejects.toMatchObject({
        errors: { location: expect.anything() },
      });
    }
    expect(await anna.leads()).toEqual([]);
    const { pool } = stage.market.product.database;
    await expect(pool.query('update businesses set postcode = null')).rejects.toThrow('not-null');
  },
);

story(
  'a business that moves gets the leads of its new place at once, and no more of the old',
  { shows: ['ruling 10', 'R-11-031', 'R-14-007', 'R-12-038'] },
  async (stage) => {
    const [carl, anna] = [await stage.customer(), await stage.business({ postcode: 'LS1 4DY' })];
    await carl.posts({ location: 'SE1 9SG' });
    expect(await anna.leads()).toEqual([]);
    await save(anna, { location: 'se17pb' });
    expect((await profileOf(anna)).location).toBe('SE1 7PB');
    expect(await anna.leads()).toHaveLength(1);
    await save(anna, { location: 'LS1 4DY' });
    expect(await anna.leads()).toEqual([]);
  },
);

story(
  'a business that changes trade or services gets what they bring at once',
  { shows: ['ruling 10', 'R-10-095', 'R-16-022'] },
  async (stage) => {
    const [carl, anna] = [await stage.customer(), await stage.business()];
    const burst = serviceId('Plumbing', 'Fix a leak or burst pipe');
    await carl.posts();
    expect(await anna.leads()).toHaveLength(1);
    await save(anna, {
      services: [{ id: serviceId('Plumbing', 'Repair or replace a tap'), name: 'whatever' }],
    });
    expect(await anna.leads()).toEqual([]);
    await save(anna, { services: [burst] });
    expect(await anna.leads()).toHaveLength(1);
    await save(anna, { workCategories: [categoryId('Painting & Decorating')], services: [] });
    expect(await anna.leads()).toEqual([]);
    await save(anna, { workCategories: [categoryId('Plumbing')], services: [] });
    expect(await anna.leads()).toHaveLength(1);
    await save(anna, { workCategories: [], services: [] });
    expect(await anna.leads()).toEqual([]);
    expect(await profileOf(anna)).toMatchObject({
      workCategories: [],
      services: [],
      workCategoriesName: null,
    });
  },
);

story(
  'what is not right is refused by its name, and nothing is changed',
  { shows: ['R-10-095', 'R-12-039', 'R-12-040', 'A-64'] },
  async (stage) => {
    const anna = await stage.business();
    await save(anna, FULL);
    const before = await profileOf(anna);
    const painting = categoryId('Painting & Decorating');
    const wrong: object[] = [
      { name: '' },
      { name: ' ' },
      { name: 'x'.repeat(101) },
      { name: 'a\nb' },
      { description: 'x'.repeat(2001) },
      { mobile_number: '123' },
      { landline: 'ring me' },
      { landline: '12' },
      { website: 'javascript:alert(1)' },
      { website: 'ftp://a.example' },
      { website: 'bell' },
      { website: 'http://me:secret@a.example' },
      { website: '//a.example' },
      { website: 'bell heating.co.uk' },
      { website: 'https://bell.co.uk/our taps' },
      { website: 'https://' },
      { website: 'anna@bell.co.uk' },
      { website: '1.5' },
      { abn: 'x'.repeat(21) },
      { abn: '<b>' },
      { address: 'x'.repeat(256) },
      { website: webAddress(256) },
      { name: 'a\u0000b' },
      { location: 'ZZ9 9ZZ' },
      { location: 'London' },
      { location: '' },
      { workCategories: [painting, categoryId('Plumbing')] },
      { workCategories: [before.id] },
      { workCategories: ['1'] },
      { workCategories: [painting] },
      { workCategories: [] },
      { services: [serviceId('Painting & Decorating', 'x'), 'x'] },
      { services: [before.id] },
    ];
    for (const changes of wrong) {
      const refused = await save(anna, changes).catch((error: { code?: string; errors?: object }) => error);
      const [field = ''] = Object.keys(changes);
      expect([changes, refused]).toMatchObject([changes, { code: 'invalid' }]);
      expect(Object.keys((refused as { errors: object }).errors)).toEqual([
        field === 'workCategories' &&
        before.services.length &&
        (changes as { workCategories: string[] }).workCategories.length === 0
          ? 'services'
          : expect.stringMatching(field === 'workCategories' ? /workCategories|services/ : field),
      ]);
    }
    expect(await profileOf(anna)).toEqual(before);
    const longest = { name: 'x'.repeat(100), address: 'x'.repeat(255), website: webAddress(255) };
    await save(anna, longest);
    expect(await profileOf(anna)).toMatchObject(longest);
  },
);

const webAddress = (letters: number) => 'https://bell.example/'.padEnd(letters, 'x');

story('a trade that is no longer on offer can be kept, and not be chosen again', async (stage) => {
  const anna = await stage.business();
  const { pool } = stage.market.product.database;
  await pool.query('update services set is_active = false where id = $1', [
    serviceId('Plumbing', 'Repair or replace a tap'),
  ]);
  try {
    expect(await save(anna, { name: 'Kept on' })).toEqual([]);
    expect((await profileOf(anna)).services).toHaveLength(2);
    await save(anna, { services: [] });
    expect(
      await refusalOf(save(anna, { services: [serviceId('Plumbing', 'Repair or replace a tap')] })),
    ).toBe('invalid');
  } finally {
    await pool.query('update services set is_active = true');
  }
});

story('two saves at once leave one of the two, whole, with the leads that belong to it', async (stage) => {
  const [carl, anna] = [await stage.customer(), await stage.business()];
  await carl.posts();
  const [leak, tap] = ['Fix a leak or burst pipe', 'Repair or replace a tap'].map((name) =>
    serviceId('Plumbing', name),
  );
  for (let turn = 0; turn < 6; turn++) {
    await Promise.all([
      save(anna, { services: [leak] }),
      save(anna, { services: [tap] }),
      save(anna, { location: 'SE1 7PB' }),
    ]);
    const { services } = await profileOf(anna);
    expect(await anna.leads()).toHaveLength(services.some(({ id }) => id === leak) ? 1 : 0);
  }
});

story(
  'a logo comes as a form, is public, and renames nobody',
  { shows: ['R-6-065', 'R-10-095', 'R-10-096', 'R-10-097', 'R-12-007', 'R-12-008'] },
  async (stage) => {
    const anna = await stage.business();
    const { name } = await profileOf(anna);
    for (const sample of [
      samples.jpeg,
      samples.png,
      samples.webp,
      samples.gif,
      samples.avif,
      samples.phonePhoto,
    ])
      expect(await putLogo(anna, fileOf(await sample()), { business_name: 'Somebody Else' })).toEqual([]);
    const { logo, ...own } = await profileOf(anna);
    expect(own.name).toBe(name);
    expect((await publicProfile(anna)).logo).toBe(logo);
    expect((await fetch(`${stage.market.baseUrl}${logo}`)).headers.get('content-type')).toBe('image/webp');
    expect(await putLogo(anna, fileOf(paddedTo(await samples.png())))).toEqual([]);
    const over = Buffer.concat([paddedTo(await samples.png()), Buffer.alloc(1)]);
    await expect(putLogo(anna, fileOf(over))).rejects.toMatchObject({
      code: 'logo_too_large',
      message: expect.stringContaining('The file size exceeds the 2MB limit. Please choose a smaller file.'),
    });
    for (const liar of [samples.svg, samples.pdf, samples.html])
      expect(await refusalOf(putLogo(anna, fileOf(liar(), 'logo.png', 'image/png')))).toBe('logo_wrong_type');
    // The text of a profile leaves the logo alone.
    const kept = (await profileOf(anna)).logo;
    await save(anna, { logo: null });
    expect((await profileOf(anna)).logo).toBe(kept);
  },
);

story(
  'a logo is removed with its file, once or twice',
  { shows: ['R-6-068', 'R-10-098', 'R-10-099'] },
  async (stage) => {
    const anna = await stage.business();
    await putLogo(anna, fileOf(await samples.png()));
    const { logo } = await profileOf(anna);
    for (let turn = 0; turn < 2; turn++) expect(await (await anna.api()).deleteLogo()).toEqual([]);
    expect((await profileOf(anna)).logo).toBeNull();
    expect((await fetch(`${stage.market.baseUrl}${logo}`)).status).toBe(404);
  },
);

story(
  'the map shows the circle, the areas within and those around',
  { shows: ['R-14-007'] },
  async (stage) => {
    const anna = await stage.business();
    const area = await (await anna.api()).serviceArea();
    expect(area).toMatchObject({ postcode: 'SE1 7PB', radiusKm: 40, town: 'London SE' });
    const reached = area.areas.filter(({ isReached }) => isReached).map(({ code }) => code);
    expect(reached).toEqual(expect.arrayContaining(['SE', 'CR', 'WD']));
    expect(reached).not.toContain('BN');
    expect(area.areas.map(({ code }) => code)).toContain('BN');
    expect(area.areas.map(({ code }) => code)).not.toContain('LS');
  },
);

story(
  'a web address and a mobile number are taken as people write them, and kept in one form',
  { shows: ['R-9-027'] },
  async ({ business }) => {
    const anna = await business();
    for (const [typed, website] of [
      ['www.bellheating.co.uk', 'https://www.bellheating.co.uk'],
      [' bellheating.co.uk/taps?from=us ', 'https://bellheating.co.uk/taps?from=us'],
      ['bellheating.co.uk:8080', 'https://bellheating.co.uk:8080'],
      ['http://bellheating.co.uk', 'http://bellheating.co.uk'],
    ]) {
      expect(await save(anna, { website: typed, mobile_number: '07700 900 321' })).toEqual([]);
      expect(await profileOf(anna)).toMatchObject({ website, mobile_number: '07700900321' });
    }
  },
);
