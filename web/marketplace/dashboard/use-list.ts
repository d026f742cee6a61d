import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { PageOf, pagedList } from '../live/lists.ts';
import { useFailureLogged } from './log-failure.ts';
import { useSignInWhenRefused } from './use-sign-in-again.ts';

type PagedList<Item> = ReturnType<typeof pagedList<Item>>;

/** A list as the screens show it: its pages laid end to end. */
export function useList<Item>(list: PagedList<Item>, isWanted = true) {
  const query = useInfiniteQuery({ ...list, select: endToEnd<Item>, enabled: isWanted });
  useSignInWhenRefused(query.error);
  useFailureLogged(list.queryKey[0], query.error);
  return query;
}

const endToEnd = <Item>({ pages }: InfiniteData<PageOf<Item>>) => pages.flatMap((page) => page.items);
