import { expect } from 'vitest';
import { Refused } from '../../../testing/api.ts';
import { refusalOf } from '../../../testing/api.ts';
import { story } from '../../../testing/story.ts';

const errorsOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Refused) return error.errors;
  throw new Error('the call was not refused');
};

story(
  'the promo codes are listed, ten a page, newest first',
  { shows: ['R-9-120', 'R-9-121', 'R-9-122', 'R-9-123', 'R-8-071', 'R-10-144', 'R-10-148'] },
  async (stage) => {
    const api = await (await stage.admin()).api();
    for (let n = 1; n <= 11; n++) await api.addPromoCode({ body: { name: `CODE${n}`, percentage: n } });
    const first = await api.promoCodes();
    expect([first.count, first.promoCodes.length]).toEqual([11, 10]);
    expect(first.promoCodes[0]).toEqual({
      id: expect.any(String),
      name: 'CODE11',
      description: null,
      percentage: 11,
      status: true,
    });
    expect((await api.promoCodes({ query: { pageIndex: '2' } })).promoCodes).toMatchObject([
      { name: 'CODE1' },
    ]);
    for (const pageIndex of ['0', '-1', 'x', '1.5'])
      expect(await api.promoCodes({ query: { pageIndex } })).toEqual(first);
    expect((await api.promoCodes({ query: { pageIndex: '99' } })).promoCodes).toEqual([]);
  },
);

story(
  'a promo code is added, changed in any part, switched and deleted',
  { shows: ['R-8-073', 'R-8-074', 'R-8-075', 'R-8-076', 'R-10-145', 'R-10-146', 'R-10-147', 'R-11-041'] },
  async (stage) => {
    const api = await (await stage.admin()).api();
    const whole = { name: 'SPRING', description: 'For April', percentage: 20, status: false };
    expect(await api.addPromoCode({ body: whole })).toEqual([]);
    await api.addPromoCode({ body: { name: 'OTHER', percentage: 5 } });
    const [other, spring] = (await api.promoCodes()).promoCodes;
    expect(spring).toEqual({ id: expect.any(String), ...whole });
    const params = { id: spring?.id ?? '' };
    const parts = [
      { status: true },
      { description: 'For May' },
      { percentage: 25 },
      { name: 'MAY' },
      { status: false },
    ];
    let expected: object = { ...spring };
    for (const body of parts) {
      expect(await api.changePromoCode({ params, body })).toEqual([]);
      expected = { ...expected, ...body };
      expect((await api.promoCodes()).promoCodes).toEqual([other, expected]);
    }
    // Asked again, because the first answer was lost, it is done all the same.
    for (let turn = 0; turn < 2; turn++) expect(await api.deletePromoCode({ params })).toEqual([]);
    const unknown = { params: { id: crypto.randomUUID() } };
    expect(await refusalOf(api.deletePromoCode(unknown))).toBe('not_found');
    const { entries } = await api.auditLog({ query: {} });
    expect(entries.filter(({ act }) => act === 'delete')).toHaveLength(1);
    expect(await api.promoCodes()).toEqual({ promoCodes: [other], count: 1 });
  },
);

story(
  'what is no code is refused, and the field is named',
  { shows: ['R-8-077', 'R-8-078', 'R-8-079', 'R-8-080', 'R-12-012', 'R-12-013', 'R-12-014', 'R-14-014'] },
  async (stage) => {
    const api = await (await stage.admin()).api();
    const add = (body: object) => api.addPromoCode({ body: body as { name: string; percentage: number } });
    expect(await errorsOf(add({ percentage: 5 }))).toHaveProperty('name');
    expect(await errorsOf(add({ name: ' ', percentage: 5 }))).toHaveProperty('name');
    expect(await errorsOf(add({ name: 'A' }))).toHaveProperty('percentage');
    for (const percentage of [0, 101, 1.5, '5', 'abc', null])
      expect(await errorsOf(add({ name: 'A', percentage }))).toHaveProperty('percentage');
    expect(await errorsOf(add({ name: 'ELEVENCHARS', percentage: 5 }))).toHaveProperty('name');
    expect(await add({ name: 'TENLETTERS', percentage: 5 })).toEqual([]);
    expect((await api.promoCodes()).count).toBe(1);
  },
);

