import { notFound } from '@tanstack/react-router';
import { PACKAGES, type PackageName } from '../../../contract/words.ts';
import type { PageWords } from '../../copy/page-words.ts';
import type { RouterContext } from '../../router-context.ts';
import { offersQuery } from './packages.ts';

/** The page of one package, in the middle of registering and outside of it. Throws `notFound` for any other name. */
export async function loadPackage(
  { queryClient, api }: RouterContext,
  asked: string,
  pageOf: (name: PackageName) => PageWords,
) {
  const name = PACKAGES.find((known) => known === asked);
  if (!name) throw notFound();
  return { name, offers: await queryClient.query(offersQuery(api)), page: pageOf(name) };
}
