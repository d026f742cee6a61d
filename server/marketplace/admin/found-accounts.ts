import { type RawBuilder, sql } from 'kysely';
import type { AccountsQuery } from '../../../contract/admin-lists.ts';
import { ADMIN_PAGE_SIZE, SEARCH_COUNTED_TO, pageNumber, readFilter } from '../../../contract/admin-pages.ts';
import type { RowOf } from '../../platform/db/select-list.ts';
import { type Search, searched } from './account-search.ts';
import { type Counted, narrowed, type Noun, ORDERS, those, type Wanted } from './listed-accounts.ts';

/** SQL: those of a list that an index finds by what they hold; `offset 0` keeps PostgreSQL from any other way. */
const byPart = (noun: Noun, wanted: Wanted, byIndex: RawBuilder<unknown>) => sql`
  from (select * from found_accounts where role = ${sql.lit(noun)} and ${byIndex} offset 0) by_part
  where true ${narrowed(wanted)}`;

/**
 * SQL: the ids of one page of those that a search finds as `page (id, place)`, and how many there are as `counted`. `known`
 * is what an index has counted of them.
 */
export function pageOfFound(
  noun: Noun,
  query: AccountsQuery,
  { search, known }: { search: Search; known: Counted },
): RawBuilder<unknown> {
  const { skipped, ...bounds } = boundsOf(query);
  return pageOfSearch({
    list: those(noun, query),
    found: byPart(noun, query, search.byIndex),
    holds: search.holds,
    isNarrow: isNarrow(query),
    order: ORDERS[query.sort ?? 'newest'],
    skipped,
    ...reading(bounds, known),
  });
}

const isNarrow = ({ state, month }: Wanted) => state !== undefined || month !== undefined;

/** Where a page begins and ends, and how far a search counts: so far that the pager knows the pages around this one. */
function boundsOf({ pageIndex }: AccountsQuery) {
  const page = pageNumber(pageIndex);
  const until = page * ADMIN_PAGE_SIZE;
  const countedTo = Math.max(SEARCH_COUNTED_TO, until + PAGER_REACH * ADMIN_PAGE_SIZE);
  return { skipped: until - ADMIN_PAGE_SIZE, until, countedTo };
}

/** The rows of the list that are read for one that must be found: what is rarer is found by an index. */
const READ_FOR_ONE = 20;
const READ_OF_SHORT_LIST = 50;

const reading = ({ until, countedTo }: { until: number; countedTo: number }, known: Counted) =>
  known.has_more
    ? // Counted already: what is read need only reach to the end of the page.
      { countedTo: until - 1, read: until * READ_OF_SHORT_LIST }
    : { countedTo, read: (countedTo + 1) * READ_FOR_ONE };

/** Below this many rows in both lists together an index is asked first: all that it finds may be sorted at once. */
const SHORT_LIST = 200_000;

/** The same for one or two letters, which many have: all of them are read before any is sorted. */
const SHORT_LIST_OF_LETTERS = 50_000;

const isBelow = (rows: number) => sql`
  (select reltuples < ${sql.lit(rows)} from pg_class where oid = 'found_accounts'::regclass)`;

/**
 * SQL: the same by an index alone, if the lists are short. It finds a word that few have in a tenth of the time that
 * reading the list takes.
 */
export function pageByIndex(noun: Noun, query: AccountsQuery, search: Search): RawBuilder<unknown> {
  const order = ORDERS[query.sort ?? 'newest'];
  const { skipped, countedTo } = boundsOf(query);
  // A connection keeps few plans: the statements for pages far behind, states and months are planned each time.
  const isShortList = isBelow(search.isOfLetters ? SHORT_LIST_OF_LETTERS : SHORT_LIST);
  const isUsual = countedTo === SEARCH_COUNTED_TO && !isNarrow(query);
  return sql`${isUsual ? sql`/* prepared: admin-search */` : sql``} with
    found as materialized (
      select * ${byPart(noun, query, search.byIndexUnseen)} and ${isShortList} limit ${sql.lit(countedTo + 1)}
    ),
    counted as (
      select least(count(*), ${sql.lit(countedTo)}) as count, count(*) > ${sql.lit(countedTo)} as has_more,
        count(*) <= ${sql.lit(countedTo)} and ${isShortList} as is_whole from found
    ),
    page as (
      select account_id as id, row_number() over (order by ${order}) as place from (
        select * from found where (select is_whole from counted)
        order by ${order} limit ${sql.lit(ADMIN_PAGE_SIZE)} offset ${skipped}
      ) shown
    )`;
}

/** The pages that a pager offers behind the current one. */
const PAGER_REACH = 2;

