import { expect } from 'vitest';
import { PASSWORD } from '../../../testing/facts.ts';
import { businessForm, customerForm, visitor } from '../../../testing/newcomer.ts';
import { story } from '../../../testing/story.ts';
import { createAdmin } from '../registration/create-admin.ts';

story(
  'the admin area lets in admins alone, and says of everybody else that something is wrong',
  { shows: ['R-3-007', 'R-10-020', 'R-10-021', 'A-04'] },
  async ({ customer, admin, market }) => {
    const [adam, carl] = await Promise.all([admin(), customer()]);
    const check = (email: string, password = PASSWORD) =>
      visitor(market).checkAdminCredentials({ body: { email, password } });
    expect(await check(adam.facts.email)).toEqual([]);
    const wrong = { code: 'bad_credentials', status: 422 };
    await expect(check(adam.facts.email, 'wrong horse')).rejects.toMatchObject(wrong);
    await expect(check(carl.facts.email)).rejects.toMatchObject(wrong);
    await expect(check('nobody@example.test')).rejects.toMatchObject(wrong);
    await market.product.database.pool.query('update accounts set is_active = false where id = $1', [
      adam.id,
    ]);
    await expect(check(adam.facts.email)).rejects.toMatchObject(wrong);
  },
);

story(
  'after ten wrong passwords no more are looked at',
  { shows: ['R-10-021', 'T11'] },
  async ({ admin, market }) => {
    const { facts } = await admin();
    const check = (password: string) =>
      visitor(market).checkAdminCredentials({ body: { email: facts.email, password } });
    for (let tries = 0; tries < 10; tries++)
      await expect(check(`wrong ${tries}`)).rejects.toMatchObject({ code: 'bad_credentials' });
    await expect(check(PASSWORD)).rejects.toMatchObject({ code: 'too_many_requests' });
  },
);

story(
  'an admin is made at the machine alone, with a password that is worth one',
  { shows: ['R-16-019'] },
  async ({ market }) => {
    const { db, clock } = market.product.market;
    const make = (password: string) =>
      createAdmin(db, {
        firstName: 'Ada',
        lastName: 'Bell',
        email: 'Ada@example.test',
        password,
        now: clock.now(),
      });
    expect(await make('short')).toBe('password_too_short');
    expect(await make('password1')).toBe('password_too_common');
    expect(await make(PASSWORD)).toBeNull();
    expect(await make(PASSWORD)).toBe('email_taken');
    const body = { email: 'ada@example.test', password: PASSWORD };
    expect((await visitor(market).logIn({ body })).data).toMatchObject({
      userType: 'admin',
      name: 'Ada Bell',
    });
    for (const wish of [{ userType: 'admin' }, { role: 'admin' }]) {
      const refused = {
        code: 'invalid',
        errors: { [Object.keys(wish).join()]: ['This field is not known.'] },
      };
      const customer = { ...customerForm(), ...wish };
      await expect(visitor(market).registerCustomer({ body: customer })).rejects.toMatchObject(refused);
      const business = { ...businessForm(), ...wish };
      await expect(visitor(market).registerBusiness({ body: business })).rejects.toMatchObject(refused);
    }
  },
);
