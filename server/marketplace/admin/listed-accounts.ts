import { type RawBuilder, sql } from 'kysely';
import type { AccountsQuery } from '../../../contract/admin-lists.ts';
import { ADMIN_PAGE_SIZE } from '../../../contract/admin-pages.ts';
import { skipping, type Slots } from '../../platform/db/prepared-statements.ts';
import type { RowOf } from '../../platform/db/select-list.ts';
import { ofMonth } from './of-month.ts';

export type Noun = 'customer' | 'business';
export type Wanted = Omit<AccountsQuery, 'pageIndex'>;

/** SQL: the owners of businesses with such a subscription, found once and not for each account. */
const subscribed = (statuses: string[]) => sql`
  and account_id in (select b.owner_id from subscriptions s join businesses b on b.id = s.business_id
    where s.status = any(${statuses}))`;

/** SQL: it counts how the subscription stands that the row shows: the live one, else the newest. */
const standsAt = (status: string) => sql`
  ${subscribed([status])} and ${status} = (
    select s.status from businesses b join subscriptions s on s.business_id = b.id where b.owner_id = account_id
    order by s.status in ('active', 'past_due') desc, s.needs_attention is distinct from 'unwanted' desc,
      s.created_at desc limit 1)`;

const STATES = {
  active: sql`and is_active`,
  inactive: sql`and not is_active`,
  unverified: sql`and not is_verified`,
  subscribed: subscribed(['active']),
  paying: subscribed(['active', 'past_due']),
  past_due: standsAt('past_due'),
  expired: standsAt('expired'),
  cancelled: standsAt('cancelled'),
};

export const ORDERS = {
  newest: sql`created_at desc, account_id desc`,
  oldest: sql`created_at, account_id`,
  name: sql`person, account_id`,
  email: sql`email, account_id`,
};

/** What `counted` says; `is_whole`: whether these are all that the list has. */
export const countedColumns = {
  count: sql<number>`counted.count`,
  has_more: sql<boolean>`counted.has_more`,
  is_whole: sql<boolean>`counted.is_whole`,
};
export type Counted = RowOf<typeof countedColumns>;

/** SQL: what narrows a list down, besides a search. */
export const narrowed = ({ state, month }: Wanted) =>
  inStateAndMonth(state, month ? sql<string>`${month}` : undefined);

const inStateAndMonth = (state: Wanted['state'], month: RawBuilder<string> | undefined) => sql`
  ${state ? STATES[state] : sql``} ${ofMonth(sql`created_at`, month)}`;

/** SQL: those of a role, a state and a month. */
export const those = (noun: Noun, wanted: Wanted) => sql`
  from found_accounts where role = ${sql.lit(noun)} ${narrowed(wanted)}`;

/** How a list is asked for without a search. Each way has a statement of its own. */
export type AccountsWay = { sort: keyof typeof ORDERS; state?: Wanted['state']; isOfMonth: boolean };

/** What its statement is given: a month, where it asks for one. */
export type AccountsAsked = { month: string; skipped: number };

/** SQL: the ids of one page as `page (id, place)`, and how many there are as `counted`. */
export function pageOfList(
  noun: Noun,
  { sort, state, isOfMonth }: AccountsWay,
  { month, skipped }: Slots<AccountsAsked>,
): RawBuilder<unknown> {
  const order = ORDERS[sort];
  const list = sql`from found_accounts where role = ${sql.lit(noun)}
    ${inStateAndMonth(state, isOfMonth ? month : undefined)}`;
  return sql`
    with counted as (select count(*) as count, false as has_more, true as is_whole ${list}),
    page as (
      select account_id as id, row_number() over (order by ${order}) as place from (
        select * ${list} order by ${order} limit ${sql.lit(ADMIN_PAGE_SIZE)} ${skipping(skipped)}
      ) shown
    )`;
}
