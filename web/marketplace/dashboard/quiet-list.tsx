import type { ReactNode } from 'react';
import { ListOf, type ListQuery } from '../../ui/list-of.tsx';
import { failureSentence } from './failure-sentence.ts';

export type QuietListProps<Item> = {
  list: ListQuery<Item> & { error: unknown };
  loading: string;
  empty: string;
  emptyIcon?: ReactNode;
  emptyAction?: ReactNode;
  each: (item: Item) => ReactNode;
};

/** A list that says itself why it could not be read. */
export const QuietList = <Item extends { id: string }>({ list, ...rest }: QuietListProps<Item>) => (
  <ListOf query={list} failed={failureSentence(list.error)} {...rest} />
);
