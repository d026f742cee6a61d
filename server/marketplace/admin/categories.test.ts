import { expect } from 'vitest';
import type { Business } from '../../testing/business.ts';
import { businessForm, visitor } from '../../testing/newcomer.ts';
import type { Person } from '../../testing/person.ts';
import { story } from '../../testing/story.ts';

const named = async (adam: Person, name: string) => {
  const api = await adam.api();
  const { categoryCount } = await api.adminCategories({ query: {} });
  for (let page = 1; page <= Math.ceil(categoryCount / 10); page++) {
    const { workCategories } = await api.adminCategories({ query: { pageIndex: String(page) } });
    const category = workCategories.find((one) => one.name === name);
    if (category) return category;
  }
  return undefined;
};

story(
  'work categories, ten a page, with services and how many work in them',
  { shows: ['R-10-127', 'R-9-113', 'R-9-115', 'R-9-116', 'R-9-117', 'R-9-118'] },
  async ({ business, admin }) => {
    const adam = await admin();
    const api = await adam.api();
    const { workCategories, categoryCount } = await api.adminCategories({ query: {} });
    expect(workCategories).toHaveLength(10);
    expect(categoryCount).toBeGreaterThan(10);
    await business({ services: ['Repair or replace a tap'] });
    const off = await business({ services: [] });
    await api.changeBusiness({ params: { id: off.id }, body: { is_active: 0 } });
    const plumbing = await named(adam, 'Plumbing');
    expect(plumbing).toMatchObject({ is_active: 1, activeBusinessesCount: 1, inactiveBusinessesCount: 1 });
    const tap = plumbing?.services.find(({ name }) => name === 'Repair or replace a tap');
    expect(tap).toMatchObject({ activeBusinessesCount: 1, inactiveBusinessesCount: 0 });
    const params = { id: plumbing?.id ?? '' };
    expect((await api.adminServices({ params })).services).toEqual(plumbing?.services);
    // In public it has the same id, and its services say what they are and what is asked about them.
    const [open] = (await api.workCategories()).workCategories.filter(({ name }) => name === 'Plumbing');
    expect(open).toEqual({ id: params.id, name: 'Plumbing', slug: 'plumbing', services: expect.any(Array) });
    expect(open?.services.find(({ name }) => name === tap?.name)).toEqual({
      id: tap?.id,
      name: tap?.name,
      questions: expect.any(Array),
    });
    await api.changeCategory({ params, body: { is_active: 0 } });
    expect(await named(adam, 'Plumbing')).toEqual({ ...plumbing, is_active: 0 });
    await api.changeCategory({ params, body: { is_active: 1 } });
  },
);

story(
  'a category comes, changes and goes',
  { shows: ['R-9-114', 'R-9-115', 'R-10-128', 'R-10-129', 'R-10-130', 'R-10-133', 'R-11-040', 'A-43'] },
  async ({ admin }) => {
    const adam = await admin();
    const api = await adam.api();
    const offered = async () => (await api.workCategories()).workCategories.map(({ name }) => name);
    await api.addCategory({ body: { name: 'Sauna Building' } });
    expect(await offered()).toContain('Sauna Building');
    for (const name of ['sauna building', 'PLUMBING'])
      await expect(api.addCategory({ body: { name } })).rejects.toMatchObject({
        code: 'category_exists',
        message: expect.stringContaining('This work category already exists.'),
      });
    await expect(api.addCategory({ body: { name: '  ' } })).rejects.toMatchObject({ code: 'invalid' });
    const { id = '' } = (await named(adam, 'Sauna Building')) ?? {};
    const params = { id };
    await api.addService({ params, body: { name: 'Build a sauna' } });
    await expect(api.addService({ params, body: { name: 'build A sauna' } })).rejects.toMatchObject({
      code: 'service_exists',
    });
    const [service] = (await api.adminServices({ params })).services;
    const both = { id, serviceId: service?.id ?? '' };
    await api.changeService({ params: both, body: { is_active: 0 } });
    const [off] = (await api.workCategories()).workCategories.filter((one) => one.id === id);
    expect(off?.services).toEqual([]);
    await api.changeService({ params: both, body: { is_active: 1, name: 'Build a steam bath' } });
    expect((await api.adminServices({ params })).services).toMatchObject([
      { id: service?.id, is_active: 1, name: 'Build a steam bath' },
    ]);
    expect(await api.removeService({ params: both })).toEqual([]);
    expect(await api.removeService({ params: both })).toEqual([]);
    expect((await api.adminServices({ params })).services).toEqual([]);
    await api.changeCategory({ params, body: { is_active: 0 } });
    expect(await offered()).not.toContain('Sauna Building');
    await api.changeCategory({ params, body: { is_active: 1 } });
    expect(await api.removeCategory({ params })).toEqual([]);
    expect(await api.removeCategory({ params })).toEqual([]);
    expect(await named(adam, 'Sauna Building')).toBeUndefined();
    // Its name is free again.
    await api.addCategory({ body: { name: 'Sauna Building' } });
    await api.removeCategory({ params: { id: (await named(adam, 'Sauna Building'))?.id ?? '' } });
  },
);