story(
  '1 and 100 per cent are discounts, and a name is taken in any case',
  { shows: ['R-9-120', 'R-9-122', 'R-10-148', 'R-12-015', 'R-14-015', 'R-8-082', 'R-16-029'] },
  async (stage) => {
    const api = await (await stage.admin()).api();
    const add = (body: object) => api.addPromoCode({ body: body as { name: string; percentage: number } });
    expect(await errorsOf(add({ name: 'ELEVENCHARS', percentage: 100 }))).toHaveProperty('name');
    expect(await errorsOf(add({ name: 'TENLETTERS', percentage: 101 }))).toHaveProperty('percentage');
    expect(await errorsOf(add({ name: 'TENLETTERS', percentage: 0 }))).toHaveProperty('percentage');
    expect(await add({ name: 'TENLETTERS', percentage: 100 })).toEqual([]);
    for (const percentage of [0, 101, 'abc'])
      expect([percentage, await errorsOf(add({ name: 'WRONG', percentage }))]).toEqual([
        percentage,
        { percentage: ['Please enter a whole number from 1 to 100.'] },
      ]);
    expect(await errorsOf(add({ name: 'tenLetters', percentage: 1 }))).toEqual({
      name: ['This promo code already exists.'],
    });
    expect(await add({ name: 'OTHER', percentage: 1 })).toEqual([]);
    const other = (await api.promoCodes()).promoCodes.find(({ name }) => name === 'OTHER');
    const rename = api.changePromoCode({ params: { id: other?.id ?? '' }, body: { name: 'tenletters' } });
    expect(await errorsOf(rename)).toEqual({ name: ['This promo code already exists.'] });
    const races = await Promise.allSettled([1, 2, 3, 4].map(() => add({ name: 'RACE', percentage: 5 })));
    expect(races.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  },
);

story(
  'a code may be added switched off, and each of its parts is changed alone',
  { shows: ['R-9-120'] },
  async (stage) => {
    const api = await (await stage.admin()).api();
    await api.addPromoCode({ body: { name: 'LATER', percentage: 5, description: 'For May', status: false } });
    const one = async () => (await api.promoCodes()).promoCodes[0];
    const added = { name: 'LATER', percentage: 5, description: 'For May', status: false };
    expect(await one()).toMatchObject(added);
    const params = { id: (await one())?.id ?? '' };
    for (const body of [{ percentage: 6 }, { description: 'For June' }, { status: true }, { name: 'NOW' }]) {
      const before = await one();
      await api.changePromoCode({ params, body });
      expect(await one()).toEqual({ ...before, ...body });
    }
    const nowhere = { id: '00000000-0000-4000-8000-000000000000' };
    for (const call of [
      () => api.changePromoCode({ params: nowhere, body: { percentage: 6 } }),
      () => api.deletePromoCode({ params: nowhere }),
      () => api.changePackagePrice({ params: nowhere, body: { net: 97 } }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'not_found' });
  },
);

story(
  'of two codes that are given one name at once, one has it',
  { shows: ['R-9-122', 'R-16-029'] },
  async (stage) => {
    const api = await (await stage.admin()).api();
    for (const name of ['ONE', 'TWO']) await api.addPromoCode({ body: { name, percentage: 5 } });
    const ids = (await api.promoCodes()).promoCodes.map(({ id }) => id);
    for (let round = 0; round < 10; round++) {
      const body = { name: `ROUND${round}` };
      const renames = await Promise.allSettled(
        ids.map((id) => api.changePromoCode({ params: { id }, body })),
      );
      const refused = renames.filter((one) => one.status === 'rejected');
      expect(refused).toHaveLength(1);
      const said = await errorsOf(Promise.reject(refused[0]?.reason));
      expect(said).toEqual({ name: ['This promo code already exists.'] });
    }
  },
);

story(
  'many purchases at once redeem a code once, and leave one page that can be paid',
  { shows: ['P4', 'T37'] },
  async (stage) => {
    const api = await (await stage.admin()).api();
    await api.addPromoCode({ body: { name: 'ONCE', percentage: 10 } });
    const { pool } = stage.market.product.database;
    const anna = await stage.business({ subscription: 'none' });
    const wishes = Array.from({ length: 12 }, (_, n) => ({
      package: n % 2 ? ('standard' as const) : ('premium' as const),
      promo_code: n % 3 ? 'ONCE' : 'once',
    }));
    const pages = await Promise.allSettled(wishes.map((wish) => anna.buys(wish)));
    expect(pages.some(({ status }) => status === 'fulfilled')).toBe(true);
    const { rows } = await pool.query(`
    select (select count(*)::int from promo_redemptions) as redeemed,
      (select count(*)::int from payment_intents where status in ('unknown', 'open')) as begun,
      (select count(*)::int from simulator.checkouts where status = 'open') as payable`);
    expect(rows).toEqual([{ redeemed: 1, begun: 1, payable: 1 }]);
  },
);

story(
  'an admin changes a price, and what was bought keeps its own',
  { shows: ['ruling 16'] },
  async (stage) => {
    const api = await (await stage.admin()).api();
    const { packages } = await api.packages();
    const params = { id: packages[0]?.id ?? '' };
    await api.changePackagePrice({ params, body: { net: 99.5 } });
    expect((await api.packages()).packages[0]).toMatchObject({ net: 99.5, vat: 19.9, price: 119.4 });
    for (const net of [0, -1, 10_001, 1.234])
      expect(await errorsOf(api.changePackagePrice({ params, body: { net } }))).toHaveProperty('net');
    await api.changePackagePrice({ params, body: { net: 95 } });
  },
);
