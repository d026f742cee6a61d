import { expect } from 'vitest';
import { refusalOf } from '../../../testing/api.ts';
import { atBank } from '../../../testing/bank.ts';
import { openSecondProduct, type TestMarket } from '../../../testing/market.ts';
import { bearer, businessForm, visitor } from '../../../testing/newcomer.ts';
import type { Person } from '../../../testing/person.ts';
import { story } from '../../../testing/story.ts';

story(
  'a business registers with a package, pays, and comes back active once',
  { shows: ['R-7-009', 'R-7-011', 'R-7-016', 'R-7-018', 'R-7-023', 'R-10-027', 'R-16-043'] },
  async ({ market }) => {
    const wish = { package: 'premium', payment_method: 'direct_debit' } as const;
    const { token, data, redirect_url } = await visitor(market).registerBusiness({
      body: businessForm(wish),
    });
    expect(data.subscription_status).toBe('not_subscribed');
    const back = await atBank(market, redirect_url ?? '', 'authorise');
    expect(back.pathname).toBe('/register/business/registered');
    const body = { billing_request_id: back.searchParams.get('billing_request_id') ?? '' };
    const nora = bearer(market, token);
    expect(await Promise.all([1, 2, 3].map(() => nora.bankConfirmation({ body })))).toEqual([[], [], []]);
    const { data: user } = await nora.currentUser();
    expect(user).toMatchObject({ subscription_status: 'active', subscription_type: 'premium' });
    const { rows } = await market.product.database.pool.query(
      'select count(*) as count from simulator.charges',
    );
    expect(rows).toEqual([{ count: 1 }]);
  },
);

story(
  'a payment cancelled in the registration leads back to the package',
  { shows: ['R-7-019'] },
  async ({ market }) => {
    const { token, redirect_url } = await visitor(market).registerBusiness({
      body: businessForm({ package: 'standard', payment_method: 'card' }),
    });
    const back = await atBank(market, redirect_url ?? '', 'cancel');
    expect(back.pathname + back.search).toBe('/register/packages/standard?payment=cancelled');
    const { data } = await bearer(market, token).currentUser();
    expect(data.subscription_status).toBe('not_subscribed');
    const again = await bearer(market, token).renewSubscription({
      body: { package: 'standard', payment_method: 'card' },
    });
    expect(new URL(again.redirect_url).pathname).toMatch(/^\/simulator\/checkout\//);
  },
);

story(
  'a code that is not valid is told before the account exists',
  { shows: ['R-10-027'] },
  async ({ market }) => {
    const body = businessForm({ package: 'standard', promo_code: 'NOPE' });
    expect(await refusalOf(visitor(market).registerBusiness({ body }))).toBe('promo_code_invalid');
    const { redirect_url } = await visitor(market).registerBusiness({ body: { ...body, promo_code: null } });
    expect(redirect_url).toContain('/simulator/checkout/');
    const later = await visitor(market).registerBusiness({ body: businessForm() });
    expect(later.redirect_url).toBeNull();
  },
);

story(
  'codes are tried out by no call without limit',
  { shows: ['T29', 'R-10-109', 'R-16-031'] },
  async (stage) => {
    const anna = await stage.business({ subscription: 'none' });
    const wish = { package: 'standard', payment_method: 'card' } as const;
    const tries = [
      (promo_code: string) =>
        visitor(stage.market).checkPromoCode({ body: { package: 'standard', promo_code } }),
      (promo_code: string) =>
        visitor(stage.market).registerBusiness({ body: businessForm({ ...wish, promo_code }) }),
      (promo_code: string) => anna.buys({ promo_code }),
    ];
    for (let n = 0; n < 10; n++)
      expect(await refusalOf(tries[n % 3]?.(`GUESS${n}`) ?? Promise.resolve())).toBe('promo_code_invalid');
    for (const guess of tries) expect(await refusalOf(guess('GUESS'))).toBe('too_many_requests');
    await anna.buys();
  },
);

story(
  'an account guesses ten codes an hour, from whatever networks, and whoever guesses keeps nobody else from a code',
  { shows: ['T29', 'R-10-109'] },
  async (stage) => {
    const { market } = stage;
    const second = await openSecondProduct(market);
    const [anna, bob] = [await stage.business({ subscription: 'none' }), await stage.business()];
    let turn = 0;
    /** A network that nobody had before, in a neighbourhood of its own. */
    const elsewhere = () => `10.${turn >> 8}.${turn++ & 255}.1`;
    /** By somebody who is logged in, by a network or by nobody of note. */
    const guess = async ({ product }: TestMarket, guesser: Person | string | null, promo_code: string) => {
      const [person, remoteAddress] = typeof guesser === 'string' ? [null, guesser] : [guesser, elsewhere()];
      const { statusCode } = await product.app.inject({
        method: 'POST',
        url: '/api/subscription/promo-code',
        headers: person ? { authorization: `Bearer ${await person.token()}` } : {},
        payload: { package: 'standard', promo_code },
        remoteAddress,
      });
      return statusCode;
    };
    const api = await (await stage.admin()).api();
    await api.addPromoCode({ body: { name: 'RIGHT', percentage: 10 } });
    for (let n = 0; n < 12; n++) expect(await guess(market, anna, 'right')).toBe(200);
    for (let n = 0; n < 10; n++) expect(await guess(n % 2 ? market : second, anna, `GUESS${n}`)).toBe(422);
    for (const one of [market, second]) expect(await guess(one, anna, 'RIGHT')).toBe(429);
    expect(await refusalOf(anna.buys({ promo_code: 'RIGHT' }))).toBe('too_many_requests');
    expect(await guess(market, bob, 'RIGHT')).toBe(200);
    // A street that guesses is stopped, in every process.
    for (let n = 0; n < 100; n++)
      expect(await guess(n % 2 ? market : second, `192.0.2.${n}`, `GUESS${n}`)).toBe(422);
    for (const one of [market, second]) expect(await guess(one, '192.0.2.200', 'GUESS')).toBe(429);
    // Many who guess from everywhere keep nobody else from a code that is right.
    for (let n = 0; n < 300; n++) expect(await guess(market, null, `GUESS${n}`)).toBe(422);
    expect(await guess(market, null, 'RIGHT')).toBe(200);
    expect(await guess(second, bob, 'RIGHT')).toBe(200);
    await second.product.stop();
  },
);
