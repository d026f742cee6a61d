import type { LiveRows, Named, Row } from './live-rows.ts';

/** A list as it was just read. `isOwnDoing` and `isActedOn` tell of the acts of this tab. */
export type Read<Item> = {
  items: readonly Item[];
  hasMore: boolean;
  isOwnDoing: (item: Item) => boolean;
  isActedOn: (item: Item) => boolean;
};

/**
 * The rows after the list was read again. What is still there stays in its place; what this tab itself has put away
 * goes; what left by somebody else's doing stays as one that has left; what is new waits, except for further pages.
 */
export function afterReading<Item extends Named>(before: LiveRows<Item>, now: Read<Item>): LiveRows<Item> {
  const after = asOthersChangedIt(before, now);
  const isOwn = ({ id }: Item) => after.waiting.includes(id);
  const own = new Set(now.items.filter((item) => isOwn(item) && now.isOwnDoing(item)).map(({ id }) => id));
  if (own.size === 0) return after;
  // What this tab itself has brought back is no news to it.
  const { rows } = letIn({ ...after, waiting: [...own] }, now.items);
  const isOthers = (id: string) => !own.has(id);
  return {
    rows,
    waiting: after.waiting.filter(isOthers),
    fresh: new Set([...after.fresh].filter(isOthers)),
  };
}

function asOthersChangedIt<Item extends Named>(before: LiveRows<Item>, now: Read<Item>): LiveRows<Item> {
  const known = new Set(before.rows.map(({ id }) => id));
  const lastKnown = now.items.findLastIndex(({ id }) => known.has(id));
  const isNew = ({ id }: Item, place: number) => !known.has(id) && place < lastKnown;
  const isAppended = ({ id }: Item, place: number) => !known.has(id) && lastKnown !== -1 && place > lastKnown;
  const waiting = lastKnown === -1 ? now.items : now.items.filter(isNew);
  const firstKnown = now.items.findIndex(({ id }) => known.has(id));
  const came = now.items.slice(0, firstKnown === -1 ? undefined : firstKnown);
  return {
    rows: [
      ...before.rows.flatMap((row) => stillThere(row, { before, now, pushed: waiting.length })),
      ...now.items.filter(isAppended).map(rowOf),
    ],
    waiting: waiting.map(({ id }) => id),
    fresh: new Set([...before.fresh, ...came.map(({ id }) => id)]),
  };
}

/** Puts in what waits, each before the first row that it stands before in the list. */
export function letIn<Item extends Named>(live: LiveRows<Item>, items: readonly Item[]): LiveRows<Item> {
  const place = new Map(items.map(({ id }, index) => [id, index]));
  const rows = [...live.rows];
  for (const item of items.filter(({ id }) => live.waiting.includes(id))) {
    const own = place.get(item.id) ?? 0;
    const next = rows.findIndex(({ id }) => (place.get(id) ?? -1) > own);
    rows.splice(next === -1 ? rows.length : next, 0, rowOf(item));
  }
  return { ...live, rows, waiting: [] };
}

type Reading<Item> = { before: LiveRows<Item>; now: Read<Item>; pushed: number };

function stillThere<Item extends Named>(row: Row<Item>, reading: Reading<Item>): Row<Item>[] {
  const { now } = reading;
  const item = now.items.find(({ id }) => id === row.id);
  if (item) return [rowOf(item)];
  // Once this tab goes on with what it belongs to, the news of before is old.
  if (row.hasLeft) return now.isOwnDoing(row.item) ? [] : [row];
  if (now.isActedOn(row.item)) return [row];
  if (now.isOwnDoing(row.item)) return [];
  return [{ ...row, hasLeft: !isPushedOff(row, reading) }];
}

/** What is new at the top pushes as many from the end of a full page onto the next. */
function isPushedOff<Item extends Named>(row: Row<Item>, { before, now, pushed }: Reading<Item>): boolean {
  if (!now.hasMore) return false;
  const there = new Set(now.items.map(({ id }) => id));
  const last = before.rows.findLastIndex(({ id }) => there.has(id));
  const place = before.rows.indexOf(row);
  return place > last && place - last <= pushed;
}

// Also in live-rows.ts: what both import would be a chunk of its own.
const rowOf = <Item extends Named>(item: Item): Row<Item> => ({ id: item.id, item, hasLeft: false });
