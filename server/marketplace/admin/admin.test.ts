import { expect } from 'vitest';
import { PASSWORD } from '../../testing/facts.ts';
import { bearer, visitor } from '../../testing/newcomer.ts';
import { story } from '../../testing/story.ts';

story(
  'an admin manages accounts, jobs, work categories and promo codes, and acts as somebody',
  { shows: ['R-16-041'] },
  async ({ customer, business, admin, market }) => {
    const [carl, anna, adminApi] = [await customer(), await business(), await (await admin()).api()];
    const job = await carl.posts();

    const { customers } = await adminApi.adminCustomers({ query: {} });
    expect(customers).toMatchObject([{ id: carl.id, is_active: 1, jobsCount: 1 }]);
    const { businesses } = await adminApi.adminBusinesses({ query: {} });
    expect(businesses).toMatchObject([{ id: anna.id, is_active: 1 }]);
    await adminApi.changeBusiness({ params: { id: anna.id }, body: { is_active: 0 } });
    await expect(
      visitor(market).logIn({ body: { email: anna.facts.email, password: PASSWORD } }),
    ).rejects.toMatchObject({ code: 'account_deactivated' });
    await adminApi.changeBusiness({ params: { id: anna.id }, body: { is_active: 1 } });
    expect(await anna.leads()).toHaveLength(1);

    await adminApi.switchJob({ params: { id: job.id }, body: { is_active: 0, reason: 'Not a job' } });
    expect(await anna.leads()).toEqual([]);
    await adminApi.addCategory({ body: { name: 'Sauna Building' } });
    const { workCategories } = await adminApi.workCategories();
    expect(workCategories.map(({ name }) => name)).toContain('Sauna Building');
    await adminApi.addPromoCode({ body: { name: 'SPRING', description: 'For April', percentage: 10 } });
    expect((await adminApi.promoCodes()).promoCodes).toMatchObject([{ name: 'SPRING', status: true }]);

    const body = { email: carl.facts.email, reason: 'Asked for help on the phone' };
    const acting = bearer(market, (await adminApi.impersonate({ body })).token);
    expect(await acting.currentUser()).toMatchObject({ impersonation: true, data: { id: carl.id } });
    await adminApi.removeAccount({ params: { id: carl.id } });
    expect((await adminApi.adminCustomers({ query: {} })).customers).toEqual([]);
  },
);
