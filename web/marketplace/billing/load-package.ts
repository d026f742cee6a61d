import { notFound } from '@tanstack/react-router';
import { PACKAGES } from '../../../contract/words.ts';
import { billingPages } from '../../copy/billing.ts';
import type { RouterContext } from '../../router-context.ts';
import { offersQuery } from './packages.ts';

/** The page of one package, the same in the middle of registering and outside of it. Throws `notFound` for any other name. */
export async function loadPackage({ queryClient, api }: RouterContext, asked: string) {
  const name = PACKAGES.find((known) => known === asked);
  if (!name) throw notFound();
  return { name, offers: await queryClient.query(offersQuery(api)), page: billingPages.package(name) };
}
