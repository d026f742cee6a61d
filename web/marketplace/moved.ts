/** A list with one of its items at another place, counted from nought. */
export const moved = <Item>(items: readonly Item[], item: Item, to: number): Item[] =>
  items.filter((one) => one !== item).toSpliced(to, 0, item);
