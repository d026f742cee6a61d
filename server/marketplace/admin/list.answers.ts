import { notFound } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { businessById } from './business.queries.ts';
import { servicesOfCategory, usesOfCategory } from './category.queries.ts';
import { customerById } from './customer.queries.ts';

/** What is not there answers alike, whatever it might have been. */
const orNotFound = <T>(found: T | undefined): T => {
  if (found === undefined) throw notFound();
  return found;
};

export const answerCustomer = async ({ db }: Market, id: string) => ({
  data: orNotFound(await customerById(db, id)),
});

export const answerBusiness = async ({ db, clock }: Market, id: string) => ({
  data: orNotFound(await businessById(db, id, clock.now())),
});

export const answerServices = async ({ db }: Market, id: string) =>
  orNotFound(await servicesOfCategory(db, id));

export const answerCategoryUses = async ({ db }: Market, id: string) =>
  orNotFound(await usesOfCategory(db, id));
