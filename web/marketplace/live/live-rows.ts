/** A record in its place in a list. One that has left the list keeps its place until somebody puts it away. */
export type Row<Item> = { id: string; item: Item; hasLeft: boolean };

/** A list as somebody looks at it: its rows, what waits to be let in, and what has come while they looked. */
export type LiveRows<Item> = {
  rows: readonly Row<Item>[];
  waiting: readonly string[];
  fresh: ReadonlySet<string>;
};

export type Named = { id: string };

export const rowsOf = <Item extends Named>(items: readonly Item[]): LiveRows<Item> => ({
  rows: items.map(rowOf),
  waiting: [],
  fresh: new Set(),
});

export const withoutRow = <Item>(
  live: LiveRows<Item>,
  gone: (row: Row<Item>) => boolean,
): LiveRows<Item> => ({
  ...live,
  rows: live.rows.filter((row) => !gone(row)),
});

const rowOf = <Item extends Named>(item: Item): Row<Item> => ({ id: item.id, item, hasLeft: false });
