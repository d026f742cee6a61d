import * as z from 'zod/mini';
import { Removal } from './admin-accounts.ts';
import { PageIndexQuery } from './admin-lists.ts';
import { fieldSentences as say } from './copy.ts';
import { flag, id, IdParams, Named, Nothing, text, zeroOrOne } from './fields.ts';
import { routes } from './kernel.ts';

const counts = { activeBusinessesCount: z.number(), inactiveBusinessesCount: z.number() };

export const AdminService = z.object({ id: z.string(), name: z.string(), is_active: flag, ...counts });
export type AdminService = z.output<typeof AdminService>;

/** A work category as admins see it. The businesses of a service are those that chose it. */
export const AdminCategory = z.object({
  id: z.string(),
  name: z.string(),
  is_active: flag,
  ...counts,
  services: z.array(AdminService),
});
export type AdminCategory = z.output<typeof AdminCategory>;

/** What uses a work category: an admin sees it before deleting it. */
export const CategoryUses = z.object({
  businessesCount: z.number(),
  jobsCount: z.number(),
  servicesCount: z.number(),
});
export type CategoryUses = z.output<typeof CategoryUses>;

const MAX_NAME = 60;
const categoryName = text({ max: MAX_NAME, empty: say.categoryName });
const serviceName = text({ max: MAX_NAME, empty: say.serviceName });

/** One of the two, or both. */
const change = (name: typeof categoryName) =>
  z.strictObject({ is_active: z.optional(zeroOrOne), name: z.optional(name) }).check(
    z.refine((given) => Object.keys(given ?? {}).length > 0, {
      path: ['is_active'],
      error: say.zeroOrOne,
      when: () => true,
    }),
  );

const ServiceParams = z.strictObject({ id, serviceId: id });

export const adminCategoryRoutes = routes({
  adminCategories: {
    method: 'GET',
    path: '/admin/work-categories',
    summary: 'A page of the work categories with their services, by name',
    by: ['admin'],
    query: PageIndexQuery,
    answers: z.object({ workCategories: z.array(AdminCategory), categoryCount: z.number() }),
    refuses: [],
  },
  addCategory: {
    method: 'POST',
    path: '/admin/work-category',
    summary: 'Add a work category',
    by: ['admin'],
    countsOnce: 'by key',
    body: z.strictObject({ name: categoryName }),
    answers: Nothing,
    refuses: ['category_exists'],
  },
  changeCategory: {
    method: 'PUT',
    path: '/admin/work-category/:id',
    summary: 'Rename a work category, or switch it on or off; while it is off nobody can choose it',
    by: ['admin'],
    countsOnce: 'by nature',
    params: IdParams,
    body: change(categoryName),
    answers: Nothing,
    refuses: ['category_exists'],
  },
  removeCategory: {
    method: 'DELETE',
    path: '/admin/work-category/:id',
    summary: 'Delete a work category; jobs and businesses that have it keep it',
    by: ['admin'],
    countsOnce: 'by nature',
    params: IdParams,
    body: Removal,
    answers: Nothing,
    refuses: [],
  },
  categoryUses: {
    method: 'GET',
    path: '/admin/work-category/:id/uses',
    summary: 'How many businesses and jobs have a work category, and how many services it has',
    by: ['admin'],
    params: IdParams,
    answers: CategoryUses,
    refuses: [],
  },
  adminServices: {
    method: 'GET',
    path: '/admin/work-category/:id/services',
    summary: 'The services of a work category, by name',
    by: ['admin'],
    params: IdParams,
    answers: z.object({ category: Named, services: z.array(AdminService) }),
    refuses: [],
  },
  addService: {
    method: 'POST',
    path: '/admin/work-category/:id/service',
    summary: 'Add a service to a work category',
    by: ['admin'],
    countsOnce: 'by key',
    params: IdParams,
    body: z.strictObject({ name: serviceName }),
    answers: Nothing,
    refuses: ['service_exists'],
  },
  changeService: {
    method: 'PUT',
    path: '/admin/work-category/:id/service/:serviceId',
    summary: 'Rename a service, or switch it on or off',
    by: ['admin'],
    countsOnce: 'by nature',
    params: ServiceParams,
    body: change(serviceName),
    answers: Nothing,
    refuses: ['service_exists'],
  },
  removeService: {
    method: 'DELETE',
    path: '/admin/work-category/:id/service/:serviceId',
    summary: 'Delete a service; jobs and businesses that have it keep it',
    by: ['admin'],
    countsOnce: 'by nature',
    params: ServiceParams,
    body: Removal,
    answers: Nothing,
    refuses: [],
  },
});