story(
  'a category that is off is chosen by nobody; jobs and businesses keep its name, and who is in it may stay',
  { shows: ['R-11-044'] },
  async ({ admin, customer, business, market }) => {
    const adam = await admin();
    const api = await adam.api();
    const [carl, anna, tom] = [
      await customer(),
      await business(),
      await business({ category: 'Tiling', services: [] }),
    ];
    const job = await carl.posts();
    const { id = '' } = (await named(adam, 'Plumbing')) ?? {};
    await api.changeCategory({ params: { id }, body: { is_active: 0 } });
    // The pages that post a job and edit a profile offer what is in this list.
    const offered = (await api.workCategories()).workCategories.map(({ name }) => name);
    expect(offered).not.toContain('Plumbing');
    expect(offered).toContain('Tiling');
    await expect(carl.posts({ title: 'Another tap that drips' })).rejects.toMatchObject({
      errors: { service_id: expect.anything() },
    });
    await expect(visitor(market).registerBusiness({ body: businessForm() })).rejects.toMatchObject({
      errors: { workCategories: ['Please choose a work category.'] },
    });
    const saves = async (who: Business, choice: object) => {
      const { id: _, documents: __, workCategoriesName: ___, ...own } = await (await who.api()).ownBusiness();
      return (await who.api()).saveBusiness({ body: { ...own, ...choice } });
    };
    await expect(saves(tom, { workCategories: [id], services: [] })).rejects.toMatchObject({
      errors: { workCategories: expect.anything() },
    });
    expect(await carl.job(job)).toMatchObject({
      category_id: id,
      service: { name: 'Fix a leak or burst pipe' },
    });
    expect(await (await anna.api()).ownBusiness()).toMatchObject({ workCategoriesName: 'Plumbing' });
    expect(await anna.leads()).toHaveLength(1);
    expect(await saves(anna, {})).toEqual([]);
  },
);

story('a service of another category is not there', async ({ admin }) => {
  const adam = await admin();
  const api = await adam.api();
  const [plumbing, tiling] = await Promise.all([named(adam, 'Plumbing'), named(adam, 'Tiling')]);
  const params = { id: plumbing?.id ?? '', serviceId: tiling?.services[0]?.id ?? '' };
  await expect(api.changeService({ params, body: { is_active: 0 } })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(api.removeService({ params })).rejects.toMatchObject({ code: 'not_found' });
});

// The last one: the category is gone.
story(
  'deleting a category in use: how much has it is told first, and the reason is in the audit log',
  async ({ admin, business, customer }) => {
    const adam = await admin();
    const api = await adam.api();
    await business({ category: 'Tiling', services: [] });
    await customer();
    const { id = '', services = [] } = (await named(adam, 'Tiling')) ?? {};
    const params = { id };
    const uses = { businessesCount: 1, jobsCount: 0, servicesCount: services.length };
    expect(await api.categoryUses({ params })).toEqual(uses);
    const [service] = services;
    const reason = 'Joined with plastering';
    await api.removeService({ params: { id, serviceId: service?.id ?? '' }, body: { reason } });
    expect(await api.categoryUses({ params })).toEqual({ ...uses, servicesCount: services.length - 1 });
    await api.removeCategory({ params, body: { reason } });
    const { entries } = await api.auditLog({ query: {} });
    expect(entries.slice(0, 2)).toMatchObject([
      { act: 'delete', subject: 'category', reason },
      { act: 'delete', subject: 'service', reason },
    ]);
    await expect(api.categoryUses({ params })).rejects.toMatchObject({ code: 'not_found' });
  },
);