type PageOfSearch = {
  /** SQL: all of the list; and what an index finds of it. */
  list: RawBuilder<unknown>;
  found: RawBuilder<unknown>;
  /** SQL: whether a row is looked for. */
  holds: RawBuilder<unknown>;
  /** The list may be so short that it is read as a whole. */
  isNarrow: boolean;
  order: RawBuilder<unknown>;
  skipped: number;
  countedTo: number;
  /** The rows of the list that are read at most. */
  read: number;
};

/**
 * SQL: what is looked for is common, and then the first rows of the list hold enough of it; or it is rare, and then an
 * index finds all of it. Neither reads everybody.
 */
function pageOfSearch({ list, found, holds, isNarrow, ...page }: PageOfSearch): RawBuilder<unknown> {
  const { order, skipped, countedTo } = page;
  const until = skipped + ADMIN_PAGE_SIZE;
  const most = countedTo + 1;
  const read = sql.lit(page.read);
  const isWhole = isNarrow
    ? sql`(select count(*) < ${read} from (select ${list} limit ${read}) all_of)`
    : sql`false`;
  const goesOn = sql`(select hits < ${until} and not is_whole from known)`;
  const isRare = sql`((select hits from reckoned) < ${sql.lit(most)})`;
  return sql`
    with near as materialized (
      select account_id as id, row_number() over () as place from (
        select * ${list} order by ${order} limit ${read}
      ) first where ${holds} limit ${sql.lit(most)}
    ),
    known as materialized (select count(*) as hits, ${isWhole} as is_whole from near),
    rare as materialized (
      select * ${found} and (select hits < ${sql.lit(most)} and not is_whole from known) limit ${sql.lit(most)}
    ),
    reckoned as materialized (select greatest(hits, (select count(*) from rare)) as hits from known),
    counted as (
      select least(hits, ${sql.lit(countedTo)}) as count, hits > ${sql.lit(countedTo)} as has_more, true as is_whole
      from reckoned
    ),
    page as (
      select id, place from near where not ${goesOn} and place > ${skipped} and place <= ${until}
      union all
      select account_id, row_number() over () from (
        select * from (
          select * from rare where ${isRare}
          union all
          (select * ${found} and not ${isRare} and ${goesOn})
        ) all_found order by ${order} limit ${sql.lit(ADMIN_PAGE_SIZE)} offset ${skipped}
      ) shown where ${goesOn}
    )`;
}

const BATCH = 500;

/** Where a file goes on: behind the account that was written last, in the list's own order. */
export type Behind = { created_at: Date } & RowOf<typeof behindColumns>;

/** SQL: what a file needs of a row of `p`, besides what it shows, to go on behind it. A row's own id may be a business's. */
export const behindColumns = {
  place_id: sql<string>`p.id`,
  person_key: sql<string>`p.person_key`,
  email_key: sql<string>`p.email_key`,
};

const BEHIND = {
  newest: (last: Behind) => sql`(created_at, account_id) < (${last.created_at}, ${last.place_id}::uuid)`,
  oldest: (last: Behind) => sql`(created_at, account_id) > (${last.created_at}, ${last.place_id}::uuid)`,
  name: (last: Behind) => sql`(person, account_id) > (${last.person_key}, ${last.place_id}::uuid)`,
  email: (last: Behind) => sql`(email, account_id) > (${last.email_key}, ${last.place_id}::uuid)`,
};

/** SQL: the next batch of a file as `page`, with what it goes on behind. */
export function batchOfAccounts(noun: Noun, query: Wanted, behind: Behind | null): RawBuilder<unknown> {
  const sort = query.sort ?? 'newest';
  const search = searched(readFilter(query.filter ?? ''));
  const goesOn = behind ? sql`and ${BEHIND[sort](behind)}` : sql``;
  const listed = (asked: RawBuilder<unknown>) => sql`
    (select * ${those(noun, query)} ${asked} ${goesOn} order by ${ORDERS[sort]} limit ${sql.lit(BATCH)})`;
  const found = search
    ? sql`select * from rare where ${IS_RARE} ${goesOn}
        union all ${listed(sql`and ${search.holds} and not ${IS_RARE}`)}`
    : listed(sql``);
  return sql`
    ${search ? rareOnes(byPart(noun, query, search.byIndex)) : sql``}
    page as (
      select account_id as id, person as person_key, email as email_key,
        row_number() over (order by ${ORDERS[sort]}) as place
      from (${found}) shown
    )`;
}

const IS_RARE = sql`(select count(*) <= ${sql.lit(BATCH)} from rare)`;

/** SQL: what one batch has room for is found by an index; reading the list for it would read everybody. */
const rareOnes = (found: RawBuilder<unknown>) => sql`
  rare as materialized (select * ${found} limit ${sql.lit(BATCH + 1)}),`;
